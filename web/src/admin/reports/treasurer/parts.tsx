import { cents, formatCents, sumCents, type Cents } from '@pa-ledger/domain/money/money';
import type { AdvancedLine } from '@pa-ledger/domain/reports/advanced';
import type { AmendmentLine } from '@pa-ledger/domain/reports/amendments';
import type { AccountSummary } from '@pa-ledger/domain/reports/treasurer/account-lines';
import type {
  BudgetLineAmounts,
  TreasurerBudget,
  TreasurerBudgetLine,
} from '@pa-ledger/domain/reports/treasurer/budget-lines';
import type { CashAmounts } from '@pa-ledger/domain/reports/treasurer/cash-amounts';
import type { Adjustment, FundSummary } from '@pa-ledger/domain/reports/treasurer/fund-lines';
import type { Days, FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import { useId, type ReactNode } from 'react';
import type { AsyncState } from '../../../data/async-state.ts';
import { HeadingRow } from '../../shared/frame/TabHeading.tsx';
import { AMENDMENT_COLUMNS } from '../../shared/journal/amendment-columns.tsx';
import { figureColumns, figureTotals } from '../../shared/figures/figure-columns.tsx';
import type { Opening } from '../../shared/figures/FigureLink.tsx';
import { textColumn } from '../../shared/lists/column-kinds.tsx';
import { Money } from '../../shared/lists/Money.tsx';
import { DataTable } from '../../shared/lists/DataTable.tsx';
import type { Column, RowGroup, Totals } from '../../shared/lists/table-model.ts';
import { yearSearch } from '../../shared/years/year-address.ts';
import { labelOf } from '../../shared/years/useShownYear.ts';
import type { FigurePlace, OpeningsOf } from '../report-figures.ts';
import { reportMessages } from '../reports-messages.ts';
import {
  ADJUSTMENT_COLUMNS,
  ADVANCED_COLUMNS,
  budgetColumns,
  cashColumns,
  type CashRow,
  fundRows,
  nameColumn,
} from './treasurer-columns.tsx';
import { treasurerMessages as messages } from './treasurer-messages.ts';

interface FundsProps extends FundSummary {
  readonly openings: OpeningsOf;
}

/** What each fund had, got and gave. */
export function Funds({ openings, ...summary }: FundsProps) {
  const { heading } = messages.funds;
  return (
    <Cash
      heading={heading}
      name={messages.fund}
      total={summary.total}
      rows={fundRows(summary)}
      openings={openings}
      placeOf={({ id, name, isSum }) => (isSum === true ? null : { name, fundId: id })}
      all={{ name: reportMessages.allFunds }}
    />
  );
}

interface AccountsProps extends AccountSummary {
  /** What the funds end with. */
  readonly inFunds: Cents;
  readonly openings: OpeningsOf;
  /** The days on which an account counts: from its opening on. */
  readonly daysOf: (accountId: string) => Days;
}

/** What each account had, got and gave; nothing before there is one. */
export function Accounts({ lines, total, inFunds, openings, daysOf }: AccountsProps) {
  if (lines.length === 0) return null;
  const { heading, account } = messages.accounts;
  return (
    <Cash
      heading={heading}
      name={account}
      total={total}
      hint={hintOf(cents(total.ending - inFunds))}
      rows={lines.map(({ accountName, ...line }) => ({ ...line, name: accountName }))}
      openings={openings}
      placeOf={({ id, name }) => ({ name, accountId: id, days: daysOf(id) })}
      all={null}
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
  readonly openings: OpeningsOf;
  /** What the entries of a row are of; null if they are of several. */
  readonly placeOf: (row: CashRow) => FigurePlace | null;
  readonly all: FigurePlace | null;
}

const CASH_FIGURES = {
  receipts: 'received',
  disbursements: 'spent',
  advances: 'advanced',
  transfers: 'transferred',
  ending: 'balance',
} as const;

/** Returns what an amount opens. No entry made the beginning or an adjustment, so neither do they make such an ending. */
function cashOpening(
  openings: OpeningsOf,
  field: keyof CashAmounts,
  place: FigurePlace | null,
  { beginning, adjustments }: CashAmounts,
) {
  if (place === null || field === 'beginning' || field === 'adjustments') return null;
  if (field !== 'ending') return openings(CASH_FIGURES[field], place);
  return adjustments === 0 ? openings('balance', { ...place, beginning }) : null;
}

/** Money by where it is; columns in which nothing is are left out. */
function Cash({ name, rows, total, openings, placeOf, all, ...part }: CashProps) {
  const amounts = cashColumns(rows);
  const openingIn = (row: CashRow) => (field: keyof CashAmounts) =>
    cashOpening(openings, field, placeOf(row), row);
  return (
    <Part
      {...part}
      columns={[nameColumn(name), ...figureColumns(amounts, (row: CashRow) => row, openingIn)]}
      lines={rows}
      totals={figureTotals(messages.cash.total, amounts, total, (field: keyof CashAmounts) =>
        cashOpening(openings, field, all, total),
      )}
    />
  );
}

/** What advances nothing has settled at the end of the period; nothing if all are. */
export function Advanced({ lines }: { readonly lines: readonly AdvancedLine[] }) {
  if (lines.length === 0) return null;
  const { heading, hint } = messages.advanced;
  const amount = <Money amount={sumCents(lines.map((line) => line.amount))} />;
  return (
    <Part
      heading={heading}
      hint={hint}
      columns={ADVANCED_COLUMNS}
      lines={lines}
      totals={{ label: messages.total, cells: { amount } }}
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
  readonly openings: OpeningsOf;
  readonly yearToDate: Days;
}

/** What each category has spent of its budget, or has brought in of what was expected. */
export function Budget(props: BudgetProps) {
  const { side, sections, total, fromClosed, fiscalYear, openings, yearToDate } = props;
  const columns = budgetColumns(side);
  const openingOf = (field: keyof BudgetLineAmounts, place: FigurePlace) => {
    if (field === 'left') return null;
    if (field === 'budget') return planOf(side, fiscalYear, place.name);
    const days = field === 'yearToDate' ? { days: yearToDate } : {};
    return openings(side === 'budget' ? 'spent' : 'received', { ...place, ...days });
  };
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
      columns={[
        name,
        ...figureColumns(
          columns,
          (line: TreasurerBudgetLine) => line,
          (line) => (field: keyof BudgetLineAmounts) =>
            openingOf(field, { name: line.categoryName, categoryId: line.id }),
        ),
      ]}
      lines={sections.flatMap(({ lines }) => lines)}
      groupOf={groupOf}
      none={messages[side].none}
      totals={figureTotals(messages.total, columns, total, (field: keyof BudgetLineAmounts) =>
        // The total counts nothing from closed years.
        fromClosed === null ? openingOf(field, { name: reportMessages.all }) : null,
      )}
    />
  );
}

/** The plan is in the list of the budget. */
function planOf(side: BudgetProps['side'], year: FiscalYear, name: string): Opening {
  const list = side === 'budget' ? '/admin/budget' : '/admin/budget/income';
  return { name: [reportMessages.budgeted, name], opens: `${list}${yearSearch(year)}` };
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
