import { MAX_CATEGORIES } from '../categories/category-change.ts';
import { MAX_PRESIDENTS } from '../limits.ts';
import type { ImportedApprover, ImportPlan, ImportRecord } from './import-plan.ts';

/**
 * The most documents of a slice. One commit has 500 writes: seven for each document (itself, its entry in the journal, its
 * name or the number of its check, and what is counted of it with the cell of the totals, once for its fund and once for
 * its account), and six for the import, the approvers and the order of a budget.
 */
export const MAX_SLICE = Math.floor((500 - 6) / 7);

/** The most approvers of a slice: all that there can be. */
export const MAX_SLICE_APPROVERS = MAX_CATEGORIES + MAX_PRESIDENTS + 1;

/** The most rows of one import: more would keep a person waiting for minutes. */
export const MAX_IMPORT_ROWS = 5_000;

/** What is saved in one commit. */
export interface ImportSlice {
  readonly records: readonly ImportRecord[];
  readonly approvers: readonly ImportedApprover[];
}

/** Returns what is saved one commit after the other; the approvers come last, when their categories are there. */
export function slicesOf({
  records,
  approvers,
}: Pick<ImportPlan, 'records' | 'approvers'>): readonly ImportSlice[] {
  const slices: ImportSlice[] = [];
  for (let start = 0; start < records.length; start += MAX_SLICE)
    slices.push({ records: records.slice(start, start + MAX_SLICE), approvers: [] });
  for (let start = 0; start < approvers.length; start += MAX_SLICE_APPROVERS)
    slices.push({ records: [], approvers: approvers.slice(start, start + MAX_SLICE_APPROVERS) });
  return slices;
}
