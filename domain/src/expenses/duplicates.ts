import { dateAt, DAY_MS, type CalendarDate } from '../time/dates.ts';
import { DUPLICATE_DAYS } from '../limits.ts';
import { nameKeyOf } from '../people/same-person.ts';
import { normalizeNumber } from '../text/check-number.ts';
import { UNPAID_ENDS, type Expense, type ExpenseStatus, type Submission } from './expense.ts';
import { referenceOf } from './reference.ts';
import type { Changed } from './history.ts';

/** The most possible duplicates we list, likeliest first; for the rest we show only how many. */
export const DUPLICATES_TOLD = 5;

/** The most expenses that one search for duplicates reads, including the expense itself. */
export const MAX_DUPLICATES_READ = 20;

/** What people type for a hyphen; in a number, even a soft hyphen is one. */
const DASHES = /[\p{Pd}\u2212\p{Default_Ignorable_Code_Point}]/gu;

/** Why two expenses may be duplicates. */
export type DuplicateReason = 'sameReceipt' | 'sameInvoice' | 'samePayeeAndAmount';

/** The fields that we compare. */
export interface Comparable extends Pick<Expense, 'id' | 'status' | 'submittedAt' | 'notDoubleOf'> {
  readonly submission: Pick<Submission, 'paidTo' | 'invoiceNumber' | 'amount' | 'expenseDate'> & {
    readonly receipts: readonly { readonly sha256: string }[];
  };
}

export interface PossibleDuplicate<Other extends Comparable> {
  readonly other: Other;
  /** At least one. */
  readonly reasons: readonly DuplicateReason[];
}

/**
 * Returns other expenses that may be the same one, likeliest first; they block nothing. Rejected and withdrawn expenses
 * don't count, since no one pays them, nor do those an administrator marked as not duplicates.
 */
export function possibleDuplicates<Other extends Comparable>(
  expense: Comparable,
  others: readonly Other[],
): PossibleDuplicate<Other>[] {
  if (UNPAID_ENDS.includes(expense.status)) return [];
  return others
    .filter(({ id, status }) => id !== expense.id && !UNPAID_ENDS.includes(status))
    .filter(({ id }) => !expense.notDoubleOf.includes(id))
    .map((other) => ({ other, reasons: reasonsFor(expense, other) }))
    .filter(({ reasons }) => reasons.length > 0)
    .toSorted(likeliestFirst);
}

/** A possible duplicate as an approver sees it: not who submitted it, who gets paid, or for what. */
export interface DuplicateView {
  readonly reference: string;
  readonly status: ExpenseStatus;
  readonly expenseDate: CalendarDate;
  readonly reasons: readonly DuplicateReason[];
}

/** Returns the approver's view of a possible duplicate. */
export function duplicateView({ other, reasons }: PossibleDuplicate<Comparable>): DuplicateView {
  const { id, status, submission } = other;
  return { reference: referenceOf(id), status, expenseDate: submission.expenseDate, reasons };
}

/** A query for expenses by stored fields. */
export interface DuplicateSearch {
  readonly filters: readonly {
    readonly field: string;
    readonly op: '==' | '>=' | '<=' | 'array-contains-any';
    readonly value: string | number | readonly string[];
  }[];
  readonly orderBy: { readonly field: string; readonly direction: 'asc' | 'desc' };
}

/** Returns the queries that find all possible duplicates; their indexes are in `firestore.indexes.json`. */
export function duplicateSearches(
  expense: Pick<Comparable, 'submission'>,
): readonly DuplicateSearch[] {
  const { paidTo, amount, expenseDate } = expense.submission;
  const field = 'submission.expenseDate';
  const payee = { field: 'payeeKey', op: '==', value: payeeKeyOf(paidTo) } as const;
  const invoice = invoiceKeyOf(expense.submission);
  return [
    {
      filters: [
        { field: 'receiptHashes', op: 'array-contains-any', value: receiptHashesOf(expense) },
      ],
      orderBy: { field: 'submittedAt', direction: 'desc' },
    },
    ...(invoice === null ? [] : [invoiceSearch(payee, invoice)]),
    {
      filters: [
        payee,
        { field: 'submission.amount', op: '==', value: amount },
        { field, op: '>=', value: daysFrom(expenseDate, -DUPLICATE_DAYS) },
        { field, op: '<=', value: daysFrom(expenseDate, DUPLICATE_DAYS) },
      ],
      orderBy: { field, direction: 'asc' },
    },
  ];
}

function invoiceSearch(payee: DuplicateSearch['filters'][number], key: string): DuplicateSearch {
  return {
    filters: [payee, { field: 'invoiceKey', op: '==', value: key }],
    orderBy: { field: 'submittedAt', direction: 'desc' },
  };
}

/**
 * Returns the same text for all spellings of a vendor's invoice number, whatever the dash; null without a number. Two
 * vendors may use the same number, so compare it only together with the payee.
 */
export function invoiceKeyOf({
  invoiceNumber = '',
}: Pick<Submission, 'invoiceNumber'>): string | null {
  const plain = invoiceNumber.normalize('NFKC').replace(DASHES, '-');
  return normalizeNumber(plain) || null;
}

/** Returns the same text for all spellings of a payee that look alike. */
export function payeeKeyOf(paidTo: string): string {
  return nameKeyOf(paidTo);
}

/** Returns the hashes of an expense's receipts, each once. */
export function receiptHashesOf({ submission }: Pick<Comparable, 'submission'>): string[] {
  return [...new Set(submission.receipts.map(({ sha256 }) => sha256))];
}

function reasonsFor(one: Comparable, other: Comparable): DuplicateReason[] {
  const hashes = receiptHashesOf(other);
  const sameReceipt = receiptHashesOf(one).some((hash) => hashes.includes(hash));
  const samePayee = payeeKeyOf(one.submission.paidTo) === payeeKeyOf(other.submission.paidTo);
  const invoice = invoiceKeyOf(one.submission);
  const sameInvoice = samePayee && invoice !== null && invoice === invoiceKeyOf(other.submission);
  const samePayeeAndAmount =
    samePayee &&
    one.submission.amount === other.submission.amount &&
    daysBetween(one.submission.expenseDate, other.submission.expenseDate) <= DUPLICATE_DAYS;
  return [
    ...(sameReceipt ? (['sameReceipt'] as const) : []),
    ...(sameInvoice ? (['sameInvoice'] as const) : []),
    ...(samePayeeAndAmount ? (['samePayeeAndAmount'] as const) : []),
  ];
}

/** More reasons come first, then newer expenses. */
function likeliestFirst(
  one: PossibleDuplicate<Comparable>,
  other: PossibleDuplicate<Comparable>,
): number {
  return (
    other.reasons.length - one.reasons.length || other.other.submittedAt - one.other.submittedAt
  );
}

function daysBetween(one: CalendarDate, other: CalendarDate): number {
  return Math.abs(midnight(one) - midnight(other)) / DAY_MS;
}

function daysFrom(date: CalendarDate, days: number): CalendarDate {
  return dateAt(midnight(date) + days * DAY_MS, 'UTC');
}

function midnight(date: CalendarDate): number {
  return Date.parse(`${date}T00:00:00Z`);
}

/** An administrator says that two expenses that look alike are not duplicates. */
export interface SettleDuplicate {
  readonly act: 'settleDuplicate';
  /** The other expense's id. */
  readonly other: string;
  readonly reason: string;
}

type SettleOutcome =
  | { readonly kind: 'done'; readonly pair: readonly [Changed, Changed] }
  /** Already done (a second press, a lost answer), so nothing changes. */
  | { readonly kind: 'repeated' }
  /** They aren't possible duplicates: one was rejected, or they never looked alike. */
  | { readonly kind: 'refused'; readonly why: 'notDuplicates' };

/** Notes in both expenses that they aren't duplicates, so that neither shows up for the other again. */
export function settleDuplicate(one: Expense, other: Expense, reason: string): SettleOutcome {
  if (one.notDoubleOf.includes(other.id)) return { kind: 'repeated' };
  if (possibleDuplicates(one, [other]).length === 0) {
    return { kind: 'refused', why: 'notDuplicates' };
  }
  return { kind: 'done', pair: [settled(one, other, reason), settled(other, one, reason)] };
}

function settled(expense: Expense, other: Expense, reason: string): Changed {
  return {
    expense: { ...expense, notDoubleOf: [...expense.notDoubleOf, other.id] },
    change: { what: 'duplicateSettled', step: null, old: other.id, new: reason },
  };
}
