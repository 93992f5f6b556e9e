/** The words of one expense. Another language is another object of this type. */
export const detailMessages = {
  noSuchExpense: 'We couldn’t find this expense.',
  allExpenses: 'All expenses',
  previous: 'Previous',
  next: 'Next',
  placeInList: (position: number, count: number): string => `${position} of ${count}`,

  approval: 'Approval',
  versions: 'Versions',
  fundAndPayment: 'Fund and payment',
  details: 'Details',
  history: 'History',

  to: (payee: string): string => `to ${payee}`,
  submittedBy: (name: string, submitted: string, spent: string): string =>
    `Submitted by ${name} on ${submitted}, spent on ${spent}`,
  submittedAs: (category: string): string => ` (submitted as ${category})`,
  reference: 'Reference',
  submitted: 'Submitted',

  decided: (status: 'approved' | 'rejected', by: string, at: string): string =>
    `${status === 'rejected' ? 'Rejected' : 'Approved'} by ${by} on ${at}`,
  notReached: 'Not reached',
  later: 'Later',
  needsApprover: (reason: string): string => `Needs an approver. ${reason}`,
  openSince: (moment: string, days: string): string => `Open since ${moment} (${days})`,
  linkResent: (moment: string): string => `Link sent again on ${moment}`,

  sentBackTitle: (by: string, at: string): string => `Sent back to the submitter by ${by} on ${at}`,
  withdrawnTitle: (at: string): string => `Withdrawn by the submitter on ${at}`,
  version: (number: number, at: string): string => `Version ${number}, sent on ${at}`,
  correctedTimes: (count: number): string =>
    count === 1 ? 'It was corrected once.' : `It was corrected ${count} times.`,
  showCorrections: 'Show what was corrected',
  askedFor: (by: string): string => `Asked for by ${by}:`,
  askedAmount: (amount: string): string => `(${amount} was asked for)`,
  adjusted: (who: string, at: string): string => `Changed by ${who} on ${at}`,
  until: (day: string, lines: string): string => `Until ${day} it counted as ${lines}.`,
  toConfirm: 'Another administrator should confirm this change.',
  confirmedByOther:
    'Another administrator should confirm this change: not who made it, and not who got the money.',
  confirmedBy: (by: string, at: string): string => `Confirmed by ${by} on ${at}.`,
  nothingCorrected: 'Nothing we keep has changed from the version before.',

  fund: 'Fund',
  noFund: 'No fund is set',
  followingFund: (name: string): string =>
    `Not chosen yet. The last approval sets it to ${name}, the only fund in this category’s budget.`,
  fundNeeded: 'Not chosen yet. Choose a fund before you pay it.',
  payment: 'Payment',
  notPaid: 'Not paid',
  paymentVoided: 'Not paid: the last payment was undone',
  paidTogether: 'Paid together with',
  check: 'Signed and sent',
  paidOn: 'Paid on',
  recorded: 'Recorded',
  cleared: 'Cleared',
  statementOf: (day: string): string => `Statement of ${day}`,
  ratified: 'Ratified on',
  removed: (day: string): string => `Removed on ${day}`,
  recordedBy: (moment: string, by: string): string => `${moment}, by ${by}`,

  possibleDuplicates: 'This may have been submitted before.',
  duplicate: (payee: string, spent: string, status: string, reasons: readonly string[]): string =>
    `to ${payee}, spent on ${spent}, ${status}. ${reasons.join('. ')}.`,
  notDouble: 'Not a duplicate',
  notDoubleOf: (reference: string): string => ` of ${reference}`,
  showMore: (count: number): string => `Show ${count} more`,
  duplicatesUnknown: 'We couldn’t check for duplicates.',
};
