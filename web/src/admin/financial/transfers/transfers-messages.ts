import type { ListMessages } from '../financial-messages.ts';

/** The words of the sub-tab Transfers. Another language is another object of this type. */
export const transfersMessages = {
  heading: 'Transfers',
  hint: 'Money you move between funds or accounts. It isn’t revenue or an expense.',
  add: 'Add Transfer',
  addTitle: 'Add Transfer',
  editTitle: 'Edit Transfer',
  update: 'Update Transfer',
  deleteQuestion: 'Are you sure you want to delete this transfer?',
  missing: 'There’s no transfer here. Someone may have deleted it.',
  empty: 'No transfers yet. Add your first transfer above.',
  ends: 'Choose two funds, two accounts, or both.',
  oneAccount: 'Choose two funds. To move money between accounts, you need a second one.',
  needed: 'A transfer needs two funds or two accounts.',
  present: (funds: number, accounts: number): string =>
    `You have ${funds === 1 ? '1 fund' : `${funds} funds`} and ${accounts === 1 ? '1 account' : `${accounts} accounts`}.`,
  addFund: 'Add Fund',
  addAccount: 'Add Account',
} satisfies Omit<ListMessages, 'noMatch'> & Readonly<Record<string, unknown>>;
