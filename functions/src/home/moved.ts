import { movedMoney, type HomeNumber } from '@pa-ledger/domain/home/moved-money';
import type { CellDifference } from '@pa-ledger/domain/ledger/lines';
import { isMonth } from '@pa-ledger/domain/time/months';
import { FieldValue, type DocumentData, type Firestore } from 'firebase-admin/firestore';
import { HOME } from '../firestore/paths.ts';
import type { Writes } from '../firestore/writes.ts';

/** Adds to a commit that changes cells what that changes in `home`, so the guard of the cells guards both. */
export function addMoved(writes: Writes, db: Firestore, changes: readonly CellDifference[]): void {
  const numbers = movedMoney(changes.map(({ cell, increments }) => ({ cell, ...increments })));
  for (const [id, own] of Map.groupBy(numbers, (number) => number.id)) {
    const change = documentOf(id, own, (cents) => FieldValue.increment(cents));
    writes.set(db.collection(HOME).doc(id), change, { merge: true });
  }
}

/** Returns a document of `home` with numbers at their places. */
export function documentOf(
  id: string,
  numbers: readonly HomeNumber[],
  valueOf: (cents: number) => unknown = (cents) => cents,
): DocumentData {
  const document: Record<string, Record<string, unknown>> = {};
  for (const { at, cents } of numbers) {
    const [field, key, measure] = at;
    const map = (document[field] ??= {});
    if (measure === undefined) map[key] = valueOf(cents);
    else map[key] = { ...(map[key] as object | undefined), [measure]: valueOf(cents) };
  }
  return isMonth(id) ? { month: id, ...document } : document;
}
