/** The words of the Fund Balances tab. Another language is another object of this type. */
export const balanceMessages = {
  heading: 'Fund Balances',
  hint: 'What each fund held at the beginning, before the revenue and the expenses of these books.',
  edit: 'Edit Balances',
  noFunds: 'No funds yet. Add your first fund in',
  fundManagement: 'Fund Management',
  listName: 'Funds',
  beginningBalance: 'Beginning Balance',
  never: 'never',

  fundDeleted: 'A fund was deleted meanwhile.',
  leaveItOut: 'Leave it out',
  othersNotSaved: 'The others were not saved; what you typed for them is still here.',

  balanceOf: (fund: string): string => `the balance of ${fund}`,
  code: (value: string): string => `Code ${value}`,
  lastUpdated: (date: string): string => `Last updated: ${date}`,

  /** What was typed for funds that were deleted, each such as `Field Trips, $20.00`. */
  notSavedOf: (typed: readonly string[]): string => `Not saved: ${typed.join(', ')}.`,

  saved(count: number): string {
    if (count === 0) return 'No balance was changed.';
    return count === 1 ? '1 balance was saved.' : `${count} balances were saved.`;
  },
};
