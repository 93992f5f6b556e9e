/** The words of closing, reopening and starting fiscal years. Another language is another object of this type. */
export const yearsMessages = {
  close: (year: string): string => `Close ${year}`,
  reopen: (year: string): string => `Reopen ${year}`,
  start: (year: string): string => `Start ${year}`,
  done: 'Done',
  notNow: 'Not now',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  lookAgain: 'Check again',

  looking: 'Checking the totals against the year’s entries',
  closing: 'Counting the year one last time',
  giveBack: 'Stopping',
  ended: 'You stopped the close. The year is still open, and you haven’t lost anything.',
  endedOffline:
    'You stopped the close, but you’re offline. The year will be open again within 15 minutes.',
  checked: (count: number): string => `${count.toLocaleString('en-US')} records checked so far.`,

  closeHint: (first: string, last: string): string =>
    `Once it’s closed, you can’t add, change, or delete anything from ${first} to ${last}, and each fund’s ending balance becomes its beginning balance for the next year.`,
  nothingToClose: 'There’s no year to close right now. Someone may have just closed it.',
  nothingOpen: 'Nothing is left open. You can close the year.',
  open: 'Still open',
  openHint: 'You can close the year anyway. Open requests will count in the next one.',
  blocking: 'Fix these first',
  blockingHint: 'Open each one, choose a category and a fund that exist, and come back.',
  differing: 'Totals we’ll correct when you close',
  others: (count: number): string => `… and ${count} more.`,
  closed: (year: string): string => `${year} is closed.`,
  endings: 'Ending balances',
  fund: 'Fund',
  ending: 'Ending balance',
  typed: 'Beginning balances you typed, which we didn’t change',
  typedOf: (fund: string, typed: string, ending: string): string =>
    `${fund}: you typed ${typed}, and the year ended with ${ending}.`,
  notClosed: 'The year isn’t closed.',

  reopenHint: (year: string): string =>
    `You’ll be able to change everything in ${year} again. When you close it again, the next year’s beginning balances will follow.`,
  reopened: (year: string): string => `${year} is open again.`,

  firstDay: 'Start date of your books',
  saveFirstDay: 'Save',
  firstDayHint:
    'If you started these books in the middle of a year, we’ll refuse entries before this date. You can change it until you close your first year.',
  firstDayEmpty: 'Leave it empty to allow any date.',
  booksBeginOn: (day: string): string => `Your books start on ${day}.`,
  booksBeginAnyDay: 'Your books can start on any date.',

  startHint: (year: string): string =>
    `We’ll copy last year’s lines, spending and income, into the ${year} budget. Categories, funds, and approvers carry over on their own.`,
  choice: 'Original Budget',
  choices: {
    final: 'Last year’s final budget',
    actual: 'Last year’s actual amounts',
  },
  linesBefore: 'Last year',
  incomeBefore: 'Last year’s income',
  category: 'Category',
  lastBudget: 'Final budget',
  lastActual: 'Actual',
  alreadyThere: 'Already added',
  noLines: 'Last year has no budget lines to copy. Add this year’s yourself, or import a sheet.',
  allThere: (year: string): string =>
    `Everything from last year is already in the ${year} budget, so there’s nothing left to copy.`,
  openBudget: (year: string): string => `Open the ${year} budget`,
  started(count: number): string {
    if (count === 0) return 'No lines added.';
    return count === 1 ? '1 budget line added.' : `${count} budget lines added.`;
  },
} as const;
