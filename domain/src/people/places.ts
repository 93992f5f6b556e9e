import type { Right } from './rights.ts';

/*
 * Where each right holds: every route of the panel, every block of the rules, Storage, and every kind of import. A test
 * fails for a place that isn't named here.
 */

/** The right that each address below `/api/admin/` asks for. */
export const ROUTE_RIGHTS = {
  'save-category': 'manageApprovers',
  'delete-category': 'manageApprovers',
  'delete-fund': 'keepBooks',
  'manage-expense': 'keepBooks',
  'manage-payment': 'keepBooks',
  'save-manual-expense': 'keepBooks',
  'save-revenue': 'keepBooks',
  'manage-advance': 'keepBooks',
  'confirm-entry': 'keepBooks',
  // And what `IMPORT_RIGHTS` asks for.
  'import-rows': 'keepBooks',
  'undo-import': 'keepBooks',
  recalculate: 'keepBooks',
  ratify: 'keepBooks',
  'manage-letters': 'keepBooks',
  'manage-account': 'keepBooks',
  'manage-deposit': 'keepBooks',
  'save-service-sales': 'keepBooks',
  'manage-papers': 'keepBooks',
  reconcile: 'keepBooks',
  'manage-year': 'manageYears',
  'check-admin': 'readBooks',
} as const satisfies Readonly<Record<string, Right>>;

export type AdminRoute = keyof typeof ROUTE_RIGHTS;

/** The addresses of other functions that also take a sign-in, and the right that it asks for. */
export const SIGNED_IN_RIGHTS = {
  'update-expense': 'keepBooks',
  'return-expense': 'keepBooks',
  receipt: 'readBooks',
} as const satisfies Readonly<Record<string, Right>>;
