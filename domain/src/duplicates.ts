import { DAY_MS, type CalendarDate } from './dates.ts';
import type { Submission } from './expense.ts';

/** Two expenses of the same payee and amount are taken for one when their days lie this near. */
export const DUPLICATE_DAYS = 90;

/** Why an expense may be there twice. */
export type DuplicateReason = 'sameReceipt' | 'samePayeeAndAmount';

/** The reasons in words for people. */
export const DUPLICATE_REASONS: Readonly<Record<DuplicateReason, string>> = {
  sameReceipt: 'The same receipt',
  samePayeeAndAmount: `The same payee and amount within ${DUPLICATE_DAYS} days`,
};

/** What is looked at. */
export interface Comparable {
  readonly id: string;
  readonly submission: Pick<Submission, 'paidTo' | 'amount' | 'expenseDate'> & {
    readonly receipts: readonly { readonly sha256: string }[];
  };
}

export interface PossibleDuplicate<Other extends Comparable> {
  readonly other: Other;
  /** At least one. */
  readonly reasons: readonly DuplicateReason[];
}

/** Points out the other expenses that may be the same one; nothing is blocked. */
export function possibleDuplicates<Other extends Comparable>(
  expense: Comparable,
  others: readonly Other[],
): PossibleDuplicate<Other>[] {
  return others
    .filter(({ id }) => id !== expense.id)
    .map((other) => ({ other, reasons: reasonsFor(expense, other) }))
    .filter(({ reasons }) => reasons.length > 0);
}

/** What two spellings of a payee have in common: capitals and white space make no difference. */
export function payeeKeyOf(paidTo: string): string {
  return paidTo.trim().replace(/\s+/gu, ' ').toLowerCase();
}

/** The hashes of an expense's receipts, each once. */
export function receiptHashesOf({ submission }: Pick<Comparable, 'submission'>): string[] {
  return [...new Set(submission.receipts.map(({ sha256 }) => sha256))];
}

function reasonsFor(one: Comparable, other: Comparable): DuplicateReason[] {
  const hashes = receiptHashesOf(other);
  const sameReceipt = receiptHashesOf(one).some((hash) => hashes.includes(hash));
  const samePayeeAndAmount =
    payeeKeyOf(one.submission.paidTo) === payeeKeyOf(other.submission.paidTo) &&
    one.submission.amount === other.submission.amount &&
    daysBetween(one.submission.expenseDate, other.submission.expenseDate) <= DUPLICATE_DAYS;
  return [
    ...(sameReceipt ? (['sameReceipt'] as const) : []),
    ...(samePayeeAndAmount ? (['samePayeeAndAmount'] as const) : []),
  ];
}

function daysBetween(one: CalendarDate, other: CalendarDate): number {
  const midnight = (date: CalendarDate) => Date.parse(`${date}T00:00:00Z`);
  return Math.abs(midnight(one) - midnight(other)) / DAY_MS;
}
