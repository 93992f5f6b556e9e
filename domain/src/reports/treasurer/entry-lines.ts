import { referenceOf } from '../../expenses/reference.ts';
import { cellId } from '../../ledger/cells.ts';
import { membersOf } from '../../members.ts';
import { cents, sumCents, type Cents } from '../../money/money.ts';
import { PAYMENT_METHOD_NAMES } from '../../payments/payment.ts';
import { formatDate, isCalendarDate, type CalendarDate } from '../../time/dates.ts';
import { compareCategories, type NamedCategory, type ReportNames } from '../names.ts';
import { mergedBy } from '../source.ts';
import { spentIn } from './fund-lines.ts';
import type { Posting } from './treasurer-source.ts';

/** What every line of an entry has. */
interface EntryLine {
  readonly id: string;
  readonly day: CalendarDate;
  readonly description: string;
  /** In cents. */
  readonly amount: Cents;
}

/** A revenue item; negative where something was returned. */
export interface ReceiptLine extends EntryLine {
  readonly categoryName: string;
  readonly fundName: string;
}

/** The revenue of a category. */
export interface ReceiptGroup {
  readonly id: string;
  readonly categoryName: string;
  readonly lines: readonly ReceiptLine[];
  readonly total: Cents;
}

/** What was paid in a category and a fund; a void is negative, on its own day. */
export interface DisbursementLine extends ReceiptLine {
  readonly payee: string;
  /** Empty without a check. */
  readonly checkNumber: string;
  /** How it was paid, as people read it; empty where that was not said. */
  readonly method: string;
  readonly isVoid: boolean;
}

/** What one fund gave to another. */
export interface TransferLine extends EntryLine {
  readonly fromName: string;
  readonly toName: string;
}

const METHODS: ReadonlyMap<string, string> = new Map(Object.entries(PAYMENT_METHOD_NAMES));

/** Returns the revenue items by category, each category in the order of days. */
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
      ...{ id, categoryName: name, lines: own },
      total: sumCents(own.map(({ amount }) => amount)),
    }));
}

/**
 * Returns what was paid, in the order of days: manual expenses, and payments of submitted expenses with a line for each
 * category and fund. Their sum is what all funds disbursed.
 */
export function disbursementLines(
  postings: readonly Posting[],
  names: ReportNames,
): readonly DisbursementLine[] {
  const lines = postings
    .filter(({ entry: { collection } }) => isDisbursement(collection))
    .map((posting) => disbursementLine(posting, names));
  const merged = mergedBy(
    lines,
    ({ id }) => id,
    (one, other) => ({ ...one, amount: cents(one.amount + other.amount) }),
  );
  return [...merged.values()];
}

/** Returns the transfers between funds, in the order of days. */
export function transferLines(
  postings: readonly Posting[],
  names: ReportNames,
): readonly TransferLine[] {
  return postings
    .filter(({ entry, movement }) => entry.collection === 'transfers' && movement.transferOut > 0)
    .map(({ entry: { id, fields }, movement }) => ({
      id,
      day: movement.day,
      fromName: names.fund(textIn(fields, 'fromFundId')).name,
      toName: names.fund(textIn(fields, 'toFundId')).name,
      description: textIn(fields, 'description'),
      amount: cents(movement.transferOut),
    }));
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
  };
}

function disbursementLine(posting: Posting, names: ReportNames): DisbursementLine {
  const { entry, movement } = posting;
  const { collection, fields } = entry;
  const isVoid = movement.paidCount < 0;
  const isPayment = collection === 'payments';
  return {
    ...receiptLine(posting, names),
    // What one payment pays in one category and fund is one line.
    id: isPayment
      ? [entry.id, isVoid ? 'void' : 'paid', cellId(movement.cell)].join('~')
      : entry.id,
    payee: textIn(fields, isPayment ? 'payee' : 'paidTo'),
    checkNumber: textIn(fields, 'checkNumber'),
    method: METHODS.get(textIn(fields, 'method')) ?? '',
    description: isPayment ? paymentWords(posting, isVoid) : textIn(fields, 'description'),
    amount: cents(spentIn(movement)),
    isVoid,
  };
}

/** Says which expenses a payment pays, or what its void takes back and why. */
function paymentWords({ entry: { fields } }: Posting, isVoid: boolean): string {
  if (isVoid) {
    const day = fields['date'];
    const paid = isCalendarDate(day) ? ` of ${formatDate(day)}` : '';
    return `Void${paid}: ${textIn(membersOf(fields['voided']), 'reason')}`;
  }
  // What counts has a list of them.
  const lines = fields['lines'] as readonly unknown[];
  const references = lines.map((line) => referenceOf(textIn(membersOf(line), 'expenseId')));
  return `${references.length === 1 ? 'Expense' : 'Expenses'} ${references.join(', ')}`;
}

function categoryOf({ movement }: Posting, names: ReportNames): NamedCategory {
  return names.category(movement.cell.categoryId);
}

function textIn(fields: Readonly<Record<string, unknown>>, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
}
