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
  setLines: 'Change category or split',
  recordPayment: 'Record payment',
  voidPayment: 'Void payment',
  enteredByMistake: 'Entered by mistake',
  resendLink: 'Resend link',
  askForCorrection: 'Ask for correction',
  notDouble: 'Not a duplicate',
  refund: 'Vendor refund',
  refundOf: (purpose: string, reference: string): string =>
    `Vendor refund: ${purpose} (${reference})`,

  cannotBeDone: 'This can no longer be done.',
  changed: 'Someone changed this while you were working.',
  nothingDone: 'Nothing was saved. What you typed is still here.',
  paidNow: (payment: string): string => `It’s been paid: ${payment}.`,
  rejectedNow: 'It was rejected.',
  returnedNow: 'It’s back with the submitter for a correction.',
  withdrawnNow: 'The submitter has withdrawn the expense.',
  approvedNow: 'It’s approved and not paid yet.',
  waitsNow: (who: string): string => `It’s waiting for another step: ${who}.`,
  mayNotDecide:
    'You can’t decide this step: it’s already decided, or someone else approves it now.',

  approveTitle: 'Approve expense',
  rejectTitle: 'Reject expense',
  /** What the API and the history get as the reason of an approval. */
  noteHint: 'Later approvers and the treasurer will see this. The submitter won’t.',
  rejectReasonHint: 'The submitter will see this.',
  toAs: (payee: string, role: string): string => `to ${payee}, as ${role}.`,
  approved: (role: string): string => `The expense was approved as ${role}.`,
  rejected: 'The expense was rejected.',

  correctionHint:
    'It goes back to the submitter with a link to fix it. Approval links stop working, and the corrected expense starts over at the first step.',
  correctionNote: 'What needs fixing?',
  sentBack: 'The expense was sent back for correction.',

  fund: 'Fund',
  noFund: 'No fund',
  noFunds: 'Add one in Fund Management first.',
  fundHint: 'Reports count this expense in this fund.',
  fundSet: (name: string): string => `The fund is ${name} now.`,
  fundRemoved: 'No fund is set now.',

  payBy: (how: string, handle = ''): string =>
    handle === '' ? `Pay by: ${how}` : `Pay by: ${how}, ${handle}`,
  /** Why someone must call before an app pays. */
  handle: {
    new: (handle: string): string => `We’ve never paid this submitter at ${handle}.`,
    changed: (handle: string): string =>
      `We paid this submitter elsewhere before, not at ${handle}.`,
  },
  handleHint:
    'Anyone can type someone else’s name into the form. Call the submitter at a number you already know and confirm it, or pay by check.',
  ownHandle: 'This is your own request, so another administrator must confirm it, or pay by check.',
  handleUnknown: 'We couldn’t check whether we’ve paid this submitter there before.',
  confirmHandle: 'Confirm by phone',
  askForHandle: (handle: string): string =>
    `Call the submitter, and ask them where to pay. It must be ${handle}.`,
  calledPhone: 'Phone number you called',
  selectPhone: 'Select a number from an earlier request',
  phoneHint:
    'One from your own records, such as the school directory. The number on this request proves nothing. We’ll keep only its last two digits.',
  handleConfirmed: 'Confirmed. You can record the payment now.',
  saveLines: 'Save lines',
  linesHint:
    'Approvals stay where the same people would have decided, and other steps are asked again. You can lower the amount, but not raise it.',
  linesHintPaid:
    'It counts this way from today on. Reports for earlier days stay as they are, and no one is asked again.',
  linesReasonHint: 'The submitter and everyone who decided will see this.',
  linesTotal: (total: string, most: string): string => `${total} of ${most}`,
  line: (number: number): string => `Line ${number}`,
  addLine: 'Add a line',
  remove: 'Remove',
  removeLine: (number: number): string => `Remove line ${number}`,
  linesSet: 'The expense was changed.',
  linesReclassified: 'The expense counts this way from today on.',
  confirmLines: 'Confirm this change',
  linesConfirmed: 'The change was confirmed.',

  toByMail: (payee: string, isCheck: boolean): string =>
    `to ${payee}. We’ll email the submitter${isCheck ? ' once the check is mailed or handed over' : ''}.`,
  ownExpense: 'You submitted this expense.',
  ownExpenseHint:
    'Another administrator should record its payment. If there’s no one else, you can, and everyone will see that you did.',
  selectMethod: 'Select a method',
  invoice: (number: string): string => `Invoice ${number}`,
  /** What another expense of the payee is, and what a payment of both kinds is. */
  isFor: { vendor: 'pays the vendor', submitter: 'pays its submitter back', somebodyElse: '' },
  mixed: 'This payment pays a vendor, and pays back a person with the same name.',
  mixedHint: 'If they aren’t the same, record two payments.',
  paymentRecorded: (payee: string): string => `The payment to ${payee} was recorded.`,

  alsoPay: 'Also waiting for this payee',
  toPay: (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(', '),
  pay: (count: number, payee: string, amount: string): string =>
    `Pay ${count} for ${payee}, ${amount}`,

  voidOfStaleCheck:
    'This check has been outstanding for over 180 days. Voiding it doesn’t make the money yours: unless you pay it again, your state’s unclaimed property rule says when to report it.',
  voidOfClosedYear:
    'This payment is in a closed year. The void counts today, under "From closed years", and so does paying it again. No budget line of this year changes.',
  paysClosedYear:
    'This pays again what a closed year already counts. It counts under "From closed years", not against this year’s budget.',
  voidHint: (payment: string): string =>
    `${payment} stays in the books and stops counting on the date of the void. The expense waits to be paid again, and its check number can’t be reused.`,
  together: (others: readonly string[]): string =>
    `It also pays ${others.join(', ')}: they wait to be paid again too.`,
  mistakeHint: (payment: string): string =>
    `${payment} was never made. It leaves the books, its check number can be used again, and the expense waits to be paid. If it was made and came back, void it instead.`,
  paymentTakenAway: 'The payment was removed. The expense is approved and not paid.',
  paymentVoided: 'The payment was voided. The expense is approved and not paid.',

  people: (addresses: readonly string[]): string => addresses.join(' and '),
  newLink: (role: string): string => `We’ll email a new link for the ${role} step to`,
  oldLinks: 'Links sent before will stop working.',
  linkSent: (people: string): string => `A new link was sent to ${people}.`,

  notDoubleReasonHint: 'Kept in the history of both.',
  notDoubleHint: (one: string, other: string): string =>
    `${one} and ${other} are two different expenses. We won’t show them side by side again.`,
  notDoubleDone: (reference: string): string =>
    `${reference} is no longer shown as a possible duplicate.`,
};
