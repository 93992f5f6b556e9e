/** The words of the sub-tab Accounts. Another language is another object of this type. */
export const accountsMessages = {
  heading: 'Accounts',
  hint: 'Where the money is: bank accounts, cash and payment services.',
  add: 'Add Account',
  addTitle: 'Add New Account',
  editTitle: 'Edit Account',
  update: 'Update Account',
  deleteQuestion:
    'Are you sure you want to delete this account? It can be deleted only while nothing names it.',
  empty: 'No accounts yet. Without any, no entry is asked for one.',
  nameExample: 'Checking at the credit union',
  openingHint: 'From this day on, each entry names its account.',
  balanceHint: 'By the bank, at the beginning of the opening day.',
  opened: (amount: string, day: string): string => `Opened with ${amount} on ${day}`,
  balance: 'Balance by the books',

  against: {
    heading: 'Funds against accounts',
    hint: 'Cash: what was received and paid until now.',
    name: 'Name',
    cash: 'Cash',
    funds: 'Funds',
    accounts: 'Accounts',
    total: 'TOTAL',
    agrees: 'Funds and accounts have the same.',
    differs: (amount: string): string => `The funds have ${amount} more than the accounts.`,
    lacks: (amount: string): string => `The funds have ${amount} less than the accounts.`,
    explained: 'What explains the difference',
    before: (day: string): string => `Cash in the funds before ${day}`,
    openings: '− Opening balances of the accounts',
    outstanding: '− Outstanding at the opening (what was paid is negative)',
    unnamed: '+ Entries since then that name no account',
    difference: '= Difference',
  },

  unnamed: (count: number, day: string): string =>
    count === 1
      ? `1 entry from ${day} on names no account.`
      : `${count.toLocaleString('en-US')} entries from ${day} on name no account.`,
  putAll: 'Put them all in',
  put: 'Put them there',
  putting: (count: number): string => `${count.toLocaleString('en-US')} were put there so far…`,
  wasPut: (count: number, name: string): string =>
    `${count === 1 ? '1 entry was' : `${count.toLocaleString('en-US')} entries were`} put in ${name}.`,

  outstanding: 'Outstanding at the opening',
  outstandingOf: (name: string): string => `Outstanding at the opening of ${name}`,
  outstandingHint:
    'Tick what was in the books before the opening day, and the bank had not yet cleared on it. The list goes back 180 days.',
  noCandidates: 'Nothing in the 180 days before the opening day names no other account.',
  candidate: (amount: string, what: string): string => `${amount}: ${what}`,
  saveOutstanding: 'Save',
  outstandingSaved: (count: number): string =>
    count === 1 ? '1 entry was changed.' : `${count} entries were changed.`,
};
