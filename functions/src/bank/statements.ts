import { itemsOf, type ItemOfAccount } from '@pa-ledger/domain/bank/items';
import { lastStatement, type KeptStatement } from '@pa-ledger/domain/bank/statement';
import { openingBalanceOf, type BankBalance } from '@pa-ledger/domain/bank/reconciliation';
import { amountOf } from '@pa-ledger/domain/money/money';
import type { CalendarDate, Instant } from '@pa-ledger/domain/time/dates';
import type { DocumentSnapshot, Firestore, Query, QuerySnapshot } from 'firebase-admin/firestore';
import { ACCOUNTS } from '../firestore/paths.ts';
import { statementsOf } from '../firestore/account-queries.ts';
import { instantOf } from '../firestore/timestamps.ts';
import { DomainError } from '../platform/domain-error.ts';

/** A stored statement. */
export interface StoredStatement extends KeptStatement {
  readonly id: string;
  readonly at: Instant;
}

/** How to read: in a transaction, or without one. */
export interface Reads {
  readonly query: (query: Query) => Promise<QuerySnapshot>;
  readonly all: (
    refs: readonly FirebaseFirestore.DocumentReference[],
  ) => Promise<readonly DocumentSnapshot[]>;
}

/** Reads without a transaction. */
export function plainReads(db: Firestore): Reads {
  return {
    query: (query) => query.get(),
    all: (refs) => (refs.length === 0 ? Promise.resolve([]) : db.getAll(...refs)),
  };
}

/** Reads in a transaction, which then depends on what it read. */
export function readsOf(transaction: FirebaseFirestore.Transaction): Reads {
  return {
    query: (query) => transaction.get(query),
    all: (refs) => (refs.length === 0 ? Promise.resolve([]) : transaction.getAll(...refs)),
  };
}

/** Returns the statement in a document. */
export function statementFrom(snapshot: DocumentSnapshot): StoredStatement {
  // Only `save-statement.ts` and `reconcile.ts` write it.
  const data = snapshot.data() as Omit<KeptStatement, 'id' | 'at'>;
  return { ...data, id: snapshot.id, at: instantOf(snapshot.get('at')) ?? 0 };
}

/** Reads an account's last statement that isn't reopened; null if there's none. */
export async function readLastStatement(
  db: Firestore,
  accountId: string,
  reads: Reads,
): Promise<StoredStatement | null> {
  const { docs } = await reads.query(statementsOf(db, accountId));
  return lastStatement(docs.map(statementFrom));
}

/** What an account's next statement starts from. */
export interface AccountBegin {
  readonly openingDate: CalendarDate;
  readonly last: StoredStatement | null;
  readonly before: BankBalance;
  /** What the account lists as outstanding at its opening, whether or not it has cleared since. */
  readonly atOpening: readonly ItemOfAccount[];
}

/** Reads what an account's next statement starts from. @throws DomainError `unknownAccount`. */
export async function readBegin(
  db: Firestore,
  accountId: string,
  reads: Reads,
): Promise<AccountBegin> {
  const [account] = await reads.all([db.collection(ACCOUNTS).doc(accountId)]);
  if (account?.exists !== true) throw new DomainError('unknownAccount');
  // `saveAccount` wrote it.
  const openingDate = account.get('openingDate') as CalendarDate;
  const last = await readLastStatement(db, accountId, reads);
  const before =
    last === null
      ? openingBalanceOf(openingDate, amountOf(account.get('openingBalance')))
      : { day: last.day, balance: amountOf(last.balance) };
  const atOpening = itemsOf(ACCOUNTS, accountId, account.data());
  return { openingDate, last, before, atOpening };
}
