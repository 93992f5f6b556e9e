/** The words of the sub-tab Ratification. Another language is another object of this type. */
export const ratificationMessages = {
  heading: 'Ratification',
  hint: 'Payments to ratify at your next meeting. A check that was voided after a meeting ratified it is here as a void.',
  listOf: (year: string): string => `Not Yet Ratified, ${year}`,
  empty: 'Everything that was paid in this year is ratified.',
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
  dayHint: 'The day of the meeting. What was paid later stays on the list.',
  noDay: 'Please enter the day of the meeting.',
  dayAhead: 'The day of the meeting cannot lie in the future.',
  nothingUntil: 'Nothing on the list was paid by this day.',
  ratified: (count: number, day: string): string => `${count} ratified on ${day}.`,
  left: (count: number): string =>
    ` ${count} were left out: they changed, another meeting ratified them, or they replace a payment whose void isn’t ratified yet.`,
  stopped: (done: number, all: number): string =>
    `${done} of ${all} are ratified. Press the button again to go on.`,

  meetings: 'Ratified',
  meeting: (day: string, count: number): string =>
    `Ratified on ${day}: ${count.toLocaleString('en-US')} ${count === 1 ? 'entry' : 'entries'}`,
  latest: (count: number): string => `The latest ${count} meetings.`,
  list: 'Show List',
  listOfDay: (day: string): string => `Show list ratified on ${day}`,
  ratifiedOnDay: (day: string): string => `Ratified on ${day}`,
  asRatified: 'Each as the meeting ratified it. What was changed since is in its History.',
  notKept: 'What this meeting ratified was not kept line by line.',
  meetingFile: (day: string): string => `ratified-${day}.csv`,
  closeList: 'Close List',
  takeBack: 'Take Back',
  takeBackOf: (day: string): string => `Take back what was ratified on ${day}`,
  takeBackHint: 'All of it is on the list again.',
  reasonRequired: 'Please say why it is taken back.',
  takenBack: (day: string): string => `What was ratified on ${day} was taken back.`,
  wasTakenBack: (reason: string): string => `Taken back: ${reason}`,
};
