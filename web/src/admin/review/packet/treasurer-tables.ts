import { formatCents, sumCents, type Cents } from '@pa-ledger/domain/money/money';
import type { AdvancedLine } from '@pa-ledger/domain/reports/advanced';
import { AUTHORITIES, type AmendmentLine } from '@pa-ledger/domain/reports/amendments';
import type { TreasurerBudget } from '@pa-ledger/domain/reports/treasurer/budget-lines';
import type {
  AdvanceLine,
  DisbursementLine,
  ReceiptGroup,
  ReceiptLine,
  TransferLine,
} from '@pa-ledger/domain/reports/treasurer/entry-lines';
import type { Adjustment } from '@pa-ledger/domain/reports/treasurer/fund-lines';
import { formatDate, type CalendarDate } from '@pa-ledger/domain/time/dates';
import { treasurerMessages as messages } from '../../reports/treasurer/treasurer-messages.ts';
import { amendmentMessages } from '../../shared/journal/amendment-messages.ts';
import type { Block } from './packet.ts';
import {
  amountColumn,
  amountColumns,
  amountTexts,
  quiet,
  sectionOf,
  tableOf,
  type PartColumn,
} from './blocks.ts';
import { reportPartMessages } from './report-part-messages.ts';

/* The tables of a treasurer's report, with the columns of the panel's page (`../../reports/treasurer`). */

const DATE: PartColumn<{ readonly day: CalendarDate | null }> = {
  label: messages.date,
  text: ({ day }) => (day === null ? '' : formatDate(day)),
};
const CATEGORY: PartColumn<{ readonly categoryName: string }> = {
  label: messages.category,
  text: ({ categoryName }) => categoryName,
};
const FUND: PartColumn<{ readonly fundName: string }> = {
  label: messages.fund,
  text: ({ fundName }) => fundName,
};
const DESCRIPTION: PartColumn<{ readonly description: string }> = {
  label: messages.description,
  share: 2,
  text: ({ description }) => description,
};
const AMOUNT: PartColumn<{ readonly amount: Cents }> = amountColumn(
  messages.amount,
  ({ amount }) => amount,
);

/** Puts a star after what no one has confirmed; the note above the report says what it is. */
function starred(text: string, isUnconfirmed: boolean): string {
  return isUnconfirmed ? `${text} ${messages.star}` : text;
}

/** Returns a total below the last of some columns. */
function totalOf(columns: readonly unknown[], amount: Cents): readonly string[] {
  const rest = columns.slice(2).map(() => '');
  return [messages.total, ...rest, formatCents(amount)];
}

interface ReceiptRow extends Omit<ReceiptLine, 'id' | 'day'> {
  readonly day: CalendarDate | null;
}

const RECEIPT_COLUMNS: readonly PartColumn<ReceiptRow>[] = [
  CATEGORY,
  DATE,
  { ...DESCRIPTION, text: (row) => starred(row.description, row.isUnconfirmed) },
  FUND,
  AMOUNT,
];

/** Returns what came in, by category with their sums. */
export function receiptTable(groups: readonly ReceiptGroup[], total: Cents): Block {
  const rows = groups.flatMap(({ categoryName, lines, total: amount }): readonly ReceiptRow[] => {
    if (lines.length === 1) return lines;
    const name = messages.receipts.sum(categoryName);
    const sum = { categoryName: name, fundName: '', description: '', isUnconfirmed: false };
    return [...lines, { ...sum, day: null, amount }];
  });
  return tableOf({
    columns: RECEIPT_COLUMNS,
    rows,
    total: totalOf(RECEIPT_COLUMNS, total),
    empty: messages.receipts.none,
  });
}

const DISBURSEMENT_COLUMNS: readonly PartColumn<DisbursementLine>[] = [
  DATE,
  {
    label: messages.disbursements.check,
    text: ({ checkNumber, method, isVoid }) =>
      [
        checkNumber || method || reportPartMessages.none,
        isVoid ? messages.disbursements.voided : '',
      ]
        .filter(Boolean)
        .join(' '),
  },
  {
    label: messages.disbursements.payee,
    text: ({ payee, isUnconfirmed }) => starred(payee, isUnconfirmed),
  },
  CATEGORY,
  FUND,
  DESCRIPTION,
  AMOUNT,
];

/** Returns what was paid, and what of it was taken back. */
export function disbursementTable(lines: readonly DisbursementLine[], total: Cents): Block {
  return tableOf({
    columns: DISBURSEMENT_COLUMNS,
    rows: lines,
    total: totalOf(DISBURSEMENT_COLUMNS, total),
    empty: messages.disbursements.none,
  });
}

const ADVANCE_COLUMNS: readonly PartColumn<AdvanceLine>[] = [
  DATE,
  { label: messages.advances.kind, text: ({ kind }) => messages.advances.kinds[kind] },
  {
    label: messages.advances.holder,
    text: ({ payee, isUnconfirmed }) => starred(payee, isUnconfirmed),
  },
  CATEGORY,
  FUND,
  DESCRIPTION,
  AMOUNT,
];

/** Returns what was advanced, came back, or became an expense; nothing if no advance moved. */
export function advanceBlocks(lines: readonly AdvanceLine[]): readonly Block[] {
  return someBlocks(messages.advances.heading, ADVANCE_COLUMNS, lines);
}

/** Returns what funds and accounts gave each other; nothing if they gave nothing. */
export function transferBlocks(lines: readonly TransferLine[]): readonly Block[] {
  return someBlocks(messages.transfers.heading, TRANSFER_COLUMNS, lines);
}

const TRANSFER_COLUMNS: readonly PartColumn<TransferLine>[] = [
  DATE,
  {
    label: messages.transfers.from,
    text: ({ fromName, fromAccountName }) => reportPartMessages.joined([fromName, fromAccountName]),
  },
  {
    label: messages.transfers.to,
    text: ({ toName, toAccountName }) => reportPartMessages.joined([toName, toAccountName]),
  },
  DESCRIPTION,
  AMOUNT,
];

/** Returns what advances nothing has settled; nothing if all are. */
export function advancedBlocks(lines: readonly AdvancedLine[]): readonly Block[] {
  const columns: readonly PartColumn<AdvancedLine>[] = [CATEGORY, FUND, AMOUNT];
  const total = totalOf(columns, sumCents(lines.map(({ amount }) => amount)));
  const { heading, hint } = messages.advanced;
  return someBlocks(heading, columns, lines, { hint, total });
}

/** Returns where typed balances differ from the books; nothing if none does. */
export function adjustmentBlocks(lines: readonly Adjustment[]): readonly Block[] {
  const { heading, hint, reason: label, opening } = messages.adjustments;
  const reason: PartColumn<Adjustment> = {
    label,
    share: 2,
    text: (line) => line.reason || (line.isOpening ? opening : reportPartMessages.none),
  };
  return someBlocks(heading, [DATE, FUND, reason, AMOUNT], lines, { hint });
}

function someBlocks<Row>(
  heading: string,
  columns: readonly PartColumn<Row>[],
  rows: readonly Row[],
  more: { readonly hint?: string; readonly total?: readonly string[] } = {},
): readonly Block[] {
  if (rows.length === 0) return [];
  const { hint, total } = more;
  return sectionOf(
    heading,
    ...(hint === undefined ? [] : [quiet(hint)]),
    tableOf({ columns, rows, total, empty: '' }),
  );
}

/** Returns a side of the budget: what each category has spent or brought in, under the board's headings. */
export function sideTable(
  side: 'budget' | 'income',
  { sections, total, fromClosed }: TreasurerBudget,
): readonly Block[] {
  const words = messages[side];
  const fields = (['period', 'yearToDate', 'budget', 'left'] as const).map((field) => ({
    field,
    label: words[field],
  }));
  const columns = [
    { ...CATEGORY, share: 2 },
    ...amountColumns(fields, (line: (typeof sections)[number]['lines'][number]) => line),
  ];
  const shown = sections.filter(({ lines }) => lines.length > 0);
  const tables = shown.map(({ heading, isRest, lines }, index) => {
    // Without an order all of them are the rest.
    const caption = isRest && sections.length > 1 ? messages.rest : (heading ?? '');
    const isLast = index === shown.length - 1;
    return tableOf({
      ...(caption !== '' && { caption }),
      columns,
      rows: lines,
      total: isLast ? [messages.total, ...amountTexts(fields, total)] : undefined,
      empty: words.none,
    });
  });
  const [period, toDate] = [fromClosed?.period, fromClosed?.yearToDate];
  const closed =
    period === undefined || toDate === undefined
      ? []
      : [quiet(messages.fromClosed(formatCents(period), formatCents(toDate)))];
  const none: Block = { kind: 'text', text: words.none };
  return [...closed, ...(shown.length === 0 ? [none] : tables)];
}

const AMENDMENT_COLUMNS: readonly PartColumn<AmendmentLine>[] = [
  {
    label: amendmentMessages.meetingDate,
    text: ({ meetingDate }) => formatDate(meetingDate),
  },
  {
    label: amendmentMessages.line,
    share: 2,
    text: ({ side, lineName }) =>
      side === 'incomeItems' ? amendmentMessages.income(lineName) : lineName,
  },
  amountColumn(amendmentMessages.from, ({ from }) => from),
  amountColumn(amendmentMessages.to, ({ to }) => to),
  { label: amendmentMessages.reason, share: 2, text: ({ reason }) => reason },
  { label: amendmentMessages.authority, text: ({ authority }) => AUTHORITIES[authority] },
];

/** Returns what meetings changed of a budget; nothing if they changed nothing. */
export function amendmentBlocks(lines: readonly AmendmentLine[]): readonly Block[] {
  return someBlocks(messages.amendments, AMENDMENT_COLUMNS, lines);
}

/** Returns the same as a table, with who made each change and when. @param changed says the last. */
export function amendmentTable(
  lines: readonly AmendmentLine[],
  changed: (line: AmendmentLine) => string,
  empty: string,
): Block {
  const columns = [
    ...AMENDMENT_COLUMNS,
    { label: amendmentMessages.changed, share: 2, text: changed },
  ];
  return tableOf({ columns, rows: lines, empty });
}
