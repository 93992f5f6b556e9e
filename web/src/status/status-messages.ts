/** The words of the page where submitters follow an expense. Another language is another object of this type. */
export const statusMessages = {
  title: 'Expense Status',
  hint: 'See where your request is and who has it now.',
  withdrawTitle: 'Withdraw Expense',

  pending: (role: string) => `Waiting for the ${role}`,
  returned: 'Sent back to you to fix',
  approved: (toVendor: boolean) =>
    `Approved. The treasurer ${toVendor ? 'pays the vendor' : 'sends payment'} next.`,
  rejected: 'Rejected',
  beingChecked: 'Being checked',
  paid: 'Paid',
  paidBy: (toVendor: boolean, method: string, day: string) =>
    `${toVendor ? 'We paid the vendor' : 'Paid'} on ${day} (${method.toLowerCase()})`,
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
    waiting: 'Up next',
    open: 'Reviewing now',
    approved: 'Approved',
    rejected: 'Rejected',
    returned: 'Sent back to fix',
    withdrawn: 'Withdrawn before a decision',
  },
  notReached: 'Not needed',

  actions: 'What you can do',
  /** What each link does that the submitter can ask for here. */
  send: {
    correct: {
      label: 'Send me the link again',
      hint: 'We emailed you a link to fix this request. Need it again?',
    },
    withdraw: {
      label: 'Withdraw',
      hint: 'You can cancel until it’s fully approved. We’ll email you a link to confirm.',
    },
  },

  withdrawQuestion: (reference: string) => `Withdraw expense ${reference}?`,
  withdrawHint:
    'We’ll stop asking for approvals, and it won’t be paid. You can’t undo this, but you can submit it again as a new request.',
  withdraw: 'Withdraw',
  withdrawing: 'Withdrawing…',
  keep: 'Keep it',
  isWithdrawn: 'You withdrew this request.',
  isKept: 'Nothing changed. Your request goes on.',
  notWithdrawn: 'We couldn’t withdraw it.',
};
