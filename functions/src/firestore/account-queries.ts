import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import type { Firestore } from 'firebase-admin/firestore';
import { CHECK_NUMBERS, MANUAL_EXPENSES, PAYMENTS, RATIFIED, STATEMENTS } from './paths.ts';

/* The queries of bank accounts: what names one, its statements and checks, and what was ratified of it. See queries.ts. */

/** The documents that name an account in a field. */
export function documentsNaming(
  db: Firestore,
  collection: string,
  field: 'accountId' | 'fromAccountId' | 'toAccountId',
  accountId: string,
) {
  return db.collection(collection).where(field, '==', accountId);
}

/** The documents that name an account in a field, whose day in another one is one of a period. */
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

/** The statements of an account, those too that were reopened. */
export function statementsOf(db: Firestore, accountId: string) {
  return db.collection(STATEMENTS).where('accountId', '==', accountId);
}

/** What a ratification has ratified. */
export function ratifiedBy(db: Firestore, ratification: string) {
  return db.collection(RATIFIED).where('ratification', '==', ratification);
}

/** The checks that were written on an account: payments, and manual expenses. */
export function checksOn(db: Firestore, accountId: string) {
  return [PAYMENTS, MANUAL_EXPENSES].map((name) =>
    db.collection(name).where('accountId', '==', accountId).where('method', '==', 'check'),
  );
}

/** The marks of what was voided after a meeting had ratified it. */
export function ratifiedThenVoided(db: Firestore) {
  return db.collection(RATIFIED).where('voidedOn', '>=', '');
}

/** The numbers of checks that one holder has. */
export function checkNumbersOf(db: Firestore, kind: string, id: string) {
  return db.collection(CHECK_NUMBERS).where('kind', '==', kind).where('id', '==', id);
}
