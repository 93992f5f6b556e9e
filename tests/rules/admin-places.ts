import { WRITABLE_RECORDS } from '../fixtures/ledger-records.ts';
import { ADMIN } from './actors.ts';

/** A document of each kind that only an administrator reads. */
export const ADMIN_PLACES = [
  ...[
    ...WRITABLE_RECORDS,
    'categories',
    'expenses',
    'totals',
    'accounts',
    'accountTotals',
    'home',
    'statements',
    'clearings',
    'deposits',
    'papers',
    'letters',
    'ratifications',
    'ratified',
    'payments',
    'spoiledChecks',
    'alerts',
    'journal',
    'contacts',
    'advanceHolders',
  ].map((name) => `${name}/one`),
  'settings/approvers',
  'settings/books',
  'closings/2025',
  'imports/sheet',
  `people/${ADMIN}`,
  'expenses/one/history/submitted',
  'expenses/one/decisions/0',
  'expenses/one/versions/1',
];
