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

/** A statement as it is stored. */
export interface StoredStatement extends KeptStatement {
  readonly id: string;
  readonly at: Instant;
}

/** Reads in a transaction, or outside of one. */
export interface Reads {
  readonly query: (query: Query) => Promise<QuerySnapshot>;
  readonly all: (
    refs: readonly FirebaseFirestore.DocumentReference[],
  ) => Promise<readonly DocumentSnapshot[]>;
}

/** Reads as things are now. */
export function plainReads(db: Firestore): Reads {
  return {
    query: (query) => query.get(),
    all: (refs) => (refs.length === 0 ? Promise.resolve([]) : db.getAll(...refs)),
  };
}

/** Reads what a transaction then depends on. */
export function readsOf(transaction: FirebaseFirestore.Transaction): Reads {
  return {
    query: (query) => transaction.get(query),
    all: (refs) => (refs.length === 0 ? Promise.resolve([]) : transaction.getAll(...refs)),
  };
}

/** Returns the statement of a document. */
export function statementFrom(snapshot: DocumentSnapshot): StoredStatement {
  // Only `save-statement.ts` and `reopen-statement.ts` write it.
  const data = snapshot.data() as Omit<KeptStatement, 'id' | 'at'>;
  return { ...data, id: snapshot.id, at: instantOf(snapshot.get('at')) ?? 0 };
}

/** Reads an account's last statement that holds; null without one. */
export async function readLastStatement(
  db: Firestore,
  accountId: string,
  reads: Reads,
): Promise<StoredStatement | null> {
  const { docs } = await reads.query(statementsOf(db, accountId));
  return lastStatement(docs.map(statementFrom));
}

/** What a statement begins with. */
export interface AccountBegin {
  readonly openingDate: CalendarDate;
  readonly last: StoredStatement | null;
  readonly before: BankBalance;
  /** What the account lists as outstanding at its opening, cleared since or not. */
  readonly atOpening: readonly ItemOfAccount[];
}

/** Reads what an account's next statement begins with. @throws DomainError `unknownAccount`. */
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
