/** The words of the actions on an expense. Another language is another object of this type. */
export const actionMessages = {
  actions: 'Actions',
  more: 'More actions',
  /** Why a person has no Approve button. */
  cannotDecide: {
    notHolder: (person: string): string => `You can’t approve this step as ${person}.`,
    ownExpense: (): string => 'You can’t approve your own request.',
    decidedBefore: (): string => 'You’ve already decided another step of this request.',
  },
  turn: (role: string, people: readonly string[]): string =>
    people.length === 0
      ? `It’s waiting for the ${role}, but no one is set.`
      : `It’s waiting for the ${role}: ${people.join(' or ')}.`,
  approve: 'Approve',
  reject: 'Reject',
  setFund: 'Set fund',
  recordPayment: 'Record payment',
  voidPayment: 'Void payment',
  enteredByMistake: 'Entered by mistake',
  resendLink: 'Resend link',
  askForCorrection: 'Ask for correction',
  notDouble: 'Not a double',
  refund: 'Vendor refund',
  refundOf: (purpose: string, reference: string): string =>
    `Vendor refund: ${purpose} (${reference})`,

  cannotBeDone: 'This can no longer be done.',
  changed: 'This has changed meanwhile.',
  nothingDone: 'Nothing was done, and what you typed is still here.',
  paidNow: (payment: string): string => `The expense is paid now: ${payment}.`,
  rejectedNow: 'The expense is rejected now.',
  returnedNow: 'The expense is with its submitter now, who is asked to correct it.',
  withdrawnNow: 'The submitter has withdrawn the expense.',
  approvedNow: 'The expense is approved now and not paid.',
  waitsNow: (who: string): string => `The expense waits for another step now: ${who}.`,
  mayNotDecide:
    'You may not decide this step: it was decided meanwhile, or somebody else approves it now.',

  approveTitle: 'Approve expense',
  rejectTitle: 'Reject expense',
  /** What the API and the history get as the reason of an approval. */
  noteHint:
    'The approvers after you and the treasurer read it, whoever submitted the expense does not.',
  rejectReasonHint: 'The submitter reads it.',
  toAs: (payee: string, role: string): string => `to ${payee}, as ${role}.`,
  approved: (role: string): string => `The expense was approved as ${role}.`,
  rejected: 'The expense was rejected.',

  correctionHint:
    'It goes back to the submitter, who gets a link to the filled form. The links of its approvers no longer work, and the corrected expense is approved from the first step again.',
  correctionNote: 'What is to be corrected',
  sentBack: 'The expense was sent back for correction.',

  fund: 'Fund',
  noFund: 'No fund',
  noFunds: 'Add one in Fund Management first.',
  fundHint: 'The reports count this expense with its fund.',
  fundSet: (name: string): string => `The fund is ${name} now.`,
  fundRemoved: 'No fund is set now.',

  toByMail: (payee: string): string => `to ${payee}. The submitter is told by mail.`,
  ownExpense: 'You submitted this expense.',
  ownExpenseHint:
    'Another administrator records its payment. If there is no other, you can, and it is marked for everybody to see.',
  selectMethod: 'Select a method',
  invoice: (number: string): string => `Invoice ${number}`,
  /** What another expense of the payee is, and what a payment of both kinds is. */
  isFor: { vendor: 'pays the vendor', submitter: 'pays its submitter back', somebodyElse: '' },
  mixed: 'This payment pays a vendor, and somebody back who has the same name.',
  mixedHint: 'If they are not one and the same, record a payment for each.',
  paymentRecorded: (payee: string): string => `The payment to ${payee} was recorded.`,

  alsoPay: 'Also waiting for this payee',
  toPay: (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(', '),
  pay: (count: number, payee: string, amount: string): string =>
    `Pay ${count} for ${payee}, ${amount}`,

  voidOfClosedYear:
    'The payment is of a closed year. The void counts today, under "From closed years", and so does what pays it again: no budget line of this year changes.',
  paysClosedYear:
    'This pays again what a closed year already counts. It counts under "From closed years", not against this year’s budget.',
  voidHint: (payment: string): string =>
    `${payment} stays in the books and no longer counts from the day of the void. The expense waits to be paid again, and the number of a check is not used again.`,
  together: (others: readonly string[]): string =>
    `It also pays ${others.join(', ')}: they wait to be paid again too.`,
  mistakeHint: (payment: string): string =>
    `${payment} was never made: it goes out of the books, the number of a check can be used again, and the expense waits to be paid. If it was made and came back, void it.`,
  paymentTakenAway: 'The payment was taken out of the books. The expense is approved and not paid.',
  paymentVoided: 'The payment was voided. The expense is approved and not paid.',

  people: (addresses: readonly string[]): string => addresses.join(' and '),
  newLink: (role: string): string => `A new link for the step of the ${role} will be sent to`,
  oldLinks: 'The links that were sent before will no longer work.',
  linkSent: (people: string): string => `A new link was sent to ${people}.`,

  notDoubleReasonHint: 'It is kept in the history of both.',
  notDoubleHint: (one: string, other: string): string =>
    `${one} and ${other} are two different expenses. Nobody will be shown one beside the other again.`,
  notDoubleDone: (reference: string): string =>
    `${reference} is no longer shown as a possible double.`,
};
