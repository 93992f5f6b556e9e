import type { Cents } from '@pa-ledger/domain/money/money';
import type {
  DisbursementLine,
  ReceiptGroup,
  ReceiptLine,
  TransferLine,
} from '@pa-ledger/domain/reports/treasurer/entry-lines';
import type {
  Adjustment,
  FundAmounts,
  FundSummary,
} from '@pa-ledger/domain/reports/treasurer/fund-lines';
import { formatDate, type CalendarDate } from '@pa-ledger/domain/time/dates';
import { Tag } from '../../../ui/Tag.tsx';
import { Multiline, NO_VALUE, NoWrap } from '../../../ui/text.ts';
import { Money } from '../../shared/lists/Money.tsx';
import type { Column } from '../../shared/lists/table-model.ts';
import { treasurerMessages as messages } from './treasurer-messages.ts';

/** The amounts of a fund in their order. */
export const FUND_COLUMNS = [
  { field: 'beginning', label: messages.funds.beginning, tone: 'plain', onCard: 'note' },
  { field: 'receipts', label: messages.funds.receipts, tone: 'plain', onCard: 'note' },
  { field: 'disbursements', label: messages.funds.disbursements, tone: 'plain', onCard: 'note' },
  { field: 'transfers', label: messages.funds.transfers, tone: 'plain', onCard: 'note' },
  { field: 'adjustments', label: messages.funds.adjustments, tone: 'plain', onCard: 'note' },
  { field: 'ending', label: messages.funds.ending, tone: 'signed', onCard: 'figure' },
] as const;

/** A fund, or the sum of several. */
export interface FundRow extends FundAmounts {
  readonly id: string;
  readonly name: string;
  readonly isSum?: boolean;
}

/** Returns the funds; where some are held for others, the sums of these and of the association's own below them. */
export function fundRows({ lines, parts }: FundSummary): readonly FundRow[] {
  const rowsOf = (isHeld: boolean): readonly FundRow[] =>
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

export const FUND_NAME: Column<FundRow> = {
  id: 'name',
  label: messages.fund,
  cell: ({ name }) => name,
  onCard: 'title',
};

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

/** An entry, or the sum of a category that has several; a sum has no day. */
type ReceiptRow = Pick<
  ReceiptLine,
  'id' | 'categoryName' | 'fundName' | 'description' | 'amount'
> & {
  readonly day: CalendarDate | null;
};

/** Returns the entries of each category, and below several of them their sum. */
export function receiptRows(groups: readonly ReceiptGroup[]): readonly ReceiptRow[] {
  return groups.flatMap(({ id, categoryName, lines, total }): readonly ReceiptRow[] => {
    if (lines.length === 1) return lines;
    const name = messages.receipts.sum(categoryName);
    const sum = { id: `sum of ${id}`, categoryName: name, fundName: '', description: '' };
    return [...lines, { ...sum, day: null, amount: total }];
  });
}

export const RECEIPT_COLUMNS: readonly Column<ReceiptRow>[] = [
  {
    id: 'categoryName',
    label: messages.category,
    cell: ({ categoryName, day }) =>
      day === null ? <strong>{categoryName}</strong> : categoryName,
    onCard: 'title',
  },
  DATE,
  DESCRIPTION,
  FUND,
  {
    ...AMOUNT,
    cell: ({ amount, day }) =>
      day === null ? (
        <strong>
          <Money amount={amount} />
        </strong>
      ) : (
        <Money amount={amount} />
      ),
  },
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
    cell: ({ payee }) => payee,
    onCard: 'title',
  },
  { id: 'categoryName', label: messages.category, cell: ({ categoryName }) => categoryName },
  FUND,
  DESCRIPTION,
  AMOUNT,
];

export const TRANSFER_COLUMNS: readonly Column<TransferLine>[] = [
  DATE,
  {
    id: 'fromName',
    label: messages.transfers.from,
    cell: ({ fromName }) => fromName,
    onCard: 'title',
  },
  { id: 'toName', label: messages.transfers.to, cell: ({ toName }) => toName, onCard: 'note' },
  DESCRIPTION,
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
