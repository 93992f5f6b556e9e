/** The words of the sub-tab Register. Another language is another object of this type. */
export const registerMessages = {
  heading: 'Register',
  headingOf: (account: string, month: string): string => `${account}, ${month}`,
  hint: 'What moved the account in the month, as the books have it.',
  empty: 'No accounts yet. Add the first one in Accounts.',
  account: 'Account',
  month: 'Month',
  search: 'Search',
  searchHint: 'Check number, payee, amount or description',
  nothing: 'Nothing moved this account in this month.',
  notFound: 'Nothing that moved this account in this month matches the search.',

  table: 'Register',
  date: 'Date',
  check: 'Check',
  about: 'Payee or Source',
  description: 'Description',
  amount: 'Amount',
  balance: 'Balance',
  cleared: 'Cleared',
  isCleared: 'Yes',

  beginning: 'Beginning balance',
  receipts: 'Receipts',
  disbursements: 'Disbursements',
  ending: 'Ending balance',
  sum: (shown: number, all: number): string =>
    shown === all ? `TOTAL (${all})` : `TOTAL (${shown} of ${all})`,
  file: (account: string, month: string): string => `register-${account}-${month}.csv`,
};
