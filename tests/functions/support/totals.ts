import type { Firestore } from 'firebase-admin/firestore';
import { getApp } from 'firebase-admin/app';
import { checkHome } from '../../../ops/checks/check-home.ts';
import { checkTotals } from '../../../ops/checks/check-totals.ts';
import { readLedger, readProject } from '../../../ops/checks/project-data.ts';
import { bucket } from './suite.ts';

/** Every cell that is not the sum of its transactions, and every one that is not the sum of what is counted. */
export async function brokenTotals(db: Firestore): Promise<string[]> {
  return checkTotals(await readLedger(db));
}

/** One measure of all cells together, in cents. */
export async function totalOf(db: Firestore, measure: string): Promise<number> {
  const { docs } = await db.collection('totals').get();
  return docs.reduce((sum, cell) => sum + Number(cell.get(measure) ?? 0), 0);
}

/** Everything that Home reads and that the documents say otherwise. */
export async function brokenHome(projectId: string): Promise<string[]> {
  return checkHome(await readProject(getApp(projectId), bucket.name));
}

/** A recalculation's sentences without those about Home, whose sums follow from the totals. */
export function withoutHome(sentences: readonly string[]): string[] {
  return sentences.filter((sentence) => !sentence.startsWith('Home: '));
}
