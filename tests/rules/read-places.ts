import { WRITABLE_RECORDS } from '../fixtures/ledger-records.ts';
import type { Actor } from './actors.ts';

/** A document, and who reads it. */
interface ReadPlace {
  readonly path: string;
  readonly readers: readonly Actor[];
}

/** The administrator, the bookkeeper, and the reviewer. */
const EVERYONE: readonly Actor[] = ['A4', 'A8', 'A9'];
/** Those who may read addresses. */
const KEEPERS: readonly Actor[] = ['A4', 'A8'];

/** A document of each kind that anyone reads by its id. */
export const READ_PLACES: readonly ReadPlace[] = [
  ...[
    ...WRITABLE_RECORDS.filter((name) => name !== 'donors').map((name) => `${name}/one`),
    'categories/one',
    'expenses/one',
    'totals/one',
    'accounts/one',
    'accountTotals/one',
    'home/one',
    'statements/one',
    'clearings/one',
    'deposits/one',
    'papers/one',
    'ratifications/one',
    'ratified/one',
    'payments/one',
    'spoiledChecks/one',
    'findings/one',
    'reviews/one',
    'reviewTicks/one',
    'settings/books',
    'closings/2025',
    'expenses/one/history/submitted',
    'expenses/one/decisions/0',
    'expenses/one/versions/1',
  ].map((path) => ({ path, readers: EVERYONE })),
  ...[
    'donors/one',
    'letters/one',
    'alerts/one',
    'contacts/one',
    'advanceHolders/one',
    'settings/approvers',
    'imports/sheet',
    // No entry is there: who reads no addresses isn't told.
    'journal/one',
  ].map((path) => ({ path, readers: KEEPERS })),
  { path: 'people/a4', readers: ['A4'] },
];
