import type { Firestore } from 'firebase-admin/firestore';
import { sumsOfAllDays } from '../checks/check-totals.ts';
import { readLedger } from '../checks/project-data.ts';
import { dataCollections } from './data-version.ts';

/** The subcollections of expenses. */
const BELOW_EXPENSES = ['decisions', 'history'];

/** Collections of what people did: no migration removes a document from them. */
const KEPT = [
  ...['expenses', 'payments', 'decisions', 'history'],
  ...['revenueItems', 'manualExpenses', 'transfers'],
];

/** What a migration is checked by: the sums of the ledger, which it must not change, and the numbers of documents. */
export interface Summary {
  /**
   * By category, fund and amount, such as `festival~main revenue`, and of submitted expenses by category: whole cents or
   * a number of expenses, as text.
   */
  readonly sums: Readonly<Record<string, string>>;
  /** By collection. */
  readonly documents: Readonly<Record<string, number>>;
}

/** Reads the whole ledger and adds it up with the arithmetic of the checks, not with the app's. */
export async function summaryOf(db: Firestore): Promise<Summary> {
  const sums: Record<string, string> = {};
  for (const [cell, measures] of sumsOfAllDays(await readLedger(db))) {
    for (const [measure, sum] of Object.entries(measures)) {
      if (sum !== 0n) sums[`${cell} ${measure}`] = String(sum);
    }
  }
  const documents: Record<string, number> = {};
  const count = async (name: string, query: FirebaseFirestore.Query): Promise<void> => {
    documents[name] = (await query.count().get()).data().count;
  };
  for (const name of await dataCollections(db)) await count(name, db.collection(name));
  for (const name of BELOW_EXPENSES) await count(name, db.collectionGroup(name));
  return { sums, documents };
}

/** Returns sentences about what a migration changed or lost in the ledger; empty when nothing. */
export function lossesBetween(before: Summary, after: Summary): string[] {
  const names = [...new Set([...Object.keys(before.sums), ...Object.keys(after.sums)])].sort();
  const changed = names
    .filter((name) => before.sums[name] !== after.sums[name])
    .map((name) => `${name} was ${before.sums[name] ?? '0'} and is ${after.sums[name] ?? '0'}.`);
  const fewer = KEPT.filter((name) => countIn(after, name) < countIn(before, name)).map(
    (name) =>
      `${countIn(before, name)} documents of ${name} were there, now ${countIn(after, name)}.`,
  );
  return [...changed, ...fewer];
}

/** Returns sentences about collections that have more or fewer documents now. */
export function changedCounts(before: Summary, after: Summary): string[] {
  return Object.keys({ ...before.documents, ...after.documents })
    .sort()
    .filter((name) => countIn(before, name) !== countIn(after, name))
    .map(
      (name) => `${name}: ${countIn(before, name)} documents before, ${countIn(after, name)} now`,
    );
}

function countIn({ documents }: Summary, name: string): number {
  return documents[name] ?? 0;
}
