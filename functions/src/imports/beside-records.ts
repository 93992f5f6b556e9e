import { linesOf } from '@pa-ledger/domain/ledger/lines';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { takeName } from '../categories/category-changes.ts';
import { categoryNamePath } from '../categories/categories.ts';
import { COUNTED } from '../firestore/paths.ts';
import { takeCheckNumber } from '../payments/check-numbers.ts';
import { countedId, countedLines, withFurtherLines } from '../totals/counted-lines.ts';
import type { CountChange } from '../totals/recount.ts';
import type { Accepted } from './accept-records.ts';

/** What is written with documents that are created, once everything is read. */
interface Besides {
  readonly counts: readonly CountChange[];
  /** Takes the names of categories and the numbers of checks. */
  readonly write: () => void;
}

/** Reads what the creation of these documents changes beside them. */
export async function besidesOf(
  transaction: Transaction,
  db: Firestore,
  accepted: readonly Accepted[],
): Promise<Besides> {
  const categories = accepted.filter(({ collection }) => collection === 'categories');
  const names = categories.map(({ fields }) => db.doc(categoryNamePath(String(fields['name']))));
  const taken = names.length === 0 ? [] : await transaction.getAll(...names);
  const counts = await countsOf(transaction, db, accepted);
  return {
    counts,
    write() {
      for (const [index, { id }] of categories.entries()) takeName(transaction, taken[index], id);
      for (const { id, fields } of accepted) {
        const { checkNumber } = fields;
        if (typeof checkNumber === 'string')
          takeCheckNumber(transaction, db, { kind: 'manual', id }, checkNumber);
      }
    },
  };
}

async function countsOf(
  transaction: Transaction,
  db: Firestore,
  accepted: readonly Accepted[],
): Promise<readonly CountChange[]> {
  const entries = accepted.flatMap(({ collection, id, fields }) =>
    collection === 'revenueItems' || collection === 'manualExpenses'
      ? [{ head: countedId({ collection, id }), after: linesOf(collection, fields) }]
      : [],
  );
  if (entries.length === 0) return [];
  const heads = await transaction.getAll(
    ...entries.map(({ head }) => db.collection(COUNTED).doc(head)),
  );
  const counted = await withFurtherLines(db, heads);
  return counted.map((each, index) => ({
    counted: each,
    before: countedLines(each),
    after: entries[index]?.after ?? [],
  }));
}
