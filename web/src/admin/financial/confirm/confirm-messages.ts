/** The words of the sub-tab of what no second person has confirmed. Another language is another object of this type. */
export const confirmMessages = {
  heading: 'To Confirm',
  hint: 'Manual expenses, payments without a check, and revenue below $0.00. A second person looks at each one and confirms it. It stays listed as unconfirmed until then.',
  table: 'Entries to confirm',
  empty: 'Everything is confirmed.',
  all: 'Select all that you can confirm',
  select: (payee: string, day: string): string => `Select ${payee}, ${day}`,
  payee: 'Payee',
  /** Revenue below 0 names no one. */
  givenBack: 'Revenue given back',
  enteredBy: 'Entered by',
  unknown: 'Sample data',
  total: (count: number): string => `TOTAL (${count})`,
  newest: (shown: number, count: number, sum: string): string =>
    `The newest ${shown.toLocaleString('en-US')} of ${count.toLocaleString('en-US')}, ${sum} in all.`,
  nothing: 'Select what you looked at',
  press: (count: number, amount: string): string =>
    count === 1 ? `Confirm 1 entry (${amount})` : `Confirm ${count} entries (${amount})`,
  done: (count: number): string =>
    count === 1 ? '1 entry confirmed.' : `${count} entries confirmed.`,
  notDone: (count: number): string =>
    count === 1 ? '1 entry isn’t confirmed' : `${count} entries aren’t confirmed`,
  why: (payee: string, day: string, sentence: string): string => `${payee}, ${day}: ${sentence}`,
};
