import { givenIn } from '@pa-ledger/domain/ledger/advance';
import { advanceMessages } from '@pa-ledger/domain/ledger/advance-settling';
import { needsOtherGiver } from '@pa-ledger/domain/ledger/advance-form';
import type { StoredFields } from '@pa-ledger/domain/ledger/journal';
import type { Person } from '@pa-ledger/domain/people/person';
import { isSameMailbox } from '@pa-ledger/domain/people/same-person';
import { textIn, textOf } from '@pa-ledger/domain/untyped';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { requireAccount } from '../accounts/require-account.ts';
import { readBookkeepers } from '../people/people.ts';
import { requireOpenDays } from '../firestore/books.ts';
import { readCurrent } from '../firestore/data-version.ts';
import { ADVANCE_HOLDERS, BOOKS, MANUAL_EXPENSES } from '../firestore/paths.ts';
import { openAdvances } from '../firestore/queries.ts';
import { isSaved, savedChange, storeChange } from '../journal/journal.ts';
import { requireFreeNumber, takeCheckNumber } from '../payments/check-numbers.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { Services } from '../platform/services.ts';

/** An advance to give: what's stored of it, and how to reach its holder. */
interface NewAdvance {
  /** Without the version. */
  readonly fields: StoredFields;
  readonly email: string;
}

/**
 * Gives an advance, in one commit with its journal entry, its check number, and how to reach its holder. Saving the same thing
 * again changes nothing.
 * @throws DomainError `advanceRefused` if its holder has an open one or gives it to themselves, and as each new entry does.
 */
export async function giveAdvance(
  id: string,
  { fields, email }: NewAdvance,
  by: Person,
  { db, clock }: Services,
): Promise<void> {
  const ref = db.collection(MANUAL_EXPENSES).doc(id);
  const admins = await readBookkeepers(db, clock());
  await db.runTransaction(async (transaction) => {
    const [found, books] = await readCurrent(transaction, ref, db.doc(BOOKS));
    const before = found.data() ?? null;
    const save = { version: null, fields };
    if (isSaved(save, before)) return;
    const at = clock();
    requireOpenDays(books, [textIn(fields, 'date')], at);
    const paidTo = textIn(fields, 'paidTo');
    if (needsOtherGiver({ email, paidTo }, { by, admins })) refuse(advanceMessages.toThemselves);
    await requireNoOpenOne(transaction, db, { email, paidTo });
    await requireAccount(transaction, db, books, fields, null);
    const change = await savedChange(transaction, db, ref, save, before);
    const holder = { kind: 'manual', id } as const;
    const number = textIn(fields, 'checkNumber') || null;
    await requireFreeNumber(db, holder, number);
    takeCheckNumber(transaction, db, holder, number);
    storeChange(transaction, db, { collection: MANUAL_EXPENSES, document: id }, change, { by, at });
    transaction.set(db.collection(ADVANCE_HOLDERS).doc(id), { email });
  });
}

/**
 * Sets how to reach the holder of an open advance. It's a contact, so the journal has none of it.
 * No one changes their own: the address decides who can confirm the advance.
 * @throws DomainError `advanceRefused` if the advance isn't open, it's their own, or the same mailbox has another one.
 */
export async function setHolder(
  id: string,
  email: string,
  by: Person,
  { db, clock }: Services,
): Promise<void> {
  const ref = db.collection(MANUAL_EXPENSES).doc(id);
  const place = db.collection(ADVANCE_HOLDERS).doc(id);
  const admins = await readBookkeepers(db, clock());
  await db.runTransaction(async (transaction) => {
    const [found, holder] = await readCurrent(transaction, ref, place);
    const fields = found.data() ?? {};
    if ((givenIn(fields)?.open ?? 0) <= 0) throw new DomainError('advanceRefused');
    const paidTo = textIn(fields, 'paidTo');
    const isOwn = [textOf(holder.get('email')), email].some((one) =>
      needsOtherGiver({ email: one, paidTo }, { by, admins }),
    );
    if (isOwn) refuse(advanceMessages.ownEmail);
    await requireNoOpenOne(transaction, db, { email, paidTo }, id);
    transaction.set(place, { email });
  });
}

/**
 * Reads the open advances, in the transaction that gives another one: of two at the same moment, one comes first and the other
 * sees it.
 * @param own the one to leave out. @throws DomainError `advanceRefused` if one is held by the same mailbox.
 */
async function requireNoOpenOne(
  transaction: Transaction,
  db: Firestore,
  { email, paidTo }: { readonly email: string; readonly paidTo: string },
  own: string | null = null,
): Promise<void> {
  const { docs } = await transaction.get(openAdvances(db));
  const others = docs.filter((advance) => advance.id !== own);
  if (others.length === 0) return;
  const holders = await transaction.getAll(
    ...others.map((advance) => db.collection(ADVANCE_HOLDERS).doc(advance.id)),
  );
  const isHeld = holders.some((holder) => isSameMailbox(textOf(holder.get('email')), email));
  if (isHeld) refuse(advanceMessages.one(paidTo));
}

function refuse(sentence: string): never {
  throw new DomainError('advanceRefused', { sentence });
}
