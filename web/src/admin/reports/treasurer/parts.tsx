import { cents, formatCents, type Cents } from '@pa-ledger/domain/money/money';
import type { AmendmentLine } from '@pa-ledger/domain/reports/amendments';
import type { AccountSummary } from '@pa-ledger/domain/reports/treasurer/account-lines';
import type {
  TreasurerBudget,
  TreasurerBudgetLine,
} from '@pa-ledger/domain/reports/treasurer/budget-lines';
import type { CashAmounts } from '@pa-ledger/domain/reports/treasurer/cash-amounts';
import type { Adjustment, FundSummary } from '@pa-ledger/domain/reports/treasurer/fund-lines';
import type { FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import { useId, type ReactNode } from 'react';
import type { AsyncState } from '../../../data/async-state.ts';
import { HeadingRow } from '../../shared/frame/TabHeading.tsx';
import { AMENDMENT_COLUMNS } from '../../shared/journal/amendment-columns.tsx';
import { amountColumns, amountTotals, textColumn } from '../../shared/lists/column-kinds.tsx';
import { DataTable } from '../../shared/lists/DataTable.tsx';
import type { Column, RowGroup, Totals } from '../../shared/lists/table-model.ts';
import { labelOf } from '../../shared/years/useShownYear.ts';
import {
  ADJUSTMENT_COLUMNS,
  budgetColumns,
  cashColumns,
  type CashRow,
  fundRows,
  nameColumn,
} from './treasurer-columns.tsx';
import { treasurerMessages as messages } from './treasurer-messages.ts';

/** What each fund had, got and gave. */
export function Funds(summary: FundSummary) {
  const { heading } = messages.funds;
  return (
    <Cash heading={heading} name={messages.fund} total={summary.total} rows={fundRows(summary)} />
  );
}

interface AccountsProps extends AccountSummary {
  /** What the funds end with. */
  readonly inFunds: Cents;
}

/** What each account had, got and gave; nothing before there is one. */
export function Accounts({ lines, total, inFunds }: AccountsProps) {
  if (lines.length === 0) return null;
  const { heading, account } = messages.accounts;
  return (
    <Cash
      heading={heading}
      name={account}
      total={total}
      hint={hintOf(cents(total.ending - inFunds))}
      rows={lines.map(({ accountName, ...line }) => ({ ...line, name: accountName }))}
    />
  );
}

function hintOf(more: Cents): string | undefined {
  if (more === 0) return undefined;
  const amount = formatCents(cents(Math.abs(more)));
  return more > 0 ? messages.accounts.more(amount) : messages.accounts.less(amount);
}

interface CashProps extends Pick<PartProps<CashRow>, 'heading' | 'hint'> {
  /** What a row is of. */
  readonly name: string;
  readonly rows: readonly CashRow[];
  readonly total: CashAmounts;
}

/** Money by where it is; columns in which nothing is are left out. */
function Cash({ name, rows, total, ...part }: CashProps) {
  const amounts = cashColumns(rows);
  return (
    <Part
      {...part}
      columns={[nameColumn(name), ...amountColumns(amounts, (row: CashRow) => row)]}
      lines={rows}
      totals={amountTotals(messages.cash.total, amounts, total)}
    />
  );
}

/** Where typed balances differ from the books; nothing if none does. */
export function Adjustments({ lines }: { readonly lines: readonly Adjustment[] }) {
  if (lines.length === 0) return null;
  const { heading, hint } = messages.adjustments;
  return <Part heading={heading} hint={hint} columns={ADJUSTMENT_COLUMNS} lines={lines} />;
}

interface BudgetProps extends TreasurerBudget {
  readonly side: 'budget' | 'income';
  readonly fiscalYear: FiscalYear;
}

/** What each category has spent of its budget, or has brought in of what was expected. */
export function Budget({ side, sections, total, fromClosed, fiscalYear }: BudgetProps) {
  const columns = budgetColumns(side);
  const groupOf = (line: TreasurerBudgetLine): RowGroup | null => {
    const own = sections.find(({ lines }) => lines.includes(line));
    // Without an order all of them are the rest.
    const label = own?.isRest === true && sections[1] ? messages.rest : own?.heading;
    return own && label ? { id: own.id, label } : null;
  };
  const name = textColumn(
    'categoryName',
    messages.category,
    (line: TreasurerBudgetLine) => line.categoryName,
    { onCard: 'title' },
  );
  return (
    <Part
      heading={messages[side].heading(labelOf(fiscalYear))}
      hint={
        fromClosed === null
          ? undefined
          : messages.fromClosed(formatCents(fromClosed.period), formatCents(fromClosed.yearToDate))
      }
      columns={[name, ...amountColumns(columns, (line: TreasurerBudgetLine) => line)]}
      lines={sections.flatMap(({ lines }) => lines)}
      groupOf={groupOf}
      none={messages[side].none}
      totals={amountTotals(messages.total, columns, total)}
    />
  );
}

/** What meetings changed of a budget; nothing if they changed nothing. */
export function Amendments({ lines }: { readonly lines: readonly AmendmentLine[] }) {
  if (lines.length === 0) return null;
  return <Part heading={messages.amendments} columns={AMENDMENT_COLUMNS} lines={lines} />;
}

interface PartProps<Row> {
  readonly heading: string;
  readonly hint?: string | undefined;
  readonly columns: readonly Column<Row>[];
  readonly lines: readonly Row[] | AsyncState<readonly Row[]>;
  /** The heading above a line; without it there is none. */
  readonly groupOf?: ((line: Row) => RowGroup | null) | undefined;
  /** In the place of a table without lines. */
  readonly none?: ReactNode;
  readonly totals?: Totals | undefined;
  /** Below the table. */
  readonly footer?: ReactNode;
  /** Loads lines again that failed to load. */
  readonly onRetry?: () => void;
}

/** A part of the report: a table under its heading. */
export function Part<Row extends { readonly id: string }>(props: PartProps<Row>) {
  const { heading, hint, columns, lines, groupOf, none = null, ...table } = props;
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <HeadingRow hint={hint}>
        <h4 id={id}>{heading}</h4>
      </HeadingRow>
      <DataTable
        name={heading}
        columns={columns}
        rows={'status' in lines ? lines : { status: 'ready', value: lines }}
        keyOf={(line) => line.id}
        groupOf={groupOf}
        empty={none !== null && <p>{none}</p>}
        {...table}
      />
    </section>
  );
}
