/** The words of the sub-tab Ratification. Another language is another object of this type. */
export const ratificationMessages = {
  heading: 'Ratification',
  hint: 'Payments to ratify at your next meeting. Checks voided after a meeting ratified them are listed as voids.',
  listOf: (year: string): string => `Not Yet Ratified, ${year}`,
  empty: 'Everything paid this year is ratified.',
  date: 'Date',
  check: 'Check',
  payee: 'Payee',
  description: 'Description',
  amount: 'Amount',
  voided: 'Void',
  newest: (shown: number, count: number, sum: string): string =>
    `The newest ${shown.toLocaleString('en-US')} of ${count.toLocaleString('en-US')}, ${sum} in all.`,
  notRead: 'Not all payments could be read.',
  total: (count: number): string => `TOTAL (${count})`,
  file: (year: string): string => `not-ratified-${year}.csv`,

  ratify: 'Mark as Ratified',
  ratifiedOn: 'Ratified on',
  dayHint: 'The meeting date. Later payments stay on the list.',
  noDay: 'Please enter the meeting date.',
  dayAhead: 'The meeting date can’t be in the future.',
  nothingUntil: 'Nothing on the list was paid by this date.',
  ratified: (count: number, day: string): string => `${count} ratified on ${day}.`,
  left: (count: number): string =>
    ` ${count} were left out: they changed, another meeting ratified them, or they replace a payment whose void isn’t ratified yet.`,
  stopped: (done: number, all: number): string =>
    `${done} of ${all} are ratified. Press the button again to continue.`,

  meetings: 'Ratified',
  meeting: (day: string, count: number): string =>
    `Ratified on ${day}: ${count.toLocaleString('en-US')} ${count === 1 ? 'entry' : 'entries'}`,
  latest: (count: number): string => `The latest ${count} meetings.`,
  ratifiedOnDay: (day: string): string => `Ratified on ${day}`,
  asRatified: 'Shown as the meeting ratified it. Later changes are in each entry’s history.',
  missing: 'There’s no ratification here.',
  entries: 'Entries',
  recordedBy: 'Recorded by',
  undone: 'Undone',
  firstOf: (shown: number, count: number): string =>
    `The first ${shown.toLocaleString('en-US')} of ${count.toLocaleString('en-US')}.`,
  notKept: 'What this meeting ratified wasn’t kept line by line.',
  meetingFile: (day: string): string => `ratified-${day}.csv`,
  takeBack: 'Undo',
  takeBackOf: (day: string): string => `Undo ratification of ${day}`,
  takeBackHint: 'Everything in it goes back on the list.',
  reasonRequired: 'Please say why you’re undoing it.',
  takenBack: (day: string): string => `Ratification of ${day} undone.`,
  wasTakenBack: (reason: string): string => `Undone: ${reason}`,
};
