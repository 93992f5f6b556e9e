/** The words of closing, reopening and starting fiscal years. Another language is another object of this type. */
export const yearsMessages = {
  close: (year: string): string => `Close ${year}`,
  reopen: (year: string): string => `Reopen ${year}`,
  start: (year: string): string => `Start ${year}`,
  done: 'Done',
  notNow: 'Not now',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  lookAgain: 'Look again',

  looking: 'Comparing the totals with all entries of the year',
  closing: 'Counting the year again',
  giveBack: 'Ending the close',
  ended: 'The close was ended. The year is open as before.',
  endedOffline:
    'The close was ended, but there is no connection: the year is open again after 15 minutes at most.',
  checked: (count: number): string => `${count.toLocaleString('en-US')} documents compared so far.`,

  closeHint: (first: string, last: string): string =>
    `After the close nothing from ${first} to ${last} can be added, changed or deleted, and what each fund ends with begins the next year.`,
  nothingToClose: 'There is no year to close yet.',
  tooEarly: (year: string, from: string): string =>
    `The next year to close is ${year}. It can be closed from ${from} on.`,
  nothingOpen: 'Nothing is open in this year.',
  open: 'Still open',
  openHint: 'You can close all the same: it is approved or paid in the next year.',
  blocking: 'To be put right before the close',
  differing: 'Totals that the close corrects',
  others: (count: number): string => `… and ${count} others.`,
  closed: (year: string): string => `${year} is closed.`,
  endings: 'Ending balances',
  fund: 'Fund',
  ending: 'Ending balance',
  typed: 'Typed beginnings that stay as they are',
  typedOf: (fund: string, typed: string, ending: string): string =>
    `${fund}: ${typed} was typed; the year ended with ${ending}.`,
  notClosed: 'The year was not closed.',

  reopenHint: (year: string): string =>
    `Everything of ${year} can be changed again. When it is closed again, the beginnings of the next year follow.`,
  reopened: (year: string): string => `${year} is open again.`,

  firstDay: 'First day of the books',
  saveFirstDay: 'Save',
  firstDayHint:
    'For a school that begins these books in the middle of a year: entries of earlier days are refused. It can be changed until the first year is closed.',
  firstDayEmpty: 'Empty for any day.',
  booksBeginOn: (day: string): string => `The books begin on ${day}.`,
  booksBeginAnyDay: 'The books begin on any day.',
  startHint: (year: string): string =>
    `The budget of ${year} begins with the lines of the year before, and its expected income likewise. Categories, funds and approvers go on by themselves.`,
  choice: 'Original Budget',
  choices: {
    final: "Last year's final budget",
    actual: "Last year's actual expenses",
    none: 'No lines: I add them myself',
  },
  linesBefore: 'Last year',
  incomeBefore: 'Income of last year',
  category: 'Category',
  lastBudget: 'Final budget',
  lastActual: 'Actual',
  alreadyThere: 'Added before',
  noLines: 'The year before has no budget lines.',
  started(count: number): string {
    if (count === 0) return 'No line was added.';
    return count === 1 ? '1 budget line was added.' : `${count} budget lines were added.`;
  },
} as const;
