/** The words of the page where submitters follow an expense. Another language is another object of this type. */
export const statusMessages = {
  title: 'Expense Status',
  hint: 'This page says where your expense stands, and who is asked now. Opening it changes nothing: only a press does.',
  withdrawTitle: 'Withdraw Expense',

  pending: (role: string) => `Waiting for the ${role}`,
  returned: 'Sent back to you for a correction',
  approved: (toVendor: boolean) =>
    `Approved. The treasurer pays ${toVendor ? 'the vendor' : 'it'} next.`,
  rejected: 'Rejected',
  beingChecked: 'Being checked',
  paid: 'Paid',
  paidBy: (toVendor: boolean, method: string, day: string) =>
    `${toVendor ? 'The vendor was paid' : 'Paid'} on ${day} (${method.toLowerCase()})`,
  withdrawn: 'Withdrawn',
  since: (moment: string) => `Since ${moment}`,
  on: (moment: string) => `On ${moment}`,
  wrote: (role: string) => `The ${role} wrote:`,
  adminWrote: 'The parent association wrote:',

  details: 'Details',
  category: 'Category',
  amount: 'Amount',
  expenseDate: 'Expense Date',
  submitted: 'Submitted',

  approval: 'Approval',
  step: {
    waiting: 'Later',
    open: 'Is asked now',
    approved: 'Approved',
    rejected: 'Rejected',
    returned: 'Sent back for a correction',
    withdrawn: 'Withdrawn before a decision',
  },
  notReached: 'Not reached',

  actions: 'What you can do',
  /** What each link does that the submitter can ask for here. */
  send: {
    correct: {
      label: 'Send me the link again',
      hint: 'The link to correct this expense was mailed when it was sent back. We can send it again.',
    },
    withdraw: {
      label: 'Withdraw',
      hint: 'You can take this expense back until its last approval. So that nobody else can, we mail you a link that asks once more.',
    },
  },

  withdrawQuestion: (reference: string) => `Withdraw expense ${reference}?`,
  withdrawHint:
    'Nobody is asked about it any more, and it is not paid. This cannot be undone; you can submit it as a new expense.',
  withdraw: 'Withdraw',
  withdrawing: 'Withdrawing…',
  keep: 'Keep it',
  isWithdrawn: 'Your expense is withdrawn.',
  isKept: 'Nothing has changed. Your expense goes on.',
  notWithdrawn: 'It was not withdrawn.',
};
