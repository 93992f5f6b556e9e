/** Names of collections and documents. See 'The documents' in docs/data.md. */
export const CATEGORIES = 'categories';
export const EXPENSES = 'expenses';
/** How to reach the submitter of an expense: one document for each expense, with its id. */
export const CONTACTS = 'contacts';
/** How to reach who holds an advance: one document for each, by the advance's id. */
export const ADVANCE_HOLDERS = 'advanceHolders';
export const MAIL = 'mail';
/** How many emails of a capped purpose each address got lately. We delete it once nothing in it counts. */
export const MAIL_QUOTAS = 'mailQuotas';
export const FUNDS = 'funds';
/** The bank and cash accounts. */
export const ACCOUNTS = 'accounts';
/** A bank statement and what it cleared: one document for each account and day. */
export const STATEMENTS = 'statements';
/**
 * Marks that an item can't change: one document, by the item's key, for each item that a statement cleared and
 * each revenue item in a deposit.
 */
export const CLEARINGS = 'clearings';
/** Several revenue items that the bank shows as one line. */
export const DEPOSITS = 'deposits';
/** Papers that administrators add to records: one document for each record, by its collection and id. */
export const PAPERS = 'papers';
/** What reviewers and others of the panel write on records: one document for each finding. */
export const FINDINGS = 'findings';
/** Reviews of the books of some days: one document for each. */
export const REVIEWS = 'reviews';
/** What reviewers saw of a review's samples: one document for each review, by its id. */
export const REVIEW_TICKS = 'reviewTicks';
export const BUDGET_ITEMS = 'budgetItems';
/** Expected income, line by line like the budget items. */
export const INCOME_ITEMS = 'incomeItems';
/** The budget of a fiscal year: whether the board adopted it, and the order of its lines. */
export const BUDGETS = 'budgets';
export const MANUAL_EXPENSES = 'manualExpenses';
export const REVENUE_ITEMS = 'revenueItems';
export const TRANSFERS = 'transfers';
/** Who gives, and how to thank them: by a hash of the name's key. */
export const DONORS = 'donors';
/** Goods and services that someone gave. */
export const IN_KIND_GIFTS = 'inKindGifts';
/** Letters to donors: one document for each, by its number. */
export const LETTERS = 'letters';
export const APPROVER_SETTINGS = 'settings/approvers';

/**
 * Who changed what in the books and when, with the values before and after: one create-only document for each
 * version.
 */
export const JOURNAL = 'journal';

/** Which notices a journal entry led to: one document for each entry, by its id. */
export const NOTICES = 'notices';

/** The last reminder to each address, by the address's hash, and the treasurer's last digest: `weekly`. */
export const REMINDERS = 'reminders';

/** Sums of the ledger: one document for each month, category, and fund. */
export const TOTALS = 'totals';
/** Sums of what moved each account: one document for each account and month. */
export const ACCOUNT_TOTALS = 'accountTotals';
/**
 * What the panel's first page reads: `now` counts open work, `cash` what each account and fund moved, a document for each
 * month its sums by category and fund, and `plan` names, budgets, and beginnings.
 */
export const HOME = 'home';
/** What each request and payment adds to `home/now`. */
export const HOME_SHARES = 'homeShares';
/** What each ledger document adds to both. */
export const COUNTED = 'counted';

/** What finds each record: one document for each, by its collection and id. */
export const SEARCH = 'search';
/** What finds who approves: one document for each address. */
export const APPROVER_SEARCH = 'approverSearch';

/** Under an expense: one create-only document for each decided step. */
export const DECISIONS = 'decisions';
/** Under an expense: one create-only document for each earlier version of the submission. */
export const VERSIONS = 'versions';
/** Under an expense: its events, append-only. */
export const HISTORY = 'history';

/** Who may sign in to the panel, as what, and until when: one document for each, by the account's id. */
export const PEOPLE = 'people';
/** The links that people have to join and to set a new password: one document for each, by the account's id. */
export const PERSON_LINKS = 'personLinks';
/** One document for each category's normalized name, so no two categories share one. */
export const CATEGORY_NAMES = 'categoryNames';
/** Payments, each for one or more expenses. */
export const PAYMENTS = 'payments';
/** One document for each check number: what the check paid, so no check pays twice. */
export const CHECK_NUMBERS = 'checkNumbers';
/** Checks that paid nothing: one document for each, by its number. */
export const SPOILED_CHECKS = 'spoiledChecks';
/** What it takes to restore a deleted category as it was. */
export const DELETED_CATEGORIES = 'deletedCategories';
/** What needs a person: one document for each cause. We delete it when the cause is gone. */
export const ALERTS = 'alerts';
/** Which days are closed: the one document that rules and functions check. It follows from `closings`. */
export const BOOKS = 'settings/books';
/** What each closed year ended with, and when the books begin. */
export const CLOSINGS = 'closings';
export const FUND_BALANCES = 'fundBalances';
/** Imports from spreadsheets: one document for each. */
export const IMPORTS = 'imports';
/** What meetings ratified: one document for each meeting. */
export const RATIFICATIONS = 'ratifications';
/** Ratified payments and manual expenses: one document for each. */
export const RATIFIED = 'ratified';
/** The data's version: `{version, migratedAt}`, and `underWay` while a migration or a restore runs. */
export const DATA_VERSION = 'schema/version';
