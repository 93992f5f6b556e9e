/** The words of the tab Bank. Another language is another object of this type. */
export const bankMessages = {
  heading: 'Bank',
  subTabs: {
    register: 'Register',
    reconcile: 'Reconcile',
    accounts: 'Accounts',
    deposits: 'Deposits',
    ratification: 'Ratification',
  },
};
