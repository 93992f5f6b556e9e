/** Names of the collections and documents. docs/data.md, 'The documents', describes them. */
export const CATEGORIES = 'categories';
export const EXPENSES = 'expenses';
/** How to reach whoever submitted an expense: one document for each expense, with its id. */
export const CONTACTS = 'contacts';
export const MAIL = 'mail';
/** How many mails of a capped purpose each recipient got lately. Deleted when nothing in it counts any more. */
export const MAIL_QUOTAS = 'mailQuotas';
export const FUNDS = 'funds';
/** Where the association's money is. */
export const ACCOUNTS = 'accounts';
/** What a bank's statement said of an account, and what it cleared: one document for each account and day. */
export const STATEMENTS = 'statements';
/**
 * What keeps an item of the bank as it is, by its key: one document for each that a statement has cleared, and for each
 * revenue item that is in a deposit.
 */
export const CLEARINGS = 'clearings';
/** Several revenue items that the bank shows as one line. */
export const DEPOSITS = 'deposits';
export const BUDGET_ITEMS = 'budgetItems';
/** What is expected to come in, line by line like the budget items. */
export const INCOME_ITEMS = 'incomeItems';
/** The budget of a fiscal year: whether it was adopted, and the order of its lines. */
export const BUDGETS = 'budgets';
export const MANUAL_EXPENSES = 'manualExpenses';
export const REVENUE_ITEMS = 'revenueItems';
export const TRANSFERS = 'transfers';
export const APPROVER_SETTINGS = 'settings/approvers';

/** Who changed what in the books and when, with the values before and after: one create-only document for each version. */
export const JOURNAL = 'journal';

/** Which notices were made from a journal entry: one document for each entry, by its id. */
export const NOTICES = 'notices';

/** The last reminder of each address, by a hash of it, and the last digest of the treasurer: `weekly`. */
export const REMINDERS = 'reminders';

/** What the ledger adds up to: one document for each month, category, and fund. */
export const TOTALS = 'totals';
/** What moved each account, month by month: one document for each. */
export const ACCOUNT_TOTALS = 'accountTotals';
/** What each ledger document contributes to both. */
export const COUNTED = 'counted';

/** Below an expense: one create-only document a step. */
export const DECISIONS = 'decisions';
/** Below an expense: one create-only document for each version of the submission before the present one. */
export const VERSIONS = 'versions';
/** Below an expense: append-only. */
export const HISTORY = 'history';

/** Who is an administrator: `{email, addedAt}` by the user's id, beside the claim of the sign-in. */
export const ADMINS = 'admins';
/** One document for each category's normalized name, so that no two categories have the same. */
export const CATEGORY_NAMES = 'categoryNames';
/** One payment of one or several expenses, each. */
export const PAYMENTS = 'payments';
/** One document for each number of a check: what it was written for, so that no check pays twice. */
export const CHECK_NUMBERS = 'checkNumbers';
/** What a deleted category needs to come back as it was. */
export const DELETED_CATEGORIES = 'deletedCategories';
/** What needs a person: one document for each cause, deleted when the cause is gone. */
export const ALERTS = 'alerts';
/** What is closed: the lock that rules and functions ask. It follows from `closings`. */
export const BOOKS = 'settings/books';
/** What each closed year ended with, and when the books begin. */
export const CLOSINGS = 'closings';
export const FUND_BALANCES = 'fundBalances';
/** What was brought in from sheets: one document for each import. */
export const IMPORTS = 'imports';
/** What a meeting ratified: one document for each meeting. */
export const RATIFICATIONS = 'ratifications';
/** Which payment or manual expense is ratified: one document for each. */
export const RATIFIED = 'ratified';
/** Which version the data are of: `{version, migratedAt}`, and `underWay` while a migration or a restore runs. */
export const DATA_VERSION = 'schema/version';
