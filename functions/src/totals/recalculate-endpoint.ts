import { MAX_RECALCULATE_BODY_BYTES } from '@pa-ledger/domain/limits';
import * as z from 'zod';
import { ACCOUNT_TOTALS, COUNTED, HOME, HOME_SHARES, TOTALS } from '../firestore/paths.ts';
import { success } from '../http/answer.ts';
import { DomainError } from '../platform/domain-error.ts';
import { searchCorrected, totalsDiffered } from '../platform/logs.ts';
import { adminEndpoint } from '../people/admin-endpoint.ts';
import { LEDGER_COLLECTIONS } from '@pa-ledger/domain/ledger/lines';
import { checkSearch, SEARCH_PHASES, type SearchPhase } from '../search/check-search.ts';
import { checkCells } from './recalculation/check-cells.ts';
import { checkHome, checkShareNotes } from './recalculation/check-home.ts';
import { checkCounted } from './recalculation/check-counted.ts';
import { checkLedger } from './recalculation/check-ledger.ts';
import type { PageReport, PageStart, Recalculator } from './recalculation/pages.ts';

/** The most differences one answer lists. It only counts the others. */
const MOST_LISTED = 50;

/**
 * `POST /api/admin/recalculate` with an administrator's `Authorization: Bearer <ID token>` and `{from: null}`, then with
 * `{from: next}` until `next` is null: computes the totals and the search index from scratch, up to 2,000 documents a
 * call, and corrects what differs, while others keep working.
 *
 * Answers `{success: true, next: string | null, checked: number, differed: [{what, path, sentence}], more: number}`: how many
 * documents this call `checked`, up to 50 of its differences (`what` is `transaction` or `total`), and how many `more` there
 * were; or `{success: false, error}` with 400, 401, 403, 413, 415, 429, 500, and 503.
 */
export const recalculateEndpoint = adminEndpoint({
  name: 'recalculate',
  failure: 'recalculateFailed',
  shape: z.strictObject({ from: z.string().max(200).nullable() }),
  maxBytes: MAX_RECALCULATE_BODY_BYTES,
  async answer({ from }, _by, services) {
    const { next, checked, differed } = await recalculatePage(services, from);
    totalsDiffered(checked, differed.length);
    const more = Math.max(0, differed.length - MOST_LISTED);
    return success({ next, checked, differed: differed.slice(0, MOST_LISTED), more });
  },
});

/*
 * Computes the totals from scratch, a page at a time, while others write: first each ledger document's lines, then lines
 * without a document, then each cell of funds and accounts against the sum of its lines, and what Home reads. Last comes the
 * search index. It holds no money, so we don't report what we correct there.
 */

interface Recalculation extends Omit<PageReport, 'last'> {
  /** Where the next call continues; null at the end. */
  readonly next: string | null;
}

const PHASES = [
  ...LEDGER_COLLECTIONS,
  COUNTED,
  TOTALS,
  ACCOUNT_TOTALS,
  HOME_SHARES,
  HOME,
  ...SEARCH_PHASES,
] as const;
type Phase = (typeof PHASES)[number];

/**
 * Recalculates one page.
 * @param from the `next` of the page before; null for the first.
 * @throws DomainError `badRequest` if `from` isn't a valid place.
 */
export async function recalculatePage(
  services: Recalculator,
  from: string | null,
): Promise<Recalculation> {
  const place = from === null ? { phase: PHASES[0], after: null } : placeOf(from);
  const { last, ...report } = await check(services, place.phase, place);
  const next = last === null ? PHASES[PHASES.indexOf(place.phase) + 1] : `${place.phase}:${last}`;
  return { ...report, next: next ?? null };
}

function check(services: Recalculator, phase: Phase, start: PageStart): Promise<PageReport> {
  switch (phase) {
    case COUNTED:
      return checkCounted(services, start);
    case TOTALS:
    case ACCOUNT_TOTALS:
      return checkCells(services, phase, start);
    case HOME_SHARES:
      return checkShareNotes(services, start);
    case HOME:
      return checkHome(services, start);
    case 'revenueItems':
    case 'manualExpenses':
    case 'transfers':
    case 'expenses':
    case 'payments':
      return checkLedger(services, phase, start);
    default:
      return searchPage(services, phase, start);
  }
}

async function searchPage(
  { db }: Recalculator,
  phase: SearchPhase,
  { after }: PageStart,
): Promise<PageReport> {
  const { last, corrected } = await checkSearch(db, phase, after);
  searchCorrected(phase, corrected);
  // We only report transactions and totals.
  return { checked: 0, differed: [], last };
}

function placeOf(from: string): PageStart & { readonly phase: Phase } {
  const [name, ...rest] = from.split(':');
  const phase = PHASES.find((known) => known === name);
  const after = rest.length === 0 ? null : rest.join(':');
  // A path would read another collection.
  if (phase === undefined || after === '' || after?.includes('/'))
    throw new DomainError('badRequest');
  return { phase, after };
}
