/** On the page of an entry: what it's tied to. Another language is another object of this type. */
export const tiesMessages = {
  heading: 'Connected records',
  deposit: 'Deposit',
  ofDay: (day: string, slip: string | undefined): string =>
    slip === undefined ? `Deposit of ${day}` : `Deposit of ${day}, slip ${slip}`,
  statement: 'Bank Statement',
  statementOf: (account: string, day: string): string => `${account}, statement of ${day}`,
  meeting: 'Ratified',
  meetingOf: (day: string): string => `Meeting of ${day}`,
  returns: 'Gives back',
  returned: 'Given back by',
  returnOf: (amount: string, day: string): string => `${amount} on ${day}`,
};
