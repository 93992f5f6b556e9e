/** The words of the Fund Balances tab. Another language is another object of this type. */
export const balanceMessages = {
  totalOf: (count: number): string => (count === 1 ? 'Total of 1 fund' : `Total of ${count} funds`),
  heading: 'Fund Balances',
  hint: 'What each fund had at the start of the year, and what it has now.',
  edit: 'Edit Balances',
  noFunds: 'No funds yet. Each fund’s balance at the start of the year goes here.',
  addFund: 'Add your first fund',
  listName: 'Funds',
  beginningBalance: 'Beginning Balance',
  today: 'Balance Today',
  /** Of an earlier year. */
  ending: 'Ending Balance',
  /** What the list of the entries behind a balance is called. */
  entriesOf: (balance: string, fund: string): string => `${balance}: ${fund}`,
  never: 'never',
  balance: 'balance',
  adjustment: 'Adjustment',
  reason: 'Reason',
  reasonHint: 'Why it’s different, such as June interest.',

  firstDay: 'the start date of your books',
  beginOn: (day: string): string => `Your books start on ${day}. You can’t add earlier entries.`,
  beginAnyDay: 'Books start with your first entry.',
  setFirstDay: 'Set start date',
  changeFirstDay: 'Change start date',

  fundDeleted: 'Someone deleted a fund while you were editing.',
  leaveItOut: 'Leave it out',
  othersNotSaved: 'The others weren’t saved. What you typed is still here.',

  /** Of a year that is edited, as people write it. */
  hintOf: (year: string): string => `Fiscal year ${year}. ${balanceMessages.hint}`,

  months: 'Balance at the end of each month',
  allFunds: 'All funds',
  /** The chart as a sentence: its first and its last month, each with its amount. */
  chart: (first: readonly [string, string], last: readonly [string, string]): string =>
    `Your funds had ${first[1]} at the end of ${first[0]} and ${last[1]} at the end of ${last[0]}.`,
  closeFrom: (year: string, day: string): string => `You can close ${year} from ${day} on.`,

  /** Below a balance that nobody has stored. @param year the one before, as people write it. */
  notClosed: (year: string): string => `Not closed yet. This is what ${year} ends with so far.`,

  /** Beside an input. @param ending what the year before ends with. */
  byTheBooks: (ending: string, adjustment: string): string =>
    `The books say ${ending}. Adjustment: ${adjustment}.`,

  balanceOf: (fund: string): string => `the balance of ${fund}`,
  code: (value: string): string => `Code ${value}`,
  lastUpdated: (date: string): string => `Last updated: ${date}`,

  /** What was typed for funds that were deleted, each such as `Field Trips, $20.00`. */
  notSavedOf: (typed: readonly string[]): string => `Not saved: ${typed.join(', ')}.`,

  saved(count: number): string {
    if (count === 0) return 'No balances changed.';
    return count === 1 ? '1 balance saved.' : `${count} balances saved.`;
  },
};
