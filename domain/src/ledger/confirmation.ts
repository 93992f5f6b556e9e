import { amountOf } from '../money/money.ts';
import type { Person } from '../people/person.ts';
import { isSameMailbox } from '../people/same-person.ts';
import { hasOther, paymentFlags, type Payee, type Payer } from '../payments/payment.ts';
import { advanceKindOf } from './advance.ts';
import { membersOf, textIn } from '../untyped.ts';
import { journalIdOf } from './journal.ts';

/*
 * A second pair of eyes: what one person enters without a check's signatures, another confirms. The mark `confirmed` is in
 * the entry itself (`SecondLook`), so whoever changes the entry by its form takes the mark away: it's for what was seen. A
 * bank reconciliation has the same mark, `reviewed`.
 */

/** The collections whose entries somebody else confirms. */
export const CONFIRMED_COLLECTIONS = ['manualExpenses', 'payments', 'revenueItems'] as const;
export type ConfirmedCollection = (typeof CONFIRMED_COLLECTIONS)[number];

/** The collections that a second person looks at: entries, and the bank's reconciliations. */
export const SECOND_LOOKS = [...CONFIRMED_COLLECTIONS, 'statements'] as const;
export type SecondLookCollection = (typeof SECOND_LOOKS)[number];

/** The field that has the mark. */
export function secondLookField(collection: SecondLookCollection): 'confirmed' | 'reviewed' {
  return collection === 'statements' ? 'reviewed' : 'confirmed';
}

type Stored = Readonly<Record<string, unknown>>;

/**
 * Returns whether a second person looks at a stored document: each manual expense, each payment that isn't a check, whose
 * signatures do that, each revenue item below 0, which takes money out as they do, and each reconciliation. A voided or
 * mistaken payment, or a reopened reconciliation, needs no one.
 */
export function needsSecondLook(collection: SecondLookCollection, fields: Stored): boolean {
  switch (collection) {
    case 'manualExpenses':
      return true;
    case 'payments':
      return fields['method'] !== 'check' && isNone(fields['voided']) && isNone(fields['mistake']);
    case 'revenueItems':
      return amountOf(fields['amount']) < 0;
    case 'statements':
      return isNone(fields['reopened']);
  }
}

/** Returns whether an entry needs a second person and none has confirmed it. */
export function isUnconfirmed(collection: ConfirmedCollection, fields: Stored): boolean {
  return needsSecondLook(collection, fields) && isNone(fields['confirmed']);
}

function isNone(value: unknown): boolean {
  return value === undefined || value === null;
}

/** What decides who may look at something as the second person. */
export interface FirstLook {
  /** Who entered it, and who changed it last. */
  readonly enteredBy: readonly Person[];
  /** Who was paid; a manual expense has no address of theirs, and revenue has no one. */
  readonly payees: readonly Payee[];
}

/**
 * Returns the ids of the journal entries that say who entered a manual expense or revenue, and who changed it last. A
 * payment and a reconciliation say themselves who made them. No one changes an advance: what settles it only lowers what's
 * left of it.
 * @param version its present one, which nobody has confirmed. @param fields as they're stored.
 */
export function entriesOfAuthors(
  collection: SecondLookCollection,
  id: string,
  version: number,
  fields: Stored,
): readonly string[] {
  if (collection !== 'manualExpenses' && collection !== 'revenueItems') return [];
  const place = { collection, document: id };
  if (advanceKindOf(fields) !== null) return [journalIdOf({ ...place, version: 1 })];
  return [...new Set([1, version].map((one) => journalIdOf({ ...place, version: one })))];
}

/**
 * Returns what decides who may look at a stored document.
 * @param authors of its journal entries; null for what came with older sample data.
 * @param emails of those whose requests a payment paid, and of who holds an advance.
 */
export function firstLookOf(
  collection: SecondLookCollection,
  fields: Stored,
  authors: readonly (Person | null)[],
  emails: readonly string[] = [],
): FirstLook {
  switch (collection) {
    case 'manualExpenses':
    case 'revenueItems':
      return {
        enteredBy: authors.filter((author) => author !== null),
        payees: ['', ...emails].map((email) => ({ email, paidTo: textIn(fields, 'paidTo') })),
      };
    case 'payments':
      return {
        enteredBy: [{ uid: textIn(fields, 'byUid'), email: textIn(fields, 'by') }],
        payees: ['', ...emails].map((email) => ({ email, paidTo: textIn(fields, 'payee') })),
      };
    case 'statements': {
      const by = membersOf(fields['by']);
      return { enteredBy: [{ uid: textIn(by, 'uid'), email: textIn(by, 'email') }], payees: [] };
    }
  }
}

/** Why a person can't be the second one. */
export type SecondLookRefusal = 'noOne' | 'entered' | 'paid';

/**
 * Returns why a person can't confirm an entry or review a reconciliation: they entered it, or it paid them. Both are by
 * mailbox and by the administrator's name. `noOne` if nobody else is signed up who could.
 * @returns null if they can.
 */
export function secondLookRefusal(
  { enteredBy, payees }: FirstLook,
  payer: Payer,
): SecondLookRefusal | null {
  const { by } = payer;
  const isEntered = enteredBy.some(
    ({ uid, email }) => uid === by.uid || isSameMailbox(email, by.email),
  );
  const isPaid = payees.some((payee) => paymentFlags(payee, payer).length > 0);
  if (!isEntered && !isPaid) return null;
  if (!hasOther(payer)) return 'noOne';
  return isEntered ? 'entered' : 'paid';
}

interface SecondLookWords {
  readonly refusals: Readonly<Record<SecondLookRefusal, string>>;
  /** It needs no second person, or no longer does. */
  readonly notNeeded: string;
}

const CONFIRM_WORDS: SecondLookWords = {
  refusals: {
    noOne: 'You’re the only one signed up, so no one else can confirm this.',
    entered: 'You entered or changed this, so someone else has to confirm it.',
    paid: 'This paid you, so someone else has to confirm it.',
  },
  notNeeded:
    'This doesn’t need to be confirmed: it came in, or it was paid by check, voided, or deleted.',
};

const REVIEW_WORDS: SecondLookWords = {
  refusals: {
    noOne: 'You’re the only one signed up, so no one else can review this.',
    entered: 'You reconciled this, so someone else has to review it.',
    paid: 'This paid you, so someone else has to review it.',
  },
  notNeeded: 'This statement was reopened, so there’s nothing to review.',
};

/** Returns the sentences about a second look, for the server and for the pages. */
export function secondLookWords(collection: SecondLookCollection): SecondLookWords {
  return collection === 'statements' ? REVIEW_WORDS : CONFIRM_WORDS;
}
