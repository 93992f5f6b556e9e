/** The words of the page where submitters follow an expense. Another language is another object of this type. */
export const statusMessages = {
  title: 'Expense Status',
  hint: 'See where your request is and who has it now.',
  withdrawTitle: 'Withdraw Expense',

  request: {
    heading: 'Get a link to your request',
    hint: 'Enter your reference number and the email you used on the form.',
    reference: 'Reference number',
    referenceHint: 'Like K7QM-2XFA. It’s in every email about your request.',
    badReference: 'Enter all 8 letters and digits.',
    email: 'Email',
    badEmail: 'Enter one email address, like pat@example.com.',
    send: 'Email me the link',
    sending: 'Sending…',
    notSent: "We couldn't send that.",
    sent: 'Check your email',
    sentText: 'If a request with this reference and email exists, we’ve emailed a link to it.',
    sentHint:
      'We send each address one email an hour, so if you asked before, look for that one. Nothing there? Check your spam folder and what you entered.',
    back: 'Change what I entered',
  },

  pending: (role: string) => `Waiting for the ${role}`,
  returned: 'Sent back to you to fix',
  approved: (toVendor: boolean) =>
    `Approved. The treasurer ${toVendor ? 'pays the vendor' : 'sends payment'} next.`,
  rejected: 'Rejected',
  beingChecked: 'Being checked',
  paid: 'Paid',
  paidBy: (toVendor: boolean, method: string, day: string) =>
    `${toVendor ? 'We paid the vendor' : 'Paid'} on ${day} (${method.toLowerCase()})`,
  beingSigned: (toVendor: boolean): string =>
    toVendor ? 'The vendor’s check is being signed' : 'Your check is being signed',
  sent: {
    mailed: (toVendor: boolean, day: string) =>
      `Mailed${toVendor ? ' to the vendor' : ''} on ${day}`,
    handedOver: (toVendor: boolean, day: string) =>
      `Handed over${toVendor ? ' to the vendor' : ''} on ${day}`,
  },
  withdrawn: 'Withdrawn',
  since: (moment: string) => `Since ${moment}`,
  on: (moment: string) => `On ${moment}`,
  wrote: (role: string) => `The ${role} wrote:`,
  adminWrote: 'The parent association wrote:',
  asked: 'You asked for',
  /** @param role null for the association. */
  lowered: (role: string | null, from: string, to: string) =>
    `${role === null ? 'The parent association' : `The ${role}`} lowered it from ${from} to ${to}:`,
  changed: (role: string | null) =>
    `${role === null ? 'The parent association' : `The ${role}`} changed what it counts as:`,

  details: 'Details',
  category: 'Category',
  amount: 'Amount',
  expenseDate: 'Expense Date',
  submitted: 'Submitted',
  payBy: 'Payment',

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

export type StatusMessages = typeof statusMessages;
