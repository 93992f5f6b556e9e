import type { ImportKind } from '@pa-ledger/domain/imports/import-kinds';
import { MAX_ROWS } from '@pa-ledger/domain/fields/order-row';
import type { SheetOrder, ImportSlice } from '@pa-ledger/domain/imports/import-plan';
import { callAdminApi } from '../../data/call-admin-api.ts';
import { storedAs } from '../../data/documents.ts';
import { failure, type Failure } from '../../data/failure.ts';
import { repeatedWithPassword, withPassword } from '../shared/password/password-again.ts';

/** A row that the server has not taken, and why. */
export interface RefusedRow {
  readonly row: number;
  readonly sentence: string;
}

/** How far an import is. */
export interface Progress {
  /** How many slices are in the books. */
  readonly slices: number;
  /** How many documents and approvers are. */
  readonly stored: number;
  readonly refused: readonly RefusedRow[];
}

export const NOT_BEGUN: Progress = { slices: 0, stored: 0, refused: [] };

/** What is imported. */
export interface ImportPress {
  readonly id: string;
  readonly kind: ImportKind;
  /** The year of the lines of a budget; null otherwise. */
  readonly fiscalYear: string | null;
  readonly slices: readonly ImportSlice[];
  /** The order of a budget's lines in the sheet. */
  readonly order?: SheetOrder;
}

/** Returns how many documents and approvers there are in slices. */
export function sizeOf(slices: readonly ImportSlice[]): number {
  return slices.reduce((sum, { records, approvers }) => sum + records.length + approvers.length, 0);
}

/**
 * Sends the slices one after the other, from where an earlier try has come to.
 * @param goesOn is told how far it is; false ends it there.
 * @returns null when it was ended.
 */
export async function sendSlices(
  { id, kind, fiscalYear, slices, order }: ImportPress,
  from: Progress,
  goesOn: (progress: Progress) => boolean,
): Promise<Failure | { readonly ok: true; readonly progress: Progress } | null> {
  let progress = from;
  const head = { id, kind, fiscalYear, rows: sizeOf(slices) };
  for (const { records, approvers } of slices.slice(from.slices)) {
    if (!goesOn(progress)) return null;
    const placed = order === undefined || records.length === 0 ? {} : { order: fitting(order) };
    const send = () =>
      callAdminApi('/api/admin/import-rows', { ...head, records, approvers, ...placed });
    const result = await (approvers.length > 0 ? withPassword : repeatedWithPassword)(send);
    if (!result.ok) return result;
    const { stored, refused } = storedAs<Pick<Progress, 'stored' | 'refused'>>(result.answer);
    progress = {
      slices: progress.slices + 1,
      stored: progress.stored + stored,
      refused: [...progress.refused, ...refused],
    };
  }
  goesOn(progress);
  return { ok: true, progress };
}

/** An order that is too long to store is none. */
function fitting({ spending, income }: SheetOrder): SheetOrder {
  const kept = (rows: readonly string[]) => (rows.length > MAX_ROWS ? [] : rows);
  return { spending: kept(spending), income: kept(income) };
}

/** What stays of an import that was taken back, and why. */
export interface KeptRow extends RefusedRow {
  readonly what: string;
}

export interface Undone {
  readonly removed: number;
  readonly kept: readonly KeptRow[];
}

/** A page of an Undo. */
interface UndonePage extends Undone {
  readonly next: unknown;
}

/** Takes an import back, slice by slice. @param onProgress is told how much is gone. */
export async function undoImport(
  id: string,
  onProgress: (removed: number) => void,
): Promise<Failure | ({ readonly ok: true } & Undone)> {
  let removed = 0;
  const kept: KeptRow[] = [];
  let from: unknown = null;
  do {
    const page = { id, from };
    // Only the server knows whether the import had approvers.
    const result = await repeatedWithPassword(() => callAdminApi('/api/admin/undo-import', page));
    if (!result.ok) return result;
    const undone = storedAs<UndonePage>(result.answer);
    removed += undone.removed;
    kept.push(...undone.kept);
    onProgress(removed);
    // A page that leads to itself would be requested forever.
    if (undone.next !== null && JSON.stringify(undone.next) === JSON.stringify(from))
      return failure('failed');
    from = undone.next;
  } while (from !== null);
  return { ok: true, removed, kept };
}
