import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import type { Firestore } from 'firebase-admin/firestore';
import { CHECK_NUMBERS, MANUAL_EXPENSES, PAYMENTS, RATIFIED, STATEMENTS } from './paths.ts';

/*
 * The queries about bank accounts: what names an account, its statements and checks, and what meetings
 * ratified. See queries.ts.
 */

/** The documents that name an account in a field. */
export function documentsNaming(
  db: Firestore,
  collection: string,
  field: 'accountId' | 'fromAccountId' | 'toAccountId',
  accountId: string,
) {
  return db.collection(collection).where(field, '==', accountId);
}

/** The documents that name an account in one field and have a date of the period in another. */
export function accountDocumentsIn(
  db: Firestore,
  collection: string,
  [account, day]: readonly [account: string, day: string],
  accountId: string,
  { first, last }: Days,
) {
  return db
    .collection(collection)
    .where(account, '==', accountId)
    .where(day, '>=', first)
    .where(day, '<=', last);
}

/** All statements of an account, reopened ones too. */
export function statementsOf(db: Firestore, accountId: string) {
  return db.collection(STATEMENTS).where('accountId', '==', accountId);
}

/** The marks of what one ratification ratified. */
export function ratifiedBy(db: Firestore, ratification: string) {
  return db.collection(RATIFIED).where('ratification', '==', ratification);
}

/** The checks written on an account: payments and manual expenses. */
export function checksOn(db: Firestore, accountId: string) {
  return [PAYMENTS, MANUAL_EXPENSES].map((name) =>
    db.collection(name).where('accountId', '==', accountId).where('method', '==', 'check'),
  );
}

/** The marks of what was voided after a meeting ratified it. */
export function ratifiedThenVoided(db: Firestore) {
  return db.collection(RATIFIED).where('voidedOn', '>=', '');
}

/** The check numbers of one payment or manual expense. */
export function checkNumbersOf(db: Firestore, kind: string, id: string) {
  return db.collection(CHECK_NUMBERS).where('kind', '==', kind).where('id', '==', id);
}
