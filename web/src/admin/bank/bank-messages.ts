/** The words of the tab Bank. Another language is another object of this type. */
export const bankMessages = {
  heading: 'Bank',
  noAccounts: 'No accounts yet. Add one under Accounts first.',
  addAccount: 'Add your checking account',
  signedOn: 'Date',
  statementOf: (day: string): string => `Statement of ${day}`,
  subTabs: {
    register: 'Register',
    reconcile: 'Reconcile',
    accounts: 'Accounts',
    deposits: 'Deposits',
    services: 'Service Sales',
    ratification: 'Ratification',
  },
};
