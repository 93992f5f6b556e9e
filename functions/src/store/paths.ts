/** Names of the collections and documents; design: README, 'Data'. */
export const CATEGORIES = 'categories';
export const EXPENSES = 'expenses';
export const MAIL = 'mail';
export const BUDGET_ITEMS = 'budgetItems';
export const MANUAL_EXPENSES = 'manualExpenses';
export const APPROVER_SETTINGS = 'settings/approvers';

/** Below an expense: one create-only document a step. */
export const DECISIONS = 'decisions';
/** Below an expense: append-only. */
export const HISTORY = 'history';
