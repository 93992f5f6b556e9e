import type { DocumentData } from 'firebase-admin/firestore';
import { exactCents } from './exact-cents.ts';
import type { ProjectData } from './project-data.ts';

const MEASURES = ['revenue', 'manual', 'approved', 'paid', 'approvedCount', 'paidCount'] as const;
type Measure = (typeof MEASURES)[number];
type Sums = Map<Measure, bigint>;

/** The totals by category and fund are the sums of the ledger, to the cent. */
export function checkTotals(project: ProjectData): string[] {
  const expected = sumsOf(project);
  const kept = new Map(project.totals.map(({ id, data }) => [id, data]));
  const ids = [...new Set([...expected.keys(), ...kept.keys()])].sort();
  return ids.flatMap((id) => {
    const cell = kept.get(id);
    return MEASURES.flatMap((measure) => {
      const right = expected.get(id)?.get(measure) ?? 0n;
      const is = Number(cell?.[measure] ?? 0);
      if (BigInt(Math.trunc(is)) === right && Number.isInteger(is)) return [];
      return [`The total ${id}, ${measure}, is ${is} and not ${right}.`];
    });
  });
}

function sumsOf({ revenueItems, manualExpenses, expenses }: ProjectData): Map<string, Sums> {
  const sums = new Map<string, Sums>();
  const add = (data: DocumentData, amount: unknown, counts: readonly Measure[]): void => {
    const cents = exactCents(amount);
    const { categoryId, fundId } = data;
    if (cents === null || typeof categoryId !== 'string') return;
    const id = `${categoryId}~${typeof fundId === 'string' ? fundId : ''}`;
    const cell: Sums = sums.get(id) ?? new Map<Measure, bigint>();
    for (const measure of counts) {
      const more = measure.endsWith('Count') ? 1n : cents;
      cell.set(measure, (cell.get(measure) ?? 0n) + more);
    }
    sums.set(id, cell);
  };
  for (const { data } of revenueItems) add(data, data['amount'], ['revenue']);
  for (const { data } of manualExpenses) add(data, data['amount'], ['manual']);
  for (const { data } of expenses) {
    const { status, submission } = data;
    const amount: unknown = (submission as DocumentData | undefined)?.['amount'];
    if (status === 'approved') add(data, amount, ['approved', 'approvedCount']);
    if (status === 'paid') add(data, amount, ['approved', 'approvedCount', 'paid', 'paidCount']);
  }
  return sums;
}
