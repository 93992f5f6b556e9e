import type { Cents } from '@pa-ledger/domain/money/money';
import type { AdvancedLine } from '@pa-ledger/domain/reports/advanced';
import type {
  AdvanceLine,
  DisbursementLine,
  ReceiptGroup,
  ReceiptLine,
  TransferLine,
} from '@pa-ledger/domain/reports/treasurer/entry-lines';
import type { CashAmounts } from '@pa-ledger/domain/reports/treasurer/cash-amounts';
import type { Adjustment, FundSummary } from '@pa-ledger/domain/reports/treasurer/fund-lines';
import { byText } from '@pa-ledger/domain/text/sort';
import { formatDate, type CalendarDate } from '@pa-ledger/domain/time/dates';
import type { ComponentProps, ReactNode } from 'react';
import { Tag } from '../../../ui/Tag.tsx';
import { Multiline, NO_VALUE, NoWrap, VisuallyHidden } from '../../../ui/text.ts';
import { EntryLink } from '../../bank/EntryLink.tsx';
import { lookMessages } from '../../shared/looks/look-messages.ts';
import { Money } from '../../shared/lists/Money.tsx';
import type { Column } from '../../shared/lists/table-model.ts';
import { treasurerMessages as messages } from './treasurer-messages.ts';

/** The amounts of a fund or an account in their order. */
const CASH_COLUMNS = [
  { field: 'beginning', label: messages.cash.beginning, tone: 'plain', onCard: 'note' },
  { field: 'receipts', label: messages.cash.receipts, tone: 'plain', onCard: 'note' },
  { field: 'disbursements', label: messages.cash.disbursements, tone: 'plain', onCard: 'note' },
  { field: 'advances', label: messages.cash.advances, tone: 'plain', onCard: 'note' },
  { field: 'transfers', label: messages.cash.transfers, tone: 'plain', onCard: 'note' },
  { field: 'adjustments', label: messages.cash.adjustments, tone: 'plain', onCard: 'note' },
  { field: 'ending', label: messages.cash.ending, tone: 'signed', onCard: 'figure' },
] as const;

/** A fund, the sum of several, or an account. */
export interface CashRow extends CashAmounts {
  readonly id: string;
  readonly name: string;
  readonly isSum?: boolean;
}

const RARE: readonly string[] = ['advances', 'transfers', 'adjustments'];

/** Returns the columns that are shown of some rows: without advances, transfers, and adjustments where none has any. */
export function cashColumns(rows: readonly CashRow[]) {
  return CASH_COLUMNS.filter(
    ({ field }) => !RARE.includes(field) || rows.some((row) => row[field] !== 0),
  );
}

/** Returns the funds; where some are held for others, the sums of these and of the association's own below them. */
export function fundRows({ lines, parts }: FundSummary): readonly CashRow[] {
  const rowsOf = (isHeld: boolean): readonly CashRow[] =>
    lines
      .filter((line) => line.isHeld === isHeld)
      .map((line) => ({ ...line, name: `${line.fundCode} ${line.fundName}`.trim() }));
  if (parts === null) return rowsOf(false);
  const { own, held } = messages.funds;
  return [
    ...rowsOf(false),
    { id: 'own', name: own, isSum: true, ...parts.own },
    ...rowsOf(true),
    { id: 'held', name: held, isSum: true, ...parts.held },
  ];
}

/** Returns the column with the name of a fund or an account. */
export function nameColumn(label: string): Column<CashRow> {
  return { id: 'name', label, cell: ({ name }) => name, onCard: 'title' };
}

/** The amounts of a category against a side of its budget in their order. */
export function budgetColumns(side: 'budget' | 'income') {
  const { period, yearToDate, budget, left } = messages[side];
  return [
    { field: 'period', label: period, tone: 'plain', onCard: 'note' },
    { field: 'yearToDate', label: yearToDate, tone: 'plain', onCard: 'note' },
    { field: 'budget', label: budget, tone: 'plain', onCard: 'note' },
    // More income than expected is negative, and good.
    { field: 'left', label: left, tone: side === 'budget' ? 'signed' : 'plain', onCard: 'figure' },
  ] as const;
}

const DATE: Column<{ readonly day: CalendarDate | null }> = {
  id: 'day',
  label: messages.date,
  cell: ({ day }) => day !== null && <NoWrap>{formatDate(day)}</NoWrap>,
  onCard: 'note',
};

const AMOUNT: Column<{ readonly amount: Cents }> = {
  id: 'amount',
  label: messages.amount,
  cell: ({ amount }) => <Money amount={amount} />,
  numeric: true,
  onCard: 'figure',
};

const DESCRIPTION: Column<{ readonly description: string }> = {
  id: 'description',
  label: messages.description,
  cell: ({ description }) => <Multiline>{description}</Multiline>,
};

const FUND: Column<{ readonly fundName: string }> = {
  id: 'fundName',
  label: messages.fund,
  cell: ({ fundName }) => fundName,
};

/** A line of its own would take the month a third sheet; the note above says what the star is. */
/** What leads to an entry, with a star after it while no one has confirmed the entry. */
function entryCell(
  document: Pick<ComponentProps<typeof EntryLink>, 'collection' | 'id'>,
  text: string,
  isUnconfirmed: boolean,
): ReactNode {
  return (
    <>
      <EntryLink {...document}>{text}</EntryLink>
      {isUnconfirmed && (
        <>
          {' '}
          <span aria-hidden="true">{messages.star}</span>
          <VisuallyHidden>{lookMessages.confirmed.none}</VisuallyHidden>
        </>
      )}
    </>
  );
}

/** An entry, or the sum of a category that has several; a sum has no day. */
type ReceiptRow = Pick<
  ReceiptLine,
  'id' | 'categoryName' | 'fundName' | 'description' | 'amount' | 'isUnconfirmed'
> & {
  readonly day: CalendarDate | null;
};

/** Returns the entries of each category, and below several of them their sum. */
export function receiptRows(groups: readonly ReceiptGroup[]): readonly ReceiptRow[] {
  return groups.flatMap(({ id, categoryName, lines, total }): readonly ReceiptRow[] => {
    if (lines.length === 1) return lines;
    const name = messages.receipts.sum(categoryName);
    const sum = { id: `sum of ${id}`, categoryName: name, fundName: '', description: '' };
    return [...lines, { ...sum, day: null, amount: total, isUnconfirmed: false }];
  });
}

/** Returns the entries of all categories in the order of their days. */
export function receiptsByDay(groups: readonly ReceiptGroup[]): readonly ReceiptRow[] {
  return groups.flatMap(({ lines }) => lines).toSorted(byText(({ day, id }) => `${day} ${id}`));
}

/** A sum stands out among its lines. */
function marked({ day }: ReceiptRow, shown: ReactNode): ReactNode {
  return day === null ? <strong>{shown}</strong> : shown;
}

export const RECEIPT_COLUMNS: readonly Column<ReceiptRow>[] = [
  {
    id: 'categoryName',
    label: messages.category,
    cell: (row) => marked(row, row.categoryName),
    onCard: 'title',
  },
  DATE,
  {
    ...DESCRIPTION,
    cell: ({ id, day, description, isUnconfirmed }) =>
      day !== null && entryCell({ collection: 'revenueItems', id }, description, isUnconfirmed),
  },
  FUND,
  { ...AMOUNT, cell: (row) => marked(row, <Money amount={row.amount} />) },
];

export const DISBURSEMENT_COLUMNS: readonly Column<DisbursementLine>[] = [
  DATE,
  {
    id: 'checkNumber',
    label: messages.disbursements.check,
    cell: ({ checkNumber, method, isVoid }) => (
      <>
        {checkNumber || method || NO_VALUE}{' '}
        {isVoid && <Tag tone="warning">{messages.disbursements.voided}</Tag>}
      </>
    ),
    onCard: 'note',
  },
  {
    id: 'payee',
    label: messages.disbursements.payee,
    cell: ({ document, payee, isUnconfirmed }) => entryCell(document, payee, isUnconfirmed),
    onCard: 'title',
  },
  { id: 'categoryName', label: messages.category, cell: ({ categoryName }) => categoryName },
  FUND,
  DESCRIPTION,
  AMOUNT,
];

export const ADVANCE_COLUMNS: readonly Column<AdvanceLine>[] = [
  DATE,
  { id: 'kind', label: messages.advances.kind, cell: ({ kind }) => messages.advances.kinds[kind] },
  {
    id: 'payee',
    label: messages.advances.holder,
    cell: ({ id, payee, isUnconfirmed }) =>
      entryCell({ collection: 'manualExpenses', id }, payee, isUnconfirmed),
    onCard: 'title',
  },
  { id: 'categoryName', label: messages.category, cell: ({ categoryName }) => categoryName },
  FUND,
  DESCRIPTION,
  AMOUNT,
];

export const ADVANCED_COLUMNS: readonly Column<AdvancedLine>[] = [
  {
    id: 'categoryName',
    label: messages.category,
    cell: ({ categoryName }) => categoryName,
    onCard: 'title',
  },
  FUND,
  AMOUNT,
];

/** A transfer is between two funds, two accounts, or both. */
function bothOf(fundName: string, accountName: string): string {
  return [fundName, accountName].filter((name) => name !== '').join(', ');
}

export const TRANSFER_COLUMNS: readonly Column<TransferLine>[] = [
  DATE,
  {
    id: 'fromName',
    label: messages.transfers.from,
    cell: ({ fromName, fromAccountName }) => bothOf(fromName, fromAccountName),
    onCard: 'title',
  },
  {
    id: 'toName',
    label: messages.transfers.to,
    cell: ({ toName, toAccountName }) => bothOf(toName, toAccountName),
    onCard: 'note',
  },
  {
    ...DESCRIPTION,
    cell: ({ id, description }) => (
      <EntryLink collection="transfers" id={id}>
        {description}
      </EntryLink>
    ),
  },
  AMOUNT,
];

export const ADJUSTMENT_COLUMNS: readonly Column<Adjustment>[] = [
  DATE,
  { ...FUND, onCard: 'title' },
  {
    id: 'reason',
    label: messages.adjustments.reason,
    cell: ({ reason, isOpening }) =>
      reason || (isOpening ? messages.adjustments.opening : NO_VALUE),
  },
  AMOUNT,
];
