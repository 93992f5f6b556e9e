/* Acts with accounts, statements, deposits, papers, findings, reviews, letters and ratifications that are answered well in an empty project. */

/** Undoes receipts that are gone already. */
export const NO_ADVANCE = { act: 'undo', id: 'advance-settled-1', version: 1 };

/** Of the account that the request before saves. */
export const LISTED = { act: 'begin', accountId: 'checking', day: '2026-09-01' };
export const DEPOSIT = { act: 'delete', id: 'deposit0000000000000', version: 1 };
/** A fee of a category that doesn't exist, in the account that the request before saves. */
export const NO_SALE = {
  setup: { accountId: 'service', feeCategoryId: 'fees', feeFundId: 'main' },
  rows: [{ key: 'one', fields: { date: '2026-09-01', kind: 'fee', gross: 0, fee: 2, tax: 0 } }],
};
export const NO_PAPER = {
  act: 'remove',
  of: 'manualExpenses~one',
  slot: 0,
  sha256: 'f'.repeat(64),
};
/** On a record that the request before submits. */
export const FINDING = { action: 'write', id: 'finding', text: 'Where’s the receipt?' };
export const REVIEW = { action: 'begin', id: 'review', first: '2025-07-01', last: '2026-06-30' };
export const VOIDED = { act: 'void', number: '2026-0001', reason: 'Twice' };
export const RATIFIED = {
  act: 'ratify',
  id: 'meeting',
  ratifiedOn: '2026-09-01',
  entries: [
    {
      collection: 'payments',
      id: 'none',
    },
  ],
};
export const ACCOUNT = {
  act: 'save',
  id: 'checking',
  version: null,
  fields: {
    name: 'Checking',
    kind: 'checking',
    openingDate: '2026-07-01',
    openingBalance: 12.5,
  },
};
export const SERVICE = {
  ...ACCOUNT,
  id: 'service',
  fields: { ...ACCOUNT.fields, name: 'PayPal', kind: 'paymentService' },
};
