import { isDocumentId } from '../untyped.ts';
import { cents, formatCents, type Cents } from '../money/money.ts';

/** Between the id of what is given back and a random part. */
const RETURNED = '-returned-';

/**
 * Returns the id of a new entry that gives something back: it begins with the id of that, unless it were too long.
 * @param random an id that nothing else has.
 */
export function returnIdOf(id: string, random: string): string {
  const linked = `${id}${RETURNED}${random}`;
  return isDocumentId(linked) ? linked : random;
}

/** Returns the id of what an entry gives back; null for one that is no return. `firestore.rules` tells them apart so too. */
export function returnedBy(id: string): string | null {
  const at = id.indexOf(RETURNED, 1);
  return at === -1 || at + RETURNED.length === id.length ? null : id.slice(0, at);
}

/** Returns the range of the ids of what gives an entry back: the first possible one, and what is behind the last. */
export function returnIdsOf(id: string): { readonly first: string; readonly end: string } {
  const first = `${id}${RETURNED}`;
  // No id has a tilde, which is behind all that one has.
  return { first, end: `${first}~` };
}

/** The sentences about what is given back. */
export const returnMessages = {
  /** @param isRest whether something of the entry was given back before. */
  most: (most: Cents, isRest: boolean): string =>
    `What is given back is negative, and at most ${formatCents(cents(0 - most))}: ${isRest ? 'what is left' : 'the amount'} of the entry.`,
  /** @param given what was given back and not paid again. */
  again: (given: Cents): string =>
    given > 0
      ? `At most ${formatCents(given)} can be paid again: that’s what was given back.`
      : 'Nothing was given back that could be paid again.',
  keptForAgain: 'What was given back here was paid again. Delete what paid it again first.',
  nothingLeft: 'Nothing of the entry is left that could be given back.',
  kept: (given: Cents): string =>
    `${formatCents(given)} of this entry was given back, so it stays, with at least that amount. Change what gives it back first.`,
  keptPaid: (reference: string, given: Cents): string =>
    `${formatCents(given)} of expense ${reference} was given back, so it stays paid. Delete what gives it back first, in Manual Expenses.`,
};

/** What is given back of an entry, in cents above 0. */
interface GivenBack {
  /** The amount of the entry; 0 if there is none. */
  readonly amount: Cents;
  /** What its other returns give back, less what they pay again. */
  readonly others: Cents;
  /** Whether it is of a closed year: then an amount above 0 pays again what was given back, up to that. */
  readonly isFromClosedYear?: boolean;
}

/**
 * Returns why a return is not saved: it gives back more than is left, or pays again more than was given back. One that gives
 * back no more than it did before stays.
 * @param before its amount as it is stored; null for a new one. @param after its amount.
 */
export function returnRefusal(
  before: Cents | null,
  after: Cents,
  { amount, others, isFromClosedYear = false }: GivenBack,
): string | null {
  const left = amount - others;
  if (isFromClosedYear && after > 0) return after <= others ? null : returnMessages.again(others);
  if (after < 0 && others - after < 0) return returnMessages.keptForAgain;
  const isNegative = after < 0;
  const isMore = before === null || after < before;
  if (isNegative && (!isMore || 0 - after <= left)) return null;
  return left <= 0 ? returnMessages.nothingLeft : returnMessages.most(cents(left), others > 0);
}

/**
 * Returns why an entry does not get a lower amount, or is not deleted: more was given back of it.
 * @param after its amount; 0 where it is deleted.
 */
export function loweredRefusal(before: Cents, after: Cents, given: Cents): string | null {
  return after >= before || given <= 0 || after >= given ? null : returnMessages.kept(given);
}

/** Returns why a submitted expense stays paid, and its payment as it is: something was given back of it. */
export function unpaidRefusal(reference: string, given: Cents): string | null {
  return given <= 0 ? null : returnMessages.keptPaid(reference, given);
}
