/** The words of the panel's frame. Another language is another object of this type. */
export const frameMessages = {
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
    journal: 'Activity',
    search: 'Search',
  },
  groups: {
    requests: 'Requests',
    money: 'Money',
    plan: 'Plan',
    results: 'Results',
    settings: 'Settings',
  },
  skipToContent: 'Skip to content',
  collapse: 'Show icons only',
  expand: 'Show names',
  more: 'More',
  allPages: 'All pages',
  close: 'Close',
  new: 'New',
  newRecord: {
    deposit: 'Deposit',
    revenue: 'Revenue',
    expense: 'Manual expense',
    transfer: 'Transfer',
  },
  signedInAs: (address: string): string => `Signed in as ${address}`,
  password: {
    change: 'Change password',
    current: 'Current password',
    next: 'New password',
    nextHint: 'Four random words work well.',
    cancel: 'Cancel',
    saving: 'Saving…',
    changed: 'Your password was changed. Other devices have to sign in again.',
    failed: {
      wrongPassword: 'That isn’t your current password.',
      tooManyAttempts: 'Too many attempts. Wait a few minutes and try again.',
      unreachable: 'We couldn’t change your password. Check your connection and try again.',
    },
  },
  opening: 'Opening the admin panel…',
  expenseForm: 'Expense form',
  logout: 'Logout',

  refused: 'This account can’t use the admin panel.',
  unreachable: 'We couldn’t reach the admin panel.',
  unreachableHint: 'Check your connection and try again.',
  tryAgain: 'Try again',

  sessionEnds: 'You’ll be signed out in a few minutes.',
  sessionEndsHint:
    'You haven’t done anything here for almost 2 hours. Unsaved changes will be lost.',
  stay: 'Stay signed in',

  offline: 'You’re offline.',
  offlineHint:
    'You see the last numbers we had. You can’t save until you’re back online, but we keep what you type.',
};
