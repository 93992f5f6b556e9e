/** The words of the panel's frame. Another language is another object of this type. */
export const adminMessages = {
  panel: 'Admin Panel',
  tabs: {
    label: 'Admin panel',
    expenses: 'Expenses',
    categories: 'Categories',
    budget: 'Budget Management',
    balances: 'Fund Balances',
    financial: 'Financial Data',
    bank: 'Bank',
    reports: 'Reports',
    users: 'User Management',
    journal: 'Journal',
  },
  opening: 'Opening the admin panel…',
  expenseForm: 'Expense form',
  logout: 'Logout',

  refused: 'This account cannot use the admin panel.',
  unreachable: 'The admin panel could not be reached.',
  unreachableHint: 'Please check whether you are online.',
  tryAgain: 'Try again',

  sessionEnds: 'You will be logged out in a few minutes.',
  sessionEndsHint: 'Nothing has been done here for almost 2 hours. What is not saved is lost then.',
  stay: 'Stay logged in',

  offline: 'You are offline.',
  offlineHint:
    'What you see is as it was before. Nothing can be saved until the connection is back; what you type stays here.',
};
