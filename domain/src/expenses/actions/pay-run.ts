import { payeeKeyOf } from '../duplicates.ts';
import type { Contact, ListedExpense, Submission } from '../expense.ts';
import { payableOf } from '../expense-lines.ts';
import { paysVendor } from '../payee.ts';
import { MAX_PAID_AT_ONCE } from '../../limits.ts';
import { sumCents, type Cents } from '../../money/money.ts';
import { mailboxOf } from '../../people/same-person.ts';
import { compareNames } from '../../text/sort.ts';
import { checkCountOf, countedOn } from '../../text/check-number.ts';

/*
 * A pay run pays everyone who's ready in one go, with one payment for each payee. It only proposes: `record-payment.ts`
 * has the rules for what a payment may pay.
 */

/** An approved expense, and where its payment goes. */
export interface ExpenseToPay extends Pick<ListedExpense, 'id' | 'lines'> {
  readonly submission: Pick<Submission, 'paidTo' | 'payTo' | 'payBy'>;
  readonly contact: Pick<Contact, 'email' | 'mailingAddress' | 'payHandle'>;
}

/** What one payment of a run pays. */
export interface PayeeGroup<Expense extends ExpenseToPay> {
  /** The id of its first expense. */
  readonly key: string;
  readonly payee: string;
  /** At least one, and at most `MAX_PAID_AT_ONCE`, in the given order. */
  readonly expenses: readonly Expense[];
  /** In cents. */
  readonly total: Cents;
}

/**
 * Groups expenses by whom they pay and how, sorted by name. Two people with one name aren't one payee, nor are a vendor
 * and a parent: people also share their mailbox, and vendors their mailing address.
 */
export function groupByPayee<Expense extends ExpenseToPay>(
  expenses: readonly Expense[],
): readonly PayeeGroup<Expense>[] {
  return [...Map.groupBy(expenses, payeeOf).values()]
    .flatMap((all) =>
      all.flatMap(({ id, submission }, at): readonly PayeeGroup<Expense>[] => {
        if (at % MAX_PAID_AT_ONCE !== 0) return [];
        const paid = all.slice(at, at + MAX_PAID_AT_ONCE);
        const total = sumCents(paid.map(payableOf));
        return [{ key: id, payee: submission.paidTo, expenses: paid, total }];
      }),
    )
    .toSorted((one, other) => compareNames(one.payee, other.payee));
}

function payeeOf({ submission, contact }: ExpenseToPay): string {
  const name = payeeKeyOf(submission.paidTo);
  return paysVendor(submission)
    ? `vendor ${payeeKeyOf(contact.mailingAddress)} ${name}`
    : `person ${mailboxOf(contact.email)} ${submission.payBy ?? ''} ${contact.payHandle ?? ''} ${name}`;
}

/** Returns the number on the check after this one: `0099` is followed by `0100`; '' if it doesn't end in a number. */
export function followingCheckNumber(number: string): string {
  const count = checkCountOf(number);
  return count === null ? '' : countedOn(count, 1);
}

/**
 * Returns the number that the next check of an account most likely has: the one after the highest of its latest checks;
 * '' if none ends in a number.
 */
export function nextCheckNumber(used: readonly string[]): string {
  const counted = used.map(followingCheckNumber).filter((number) => number !== '');
  const [highest = ''] = counted.toSorted((one, other) => (countOf(one) < countOf(other) ? 1 : -1));
  return highest;
}

/** @param number ends in digits. */
function countOf(number: string): bigint {
  return BigInt(number.replace(/^.*\D/, ''));
}

/**
 * Returns the check numbers of a run, by the keys of its groups: they count on from the first, or from a number that was
 * typed for an earlier group.
 * @param typed by the groups' keys.
 */
export function checkNumbersOf(
  keys: readonly string[],
  first: string,
  typed: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const numbers = new Map<string, string>();
  let next = first;
  for (const key of keys) {
    const number = typed.get(key) ?? next;
    numbers.set(key, number);
    next = followingCheckNumber(number);
  }
  return numbers;
}
