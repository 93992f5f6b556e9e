/** The words of the sub-tab Register. Another language is another object of this type. */
export const registerMessages = {
  heading: 'Register',
  headingOf: (account: string, month: string): string => `${account}, ${month}`,
  hint: 'All activity in this account for the month.',
  account: 'Account',
  month: 'Month',
  search: 'Search',
  searchHint: 'Check number, payee, amount, or description',
  nothing: 'No activity in this account this month.',
  notFound: 'No activity this month matches your search.',

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
  missing: (numbers: readonly string[]): string =>
    `No record of ${numbers.length === 1 ? 'check' : 'checks'} ${numbers.join(', ')}`,
  openChecks: 'Open Checks',
  stale: {
    heading: 'Stale Checks',
    title: (count: number, sum: string): string =>
      count === 1
        ? `A check of ${sum} has been outstanding for over 180 days.`
        : `${count.toLocaleString('en-US')} checks totaling ${sum} have been outstanding for over 180 days.`,
    hint: 'Banks may refuse checks this old. Ask the payee, or void the check and pay again. If you can’t reach them, the money isn’t yours to keep: most states want unclaimed checks reported after some years.',
    unknown: 'This account has no saved statement yet, so every check counts as outstanding.',
    cut: (most: number): string =>
      `Only the oldest ${most.toLocaleString('en-US')} payments of each kind since the last statement were checked.`,
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
