import type { Right } from './rights.ts';

/*
 * Where each right holds: every route of the panel, every block of the rules, and Storage; `imports/import-kinds.ts` has every kind of import. Tests fail
 * for a place that isn't named here, and walk each one with each role (tests/rules/matrix.test.ts, tests/server/roles.test.ts).
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
  // Who may answer or resolve one, the function decides.
  'manage-finding': 'writeFindings',
  // Who held an office in the days draws and ticks nothing: the function looks.
  'manage-review': 'makeReviews',
  'review-marks': 'makeReviews',
  'check-admin': 'readBooks',
  'manage-people': 'managePeople',
  'list-people': 'managePeople',
  'rename-self': 'readBooks',
} as const satisfies Readonly<Record<string, Right>>;

export type AdminRoute = keyof typeof ROUTE_RIGHTS;

/** The addresses of other functions that also take a sign-in, and the right that it asks for. */
export const SIGNED_IN_RIGHTS = {
  'update-expense': 'keepBooks',
  'return-expense': 'keepBooks',
  receipt: 'readBooks',
} as const satisfies Readonly<Record<string, Right>>;

/** The addresses that ask for no sign-in: the form's, and those that a link opens. */
export const OPEN_ROUTES: readonly string[] = [
  'form-options',
  'submit-expense',
  'review-expense',
  'waiting-requests',
  'correction',
  'correct-expense',
  'expense-status',
  'send-link',
  'request-link',
  'withdraw-expense',
  'invitation',
  'join',
  'forgot-password',
];

/** What a block of `firestore.rules` asks for. */
interface DataRights {
  /** `signIn`: every account that may sign in. Null: no one reads it. */
  readonly read: Right | 'signIn' | null;
  /** To create and change. Null: only functions write. */
  readonly write: Right | null;
  readonly delete: Right | null;
}

const BOOKS = { read: 'readBooks', write: 'keepBooks', delete: 'keepBooks' } as const;
/** Functions delete. */
const KEPT_BOOKS = { ...BOOKS, delete: null } as const;
/** Functions write. */
const MADE_BOOKS = { read: 'readBooks', write: null, delete: null } as const;
const MADE_CONTACTS = { ...MADE_BOOKS, read: 'readContacts' } as const;

/** Every block of `firestore.rules`, by its path. Everything else is closed to everyone. */
export const DATA_RIGHTS = {
  '/categories/{id}': MADE_BOOKS,
  '/funds/{id}': KEPT_BOOKS,
  '/budgetItems/{id}': BOOKS,
  '/incomeItems/{id}': BOOKS,
  '/budgets/{id}': BOOKS,
  '/fundBalances/{id}': BOOKS,
  '/revenueItems/{id}': KEPT_BOOKS,
  '/transfers/{id}': BOOKS,
  '/accounts/{id}': MADE_BOOKS,
  '/statements/{id}': MADE_BOOKS,
  '/deposits/{id}': MADE_BOOKS,
  '/papers/{id}': MADE_BOOKS,
  '/clearings/{key}': MADE_BOOKS,
  '/treasurerReports/{id}': BOOKS,
  '/payees/{id}': BOOKS,
  '/purposes/{id}': BOOKS,
  '/returnLines/{id}': BOOKS,
  '/donors/{id}': { ...BOOKS, read: 'readContacts' },
  '/inKindGifts/{id}': BOOKS,
  '/manualExpenses/{id}': KEPT_BOOKS,
  '/payments/{id}': MADE_BOOKS,
  '/spoiledChecks/{id}': MADE_BOOKS,
  // To write it, the password must have been typed within ten minutes.
  '/settings/approvers': { read: 'readContacts', write: 'manageApprovers', delete: null },
  '/settings/books': MADE_BOOKS,
  '/closings/{year}': MADE_BOOKS,
  '/letters/{number}': MADE_CONTACTS,
  '/ratifications/{id}': MADE_BOOKS,
  '/ratified/{key}': MADE_BOOKS,
  '/imports/{id}': MADE_CONTACTS,
  // Those of `JOURNAL_OF_BOOKS`; the others ask for `readContacts`. An entry is only created.
  '/journal/{entry}': KEPT_BOOKS,
  '/schema/version': { ...MADE_BOOKS, read: 'signIn' },
  // And everyone gets their own.
  '/people/{uid}': { ...MADE_BOOKS, read: 'managePeople' },
  '/totals/{cell}': MADE_BOOKS,
  '/accountTotals/{cell}': MADE_BOOKS,
  '/search/{id}': MADE_BOOKS,
  '/approverSearch/{id}': MADE_CONTACTS,
  '/findings/{id}': MADE_BOOKS,
  '/reviews/{id}': MADE_BOOKS,
  '/reviewTicks/{id}': MADE_BOOKS,
  '/home/{id}': MADE_BOOKS,
  '/alerts/{id}': MADE_CONTACTS,
  '/expenses/{id}': MADE_BOOKS,
  '/expenses/{id}/decisions/{step}': MADE_BOOKS,
  '/expenses/{id}/versions/{version}': MADE_BOOKS,
  '/contacts/{id}': MADE_CONTACTS,
  '/advanceHolders/{id}': MADE_CONTACTS,
  '/{path=**}/history/{entry}': MADE_BOOKS,
} as const satisfies Readonly<Record<string, DataRights>>;

/** A block of `firestore.rules`. */
export type DataPlace = keyof typeof DATA_RIGHTS;

/** Who uploads to each folder of Storage. Null: everyone, once, for an expense that isn't submitted yet. No one reads. */
export const STORAGE_RIGHTS = {
  receipts: null,
  papers: 'keepBooks',
} as const satisfies Readonly<Record<string, Right | null>>;

/**
 * The collections whose entries of the journal everyone reads. The others have addresses in them and ask for
 * `readContacts`: who approves, people, donors, and letters. A query names them, since rules don't filter; Firestore takes up
 * to 30. `firestore.rules` has the same list.
 */
export const JOURNAL_OF_BOOKS = [
  'revenueItems',
  'manualExpenses',
  'transfers',
  'treasurerReports',
  'payees',
  'purposes',
  'returnLines',
  'inKindGifts',
  'accounts',
  'statements',
  'ratifications',
  'deposits',
  'papers',
  'funds',
  'budgetItems',
  'incomeItems',
  'budgets',
  'fundBalances',
  'categories',
  'closings',
  'payments',
  'spoiledChecks',
  'findings',
  'reviews',
] as const;
