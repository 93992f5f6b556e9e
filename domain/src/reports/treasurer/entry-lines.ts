import { referenceOf } from '../../expenses/reference.ts';
import { advanceKindOf, type AdvanceKind } from '../../ledger/advance.ts';
import { cellId } from '../../ledger/cells.ts';
import { isUnconfirmed } from '../../ledger/confirmation.ts';
import { accountMovementsOf, isFromClosedYear, listOf, movementsOf } from '../../ledger/lines.ts';
import { membersOf, textIn } from '../../untyped.ts';
import { cents, sumCents, type Cents } from '../../money/money.ts';
import { PAYMENT_METHOD_NAMES } from '../../payments/method-messages.ts';
import { NO_RECEIPT } from '../../payments/recorded-payment.ts';
import { UNKNOWN, byText } from '../../text/sort.ts';
import { formatDate, isCalendarDate, type CalendarDate } from '../../time/dates.ts';
import type { Days } from '../../time/fiscal-year.ts';
import {
  compareCategories,
  FROM_CLOSED_YEARS,
  type NamedCategory,
  type ReportNames,
} from '../names.ts';
import { mergedBy } from '../source.ts';
import { spentIn } from './cash-amounts.ts';
import type { Posting, TreasurerSource } from './treasurer-source.ts';

/** The fields of every entry's line. */
interface EntryLine {
  readonly id: string;
  readonly day: CalendarDate;
  readonly description: string;
  /** In cents. */
  readonly amount: Cents;
}

/** A revenue item; negative for a return. */
export interface ReceiptLine extends EntryLine {
  readonly categoryName: string;
  readonly fundName: string;
  /** Whether a second person has yet to confirm it. */
  readonly isUnconfirmed: boolean;
}

/** A category's revenue. */
export interface ReceiptGroup {
  readonly id: string;
  readonly categoryName: string;
  readonly lines: readonly ReceiptLine[];
  readonly total: Cents;
}

/** A payment in a category and a fund; a void is negative, on its own day. */
export interface DisbursementLine extends ReceiptLine {
  /** The document it's of, which several lines may share. */
  readonly document: { readonly collection: 'payments' | 'manualExpenses'; readonly id: string };
  readonly payee: string;
  /** Empty without a check. */
  readonly checkNumber: string;
  /** The payment method, as people read it; empty if unknown. */
  readonly method: string;
  readonly isVoid: boolean;
}

/** Money advanced, given back, or made an expense by receipts; negative where it became an advance. */
export interface AdvanceLine extends ReceiptLine {
  readonly kind: AdvanceKind;
  /** Who holds the advance. */
  readonly payee: string;
}

/** A transfer between funds, accounts, or both. */
export interface TransferLine extends EntryLine {
  /** The funds; empty for a transfer between accounts only. */
  readonly fromName: string;
  readonly toName: string;
  /** The accounts; empty for a transfer between funds only. */
  readonly fromAccountName: string;
  readonly toAccountName: string;
}

const METHODS: ReadonlyMap<string, string> = new Map(Object.entries(PAYMENT_METHOD_NAMES));

/** Returns the revenue items by category, then by day. */
export function receiptGroups(
  postings: readonly Posting[],
  names: ReportNames,
): readonly ReceiptGroup[] {
  const lines = postings
    .filter(({ entry }) => entry.collection === 'revenueItems')
    .map((posting) => ({
      category: categoryOf(posting, names),
      line: receiptLine(posting, names),
    }));
  const groups = mergedBy<{ category: NamedCategory; lines: readonly ReceiptLine[] }>(
    lines.map(({ category, line }) => ({ category, lines: [line] })),
    ({ category }) => category.id,
    (one, other) => ({ ...one, lines: [...one.lines, ...other.lines] }),
  );
  return [...groups.values()]
    .sort((one, other) => compareCategories(one.category, other.category))
    .map(({ category: { id, name }, lines: own }) => ({
      id,
      categoryName: name,
      lines: own,
      total: sumCents(own.map(({ amount }) => amount)),
    }));
}

/**
 * Returns disbursements by day: manual expenses, and payments of submitted expenses with a line for each category and
 * fund. Their sum is what all funds disbursed.
 */
export function disbursementLines(
  postings: readonly Posting[],
  names: ReportNames,
): readonly DisbursementLine[] {
  const lines = postings
    .filter(
      ({ entry: { collection }, movement: { advanced } }) =>
        // An advance is no disbursement; what receipts settled of one is.
        isDisbursement(collection) && advanced === 0,
    )
    .map((posting) => disbursementLine(posting, names));
  const merged = mergedBy(
    lines,
    ({ id }) => id,
    (one, other) => ({ ...one, amount: cents(one.amount + other.amount) }),
  );
  return [...merged.values()];
}

/** Returns what moved advances, by day. Their sum is the change that advances make to all funds. */
export function advanceLines(
  postings: readonly Posting[],
  names: ReportNames,
): readonly AdvanceLine[] {
  return postings.flatMap((posting) => {
    const { entry, movement } = posting;
    const kind = entry.collection === 'manualExpenses' ? advanceKindOf(entry.fields) : null;
    if (kind === null || movement.advanced === 0) return [];
    return [
      {
        ...receiptLine(posting, names),
        kind,
        payee: textIn(entry.fields, 'paidTo'),
        amount: cents(0 - movement.advanced),
        isUnconfirmed: isUnconfirmed('manualExpenses', entry.fields),
      },
    ];
  });
}

/** Returns the transfers between funds, accounts, or both, by day. */
export function transferLines(
  { entries, accounts }: Pick<TreasurerSource, 'entries' | 'accounts'>,
  { first, last }: Days,
  names: ReportNames,
): readonly TransferLine[] {
  const accountNames = new Map(accounts.map(({ id, name }) => [id, name]));
  const fundName = (id: string): string => (id === '' ? '' : names.fund(id).name);
  const accountName = (id: string): string => (id === '' ? '' : (accountNames.get(id) ?? UNKNOWN));
  return entries
    .filter(({ collection }) => collection === 'transfers')
    .flatMap(({ collection, id, fields }) => {
      const moved = [...movementsOf(collection, fields), ...accountMovementsOf(collection, fields)];
      const gave = moved.find(({ transferOut }) => transferOut > 0);
      if (gave === undefined || gave.day < first || gave.day > last) return [];
      const text = (name: string) => textIn(fields, name);
      return [
        {
          id,
          day: gave.day,
          amount: cents(gave.transferOut),
          fromName: fundName(text('fromFundId')),
          toName: fundName(text('toFundId')),
          fromAccountName: accountName(text('fromAccountId')),
          toAccountName: accountName(text('toAccountId')),
          description: text('description'),
        },
      ];
    })
    .sort(byText(({ day, id }) => `${day} ${id}`));
}

function isDisbursement(collection: string): boolean {
  return collection === 'manualExpenses' || collection === 'payments';
}

function receiptLine(posting: Posting, names: ReportNames): ReceiptLine {
  const { entry, movement } = posting;
  return {
    id: entry.id,
    day: movement.day,
    categoryName: categoryOf(posting, names).name,
    fundName: names.fund(movement.cell.fundId).name,
    description: textIn(entry.fields, 'description'),
    amount: cents(movement.revenue),
    isUnconfirmed: isUnconfirmed('revenueItems', entry.fields),
  };
}

function disbursementLine(posting: Posting, names: ReportNames): DisbursementLine {
  const { entry, movement } = posting;
  const { collection, fields } = entry;
  const isPayment = collection === 'payments';
  const how = isPayment ? howPaid(posting) : 'paid';
  return {
    ...receiptLine(posting, names),
    // A payment has one line for each category and fund.
    id: isPayment ? [entry.id, how, cellId(movement.cell)].join('~') : entry.id,
    document: { collection: isPayment ? 'payments' : 'manualExpenses', id: entry.id },
    payee: textIn(fields, isPayment ? 'payee' : 'paidTo'),
    checkNumber: textIn(fields, 'checkNumber'),
    method: METHODS.get(textIn(fields, 'method')) ?? '',
    description: isPayment ? paymentWords(posting, how) : textIn(fields, 'description'),
    amount: cents(spentIn(movement)),
    isVoid: how === 'void',
    isUnconfirmed: isUnconfirmed(isPayment ? 'payments' : 'manualExpenses', fields),
  };
}

/** Says what a payment is for in one category and fund, with its expenses, or what its void reverses and why. */
function paymentWords(posting: Posting, how: HowPaid): string {
  const { fields } = posting.entry;
  if (how === 'void') {
    const day = fields['date'];
    const paid = isCalendarDate(day) ? ` of ${formatDate(day)}` : '';
    return `Void${paid}: ${textIn(membersOf(fields['voided']), 'reason')}`;
  }
  const words = linesOfPosting(posting)
    .map((line) => {
      const purpose = textIn(line, 'purpose');
      const marks = [
        referenceOf(textIn(line, 'expenseId')),
        line['statement'] === true ? NO_RECEIPT : null,
        how === 'paid' ? movedLater(posting, line) : null,
      ];
      const marked = marks.filter((mark) => mark !== null).join(', ');
      return purpose === '' ? `Expense ${marked}` : `${purpose} (${marked})`;
    })
    .join('; ');
  return how === 'paid' ? words : `${MOVED[how]}: ${words}`;
}

/** Says since when an expense that a payment paid counts in another line, for reports of before; null if it's still here. */
function movedLater(
  { entry: { fields }, movement: { cell, day } }: Posting,
  { expenseId }: PaidLine,
): string | null {
  const has = (lines: unknown) =>
    listOf(lines).some((line) => line['expenseId'] === expenseId && isIn(cell, line));
  if (has(fields['lines'])) return null;
  const on = listOf(fields['reclassified']).findLast(({ lines }) => has(lines))?.['on'];
  return isCalendarDate(on) && on > day ? `in another line since ${formatDate(on)}` : null;
}

const MOVED = { movedOut: 'Moved to another line', movedIn: 'Moved from another line' } as const;

/** A line of a stored payment. */
type PaidLine = Readonly<Record<string, unknown>>;

function isIn({ categoryId, fundId }: Posting['movement']['cell'], line: PaidLine): boolean {
  const category = isFromClosedYear(line) ? null : line['categoryId'];
  return category === categoryId && line['fundId'] === fundId;
}

/** Returns the lines of a payment, as it ever was, that a movement is about; without repeats. */
export function linesOfPosting({
  entry: { fields },
  movement: { cell },
}: Posting): readonly PaidLine[] {
  const former = listOf(fields['reclassified']).flatMap(({ lines }) => listOf(lines));
  const found = [...listOf(fields['lines']), ...former].filter((line) => isIn(cell, line));
  return [...new Map(found.map((line) => [line['expenseId'], line])).values()];
}

/** How a payment moved a category and a fund: paid, voided, or moved between lines after it was paid. */
type HowPaid = 'paid' | 'void' | 'movedIn' | 'movedOut';

function howPaid({ entry: { fields }, movement }: Posting): HowPaid {
  const days = listOf(fields['reclassified']).map(({ on }) => on);
  const isOut = movement.paidCount < 0;
  const isVoid = isOut && membersOf(fields['voided'])['date'] === movement.day;
  if (isVoid) return 'void';
  if (!days.includes(movement.day) || (!isOut && fields['date'] === movement.day)) return 'paid';
  return isOut ? 'movedOut' : 'movedIn';
}

function categoryOf({ movement }: Posting, names: ReportNames): NamedCategory {
  return names.category(movement.cell.categoryId ?? FROM_CLOSED_YEARS);
}
