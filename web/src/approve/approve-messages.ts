import { MOST_WAITING_COUNTED } from '@pa-ledger/domain/limits';
import type { CountWhen } from '@pa-ledger/domain/organization';
import { decisionMessages } from '@pa-ledger/domain/decision-messages';
import type { LinkAction } from './decision-sender.ts';

/** The page's title and heading. */
const TITLES: Readonly<Record<LinkAction, string>> = {
  approve: 'Expense Approval',
  reject: 'Expense Rejection',
  return: 'Expense Correction',
};

/**
 * The words of the approval page. Sentences that the API also answers are in `domain/errors`, and the form's field labels are
 * in `domain/expenses`. Another language is another object of this type.
 */
export const approveMessages = {
  title: (action: LinkAction) => TITLES[action],
  opening: 'Opening the link…',
  linkUsed: 'This link has been used.',
  /** @param written the address's action. */
  changedAction: (written: string) =>
    `Your email program changed this link: its action now reads "${written}". Open the link from your email again, or look at the request here. Nothing was decided.`,
  openRequest: 'Look at the request',
  tryAgain: 'Try again',
  unanswered: 'We couldn’t reach the server. Check your connection and try again.',

  yourDecision: 'Your decision',
  approve: 'Approve',
  approving: 'Approving…',
  sendingApproval: 'Sending your approval…',
  /** The buttons that open the forms. */
  openForm: {
    reject: 'Reject',
    return: 'Ask for correction',
    less: 'Lower the amount',
  },
  forms: {
    reject: {
      label: 'Reason for the rejection',
      required: decisionMessages.reasonRequired,
      submit: 'Submit rejection',
      sending: 'Sending your rejection…',
    },
    less: {
      label: 'Why less?',
      required: 'Please say why you approve less.',
      submit: 'Approve this amount',
      sending: 'Sending your approval…',
    },
    return: {
      label: 'What needs fixing?',
      required: decisionMessages.noteRequired,
      submit: 'Send it back',
      sending: 'Sending it back…',
    },
  },
  smallerAmount: 'Amount you approve',
  smallerHint: (most: string) => `Less than ${most}. Later approvers decide on this amount.`,
  notSmaller: 'Please enter less than the amount asked for, and more than $0.00.',
  /** @param from what it was, if it was lowered. @param role null for an administrator. */
  adjusted: (from: string | null, role: string | null) => {
    const who = role === null ? 'An administrator' : `The ${role}`;
    return from === null
      ? `${who} changed where this counts.`
      : `${who} lowered this from ${from}.`;
  },
  reasonHint: 'The submitter will see this.',
  note: 'Note',
  noteHint: 'Later approvers and the treasurer will see this. The submitter won’t.',
  submitting: 'Submitting…',
  back: 'Back',

  correctedHeading: 'Changed since you saw it',
  approvalHeading: 'Approval',
  detailsHeading: 'Details',
  reference: 'Reference',
  submitted: 'Submitted',
  payee: (name: string) => `to ${name}`,
  salesTax: (tax: string, isKept: boolean) => (isKept ? `${tax}, not paid back` : tax),
  submittedBy: (name: string, date: string) => `Submitted by ${name}, spent on ${date}`,
  summary: (amount: string, about: string, reference: string) => `${amount} ${about}, ${reference}`,
  forCategory: (category: string) => `for ${category}`,

  noBudget: (category: string) => `No budget is set for ${category}.`,
  budgetNotStarted: (year: string) => `The ${year} budget hasn't been started yet.`,
  charged: (year: string, countWhen: CountWhen) =>
    `Charged to the ${year} budget, because it'll be ${countWhen} in that year`,
  notCharged: (year: string, state: string) =>
    `The expense is dated in ${year}, and that budget isn't charged. ${state}`,
  chargedAfter: (year: string, day: string, countWhen: CountWhen) =>
    `If it's ${countWhen} after ${day}, it's charged to the ${year} budget instead.`,
  leftThere: (left: string, budget: string) => `${left} left of ${budget} there.`,
  leftOf: (budget: string) => `left of ${budget}`,
  spent: 'Spent or promised',
  thisRequest: 'This request',
  remaining: 'Remaining',
  overBudgetBy: 'Over budget by',

  possibleDuplicates: 'This may have been submitted before.',
  duplicate: (status: string, date: string, reasons: readonly string[]) =>
    `, ${status}, spent on ${date}. ${reasons.join('. ')}.`,
  moreDuplicates: (count: number) => `and ${count} more`,
  askTreasurer: 'Not sure? Ask the treasurer.',

  stepWaiting: 'Up next',
  stepBlocked: 'Needs an approver',
  stepYours: 'Waiting for your decision',
  stepOpen: 'Waiting for a decision',
  stepEnded: { returned: 'Sent back to the submitter', withdrawn: 'Withdrawn' },
  stepDecided: { approved: 'Approved', rejected: 'Rejected' },
  decidedBy: (decided: string, name: string) => `${decided} by ${name},`,
  /** `approved by the President on Nov 20, 2026, 3:05 PM`, or without the moment if it's unknown. */
  decision: (status: string, role: string, at: string | null) =>
    `${status} by the ${role}${at === null ? '' : ` on ${at}`}`,
  expenseWas: (decision: string) => `This expense was ${decision}.`,
  stepWas: (decision: string) => `This step was ${decision}.`,
  paid: 'It’s fully approved and paid.',
  allApproved: 'It’s fully approved.',
  waitsFor: (role: string) => `The ${role} has it now.`,
  ended: {
    returned: 'It went back to the submitter to fix.',
    withdrawn: 'The submitter withdrew it.',
  },
  waitsForAnother: 'Another approver has it now.',
  nextStep: (role: string) => `Next step: ${role}.`,
  lastApproval: 'This was the last approval.',

  /** @param count at most one more than are counted out. */
  moreWait: (count: number) => {
    if (count === 0) return 'No other requests are waiting for you.';
    if (count === 1) return '1 more request is waiting for you.';
    const number = count > MOST_WAITING_COUNTED ? `${MOST_WAITING_COUNTED}+` : count;
    return `${number} more requests are waiting for you.`;
  },
  emailLinks: 'Email me their links',
  linksSent:
    'Your links are on their way to your own address. We send them once an hour, so if you asked before, look for that email. Earlier links still work.',
};

export type ApproveMessages = typeof approveMessages;
