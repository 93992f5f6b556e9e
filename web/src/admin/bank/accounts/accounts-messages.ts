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
  balanceHint:
    'By the bank, at the beginning of the opening day. Add checks it hadn’t cleared under Outstanding at the opening.',
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
    'Checks you wrote and deposits you made before the opening day that the bank hadn’t cleared yet. Your funds’ beginning balances already count them.',
  outstandingItem: (number: number): string => `Item ${number}`,
  addOutstanding: 'Add a check or deposit',
  removeOutstanding: 'Remove',
  outstandingFull: (most: number): string => `You can list up to ${most}.`,
  marked: 'Already in these books',
  markedHint:
    'Check off entries from the 180 days before the opening day that the bank hadn’t cleared yet.',
  candidate: (amount: string, what: string): string => `${amount}: ${what}`,
  saveOutstanding: 'Save',
  outstandingSaved: (name: string): string =>
    `Saved what was outstanding at the opening of ${name}.`,
};
