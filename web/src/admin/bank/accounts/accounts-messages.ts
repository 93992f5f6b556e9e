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
  empty: 'No accounts yet. Add your checking account to track deposits and reconcile.',
  nameExample: 'Checking at the credit union',
  openingHint: 'From this date on, every entry needs an account.',
  balanceHint:
    'The bank’s balance at the start of that day. Add checks it hadn’t cleared under Uncleared items at start.',
  opened: (amount: string, day: string): string => `Opened with ${amount} on ${day}`,
  balance: 'Book balance',

  against: {
    heading: 'Do funds match the bank?',
    hint: 'Cash basis, through today.',
    name: 'Name',
    cash: 'Cash',
    funds: 'Funds',
    accounts: 'Accounts',
    total: 'TOTAL',
    agrees: 'Yes, they match.',
    differs: (amount: string): string => `No. The funds have ${amount} more than the accounts.`,
    lacks: (amount: string): string => `No. The funds have ${amount} less than the accounts.`,
    explained: 'Why they differ',
    before: (day: string): string => `Cash in the funds before ${day}`,
    openings: '− Opening balances of the accounts',
    outstanding: '− Uncleared items at start (payments are negative)',
    unnamed: '+ Entries since then without an account',
    difference: '= Difference',
  },

  unnamed: (count: number, day: string): string =>
    count === 1
      ? `1 entry from ${day} on has no account.`
      : `${count.toLocaleString('en-US')} entries from ${day} on have no account.`,
  putAll: 'Put them all in',
  put: 'Put them there',
  putting: (count: number): string => `${count.toLocaleString('en-US')} were put there so far…`,
  wasPut: (count: number, name: string): string =>
    `${count === 1 ? '1 entry was' : `${count.toLocaleString('en-US')} entries were`} put in ${name}.`,

  signers: 'Signers',
  signersOf: (name: string): string => `Signers: ${name}`,
  signersHint:
    'The people on the bank’s signature card, each with the days on which they may sign checks. Only they can sign this account’s checks. Without any, anyone can.',
  signer: (number: number): string => `Signer ${number}`,
  signerNow: (names: readonly string[]): string => `Signs checks: ${names.join(', ')}`,
  addSigner: 'Add a signer',
  removeSigner: 'Remove',
  signersFull: (most: number): string => `You can list up to ${most}.`,
  saveSigners: 'Save Signers',
  signersSaved: (name: string): string => `Signers of ${name} saved.`,
  throughHint: 'Leave empty while they sign.',

  outstanding: 'Uncleared items at start',
  outstandingOf: (name: string): string => `Uncleared items at start: ${name}`,
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
  outstandingSaved: (name: string): string => `Saved the uncleared items of ${name}.`,
};
