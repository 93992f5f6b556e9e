import type { Firestore } from 'firebase-admin/firestore';
import { checkTotals } from '../../../ops/checks/check-totals.ts';
import { readLedger } from '../../../ops/checks/project-data.ts';

/** Every cell that is not the sum of its transactions, and every one that is not the sum of what is counted. */
export async function brokenTotals(db: Firestore): Promise<string[]> {
  return checkTotals(await readLedger(db));
}

/** One measure of all cells together, in cents. */
export async function totalOf(db: Firestore, measure: string): Promise<number> {
  const { docs } = await db.collection('totals').get();
  return docs.reduce((sum, cell) => sum + Number(cell.get(measure) ?? 0), 0);
}
