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
};
