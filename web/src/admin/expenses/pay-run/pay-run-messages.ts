/** The words of the pay run. Another language is another object of this type. */
export const payRunMessages = {
  heading: 'Pay run',
  hint: 'Pay everyone who’s ready in one go: one payment for each payee.',
  back: 'Expenses',
  empty: 'Nothing to pay right now.',
  list: 'Ready to pay',
  all: 'Select everyone',
  select: (payee: string): string => `Pay ${payee}`,
  payee: 'Payee',
  isFor: 'For',
  howToPay: 'How to pay',
  payBy: (how: string, handle = ''): string => (handle === '' ? how : `${how}: ${handle}`),
  amount: 'Amount',
  checkNumber: 'Check Number',
  checkNumberOf: (payee: string): string => `Check number for ${payee}`,
  firstCheck: 'First check number',
  firstCheckHint: 'The rest count on. You can change each one below.',
  selectAccount: 'Select an account',

  /** @param reference of an expense, such as `KET6-PPMY`. */
  own: (reference: string): string =>
    `You submitted ${reference}, so another administrator should pay it.`,
  needFund: (count: number): string =>
    count === 1
      ? 'One approved request isn’t listed: it needs a fund first.'
      : `${count} approved requests aren’t listed: they need a fund first.`,
  setFunds: 'Set funds',
  more: (shown: number): string =>
    `Only the oldest ${shown} are listed. Pay these first, and the rest will follow.`,

  totalOf: (payees: number): string => `Selected: ${payeesText(payees)}`,
  totalPaid: (payees: number): string => `Paid: ${payeesText(payees)}`,
  nothing: 'Select who to pay',
  pay: (payees: number, amount: string): string => `Pay ${payeesText(payees)}, ${amount}`,
  confirmTitle: (payees: number, amount: string): string =>
    `Record ${payees === 1 ? 'a payment' : `${payees} payments`} for ${amount}?`,
  confirmHint: 'We’ll email each submitter.',
  confirmChecks: 'We’ll email each submitter once their check is mailed or handed over.',
  toChecks: 'Next: sign these checks',
  line: (payee: string, amount: string, check: string): string =>
    check === '' ? `${payee}: ${amount}` : `Check ${check} to ${payee}: ${amount}`,
  confirm: 'Record payments',
  stay: 'Not yet',
  numberTwice: (number: string): string => `Check ${number} is in this list twice.`,

  paying: 'Recording…',
  /** Announced at the end. */
  done: (paid: number, failed: number): string =>
    failed === 0
      ? `${paymentsText(paid)} recorded.`
      : `${paymentsText(paid)} recorded, ${failed} not. See why in the list.`,
  paidHeading: 'Paid in this run',
  print: 'Print this list for your envelopes.',
};

function payeesText(count: number): string {
  return count === 1 ? '1 payee' : `${count} payees`;
}

function paymentsText(count: number): string {
  return count === 1 ? '1 payment' : `${count} payments`;
}
