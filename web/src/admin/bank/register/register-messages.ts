/** The words of the sub-tab Register. Another language is another object of this type. */
export const registerMessages = {
  heading: 'Register',
  headingOf: (account: string, month: string): string => `${account}, ${month}`,
  hint: 'All activity in this account for the month.',
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
  isStale: 'Stale',
  late: (day: string): string => `Added after reconciling through ${day}`,
  stale: {
    heading: 'Stale Checks',
    title: (count: number, sum: string): string =>
      count === 1
        ? `A check of ${sum} has been outstanding for over 180 days.`
        : `${count.toLocaleString('en-US')} checks of ${sum} together have been outstanding for over 180 days.`,
    hint: 'A bank need not pay them any more. Ask the payee, or void the check and pay again.',
    unknown: 'No statement of this account has been saved yet: each check counts as outstanding.',
    cut: (most: number): string =>
      `Of what was paid since the last statement, the oldest ${most.toLocaleString('en-US')} of each kind were looked at.`,
    show: 'Show checks',
    hide: 'Hide checks',
    inMonth: (month: string): string => `Register of ${month}`,
  },

  beginning: 'Beginning balance',
  receipts: 'Receipts',
  disbursements: 'Disbursements',
  ending: 'Ending balance',
  first: (count: number): string =>
    `The first ${count.toLocaleString('en-US')} entries of the month.`,
  sum: (shown: number, all: number): string =>
    shown === all ? `TOTAL (${all})` : `TOTAL (${shown} of ${all})`,
  file: (account: string, month: string): string => `register-${account}-${month}.csv`,
};
