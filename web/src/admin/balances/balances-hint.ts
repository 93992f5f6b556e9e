/** What the tab is for. */
export const BALANCES_HINT =
  'What each fund held at the beginning, before the revenue and the expenses of these books.';
