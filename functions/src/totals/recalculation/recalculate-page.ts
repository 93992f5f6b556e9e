import { LEDGER_COLLECTIONS } from '@pa-ledger/domain/ledger/ledger';
import { checkCells } from './check-cells.ts';
import { checkCounted, checkLedger } from './check-ledger.ts';
import type { PageReport, PageStart, Recalculator } from './pages.ts';

/*
 * Computes the totals from scratch, a page at a time, while others write: first each ledger document's contribution, then
 * contributions without a document, then each cell against the sum of its contributions.
 */

export interface Recalculation extends Omit<PageReport, 'last'> {
  /** Where the next call goes on; null when all is done. */
  readonly next: string | null;
}

const PHASES = [...LEDGER_COLLECTIONS, 'counted', 'totals'] as const;
type Phase = (typeof PHASES)[number];

/**
 * Recalculates one page.
 * @param from the `next` of the page before; null for the first.
 * @returns null if `from` is no such place.
 */
export async function recalculatePage(
  services: Recalculator,
  from: string | null,
): Promise<Recalculation | null> {
  const place = from === null ? { phase: PHASES[0], after: null } : placeOf(from);
  if (place === null) return null;
  const { last, ...report } = await check(services, place.phase, place);
  const next = last === null ? PHASES[PHASES.indexOf(place.phase) + 1] : `${place.phase}:${last}`;
  return { ...report, next: next ?? null };
}

function check(services: Recalculator, phase: Phase, start: PageStart): Promise<PageReport> {
  switch (phase) {
    case 'counted':
      return checkCounted(services, start);
    case 'totals':
      return checkCells(services, start);
    default:
      return checkLedger(services, phase, start);
  }
}

function placeOf(from: string): (PageStart & { readonly phase: Phase }) | null {
  const [name, ...rest] = from.split(':');
  const phase = PHASES.find((known) => known === name);
  const after = rest.length === 0 ? null : rest.join(':');
  // A path would read another collection.
  if (phase === undefined || after === '' || after?.includes('/')) return null;
  return { phase, after };
}
