import { isDocumentId } from '../untyped.ts';
import { cents, formatCents, type Cents } from '../money/money.ts';

/** Between the id of the returned entry and a random part. */
const RETURNED = '-returned-';

/**
 * Returns the id for a new return: it starts with the original entry's id, shortened if too long.
 * @param random an id that nothing else has.
 */
export function returnIdOf(id: string, random: string): string {
  const linked = `${id}${RETURNED}${random}`;
  return isDocumentId(linked) ? linked : random;
}

/**
 * Returns the id of the entry that a return gives back; null if it isn't a return. `firestore.rules` tells them apart
 * the same way.
 */
export function returnedBy(id: string): string | null {
  const at = id.indexOf(RETURNED, 1);
  return at === -1 || at + RETURNED.length === id.length ? null : id.slice(0, at);
}

/** Returns the id range of an entry's returns: the first possible id, and a text after the last. */
export function returnIdsOf(id: string): { readonly first: string; readonly end: string } {
  const first = `${id}${RETURNED}`;
  // No id has a tilde, which sorts after all their characters.
  return { first, end: `${first}~` };
}

/** The sentences about returns. */
export const returnMessages = {
  /** @param isRest whether part of the entry was returned before. */
  most: (most: Cents, isRest: boolean): string =>
    `What is given back is negative, and at most ${formatCents(cents(0 - most))}: ${isRest ? 'what is left' : 'the amount'} of the entry.`,
  /** @param given what was returned and not paid again. */
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

/** The returns of an entry, in cents above 0. */
interface GivenBack {
  /** The entry's amount; 0 without an entry. */
  readonly amount: Cents;
  /** What its other returns give back, net of what they pay again. */
  readonly others: Cents;
  /** Whether it's from a closed year: then an amount above 0 pays back returns, up to their sum. */
  readonly isFromClosedYear?: boolean;
}

/**
 * Returns why we can't save a return: it gives back more than is left, or pays again more than was returned. It may
 * always stay the same or shrink.
 * @param before its stored amount; null for a new one. @param after its amount.
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
 * Returns why an entry can't be lowered or deleted: more than that was returned.
 * @param after its amount; 0 if deleted.
 */
export function loweredRefusal(before: Cents, after: Cents, given: Cents): string | null {
  return after >= before || given <= 0 || after >= given ? null : returnMessages.kept(given);
}

/** Returns why a submitted expense must stay paid: part of it was returned. */
export function unpaidRefusal(reference: string, given: Cents): string | null {
  return given <= 0 ? null : returnMessages.keptPaid(reference, given);
}
