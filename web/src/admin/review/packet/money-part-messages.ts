/** The words of the packet's parts about payments, and what all parts about money share. Another language is another object of this type. */
export const moneyPartMessages = {
  date: 'Date',
  check: 'Check',
  about: 'Payee or Source',
  description: 'Description',
  moneyIn: 'In',
  moneyOut: 'Out',
  balance: 'Balance',
  cleared: 'Cleared',
  notCleared: 'Not cleared by a statement',
  clearedBy: (statement: string): string => `Statement of ${statement}`,
  ratified: 'Ratified',
  notRatified: 'Not ratified',
  amount: 'Amount',
  category: 'Category',
  fund: 'Fund',
  noFund: 'None set',
  account: 'Account',
  total: 'TOTAL',
  none: 'None',
  papers: 'Papers',
  files: (names: number): string => (names === 1 ? '1 file' : `${names} files`),

  register: {
    missing: (numbers: string): string => `No record of these check numbers: ${numbers}`,
  },

  payments: {
    listTitle: 'Payments in check-number order',
    listNote: (count: number, spoiled: number, sum: string): string => {
      const payments = count === 1 ? '1 payment' : `${count.toLocaleString('en-US')} payments`;
      const checks = spoiled === 1 ? '1 spoiled check' : `${spoiled} spoiled checks`;
      return `${payments}, ${sum} on these days${spoiled === 0 ? '' : `, and ${checks}`}`;
    },
    noMarks:
      'None of these is marked as going to someone in office, or to an address of theirs. What’s compared is the mailbox of who asked, the address they gave, and the payee’s name, as far as the names of those in office are recorded.',
    marked: (count: number): string =>
      count === 1
        ? '1 went to someone in office, or to an address of theirs. Its part says so.'
        : `${count} went to someone in office, or to an address of theirs. Their parts say so.`,
    listHint:
      'Checks by number, then what was paid without one, by day. Each has a part of its own, by the number in the first column. “Counts” is what the payment changed on these days: a check that was voided on them counts for nothing, and one of earlier days that was voided on them counts as money back.',
    none: 'No payments on these days.',
    withoutRequest: 'Paid without a request',
    withoutRequestCount: (count: number, sum: string): string =>
      count === 1
        ? `1 payment of ${sum} was made without a request, so no approver decided on it.`
        : `${count.toLocaleString('en-US')} payments of ${sum} in all were made without a request, so no approver decided on them.`,
    noneWithoutRequest: 'Every payment of these days pays a request.',
    part: 'Part',
    date: 'Date',
    payee: 'Payee',
    purpose: 'For',
    counts: 'Counts',
    status: 'Status',
    sheet: 'Payments in check-number order',
    noRecord: 'No record of this check',
    otherDays: 'Dated on other days',

    check: (number: string): string => `Check ${number}`,
    withoutMethod: 'Payment',
    payingPart: (title: string, part: string): string => `${title} (part ${part})`,
    note: (day: string, payee: string, amount: string): string => `${day}, ${payee}, ${amount}`,
    spoiled: 'Spoiled check',
    isSpoiled: (reason: string): string => `Spoiled and never used: ${reason}`,
    spoiledTitle: (title: string): string => `${title}, spoiled`,
    voidedTitle: (title: string): string => `${title}, voided`,
    mistakeTitle: (title: string): string => `${title}, entered by mistake`,
    spoiledStatus: (reason: string): string => `Spoiled: ${reason}`,
    voidedStatus: (day: string, reason: string): string => `Voided on ${day}: ${reason}`,
    mistakeStatus: (reason: string): string => `Entered by mistake: ${reason}`,
    advances: {
      given: 'An advance: cash to spend',
      returned: 'Money back from an advance',
      settled: 'Receipts for an advance: no money moved',
    },

    advanceOpen: (amount: string): string =>
      `Neither receipts nor money given back have settled ${amount} of it.`,

    method: 'Method',
    enteredBy: 'Entered by',
    enteredByNone: 'Not recorded',
    byAt: (who: string, when: string): string => `${who}, ${when}`,
    signed: 'Signed by',
    signedBy: (signature: string, recorder: string, when: string): string =>
      `${signature} (recorded by ${recorder}, ${when})`,
    notSigned: 'No signature is recorded',
    unsigned: (count: number, needed: number): string =>
      count === 0
        ? 'No signature of this check is recorded.'
        : `Only ${count} of ${needed} signatures of this check is recorded.`,
    unsent: 'No record says that this check was mailed or handed over.',
    notSignedHere:
      'Who signed this check isn’t recorded, since it wasn’t prepared in PA Ledger. Look at its copy from the bank.',
    withVoid: 'with its void',
    sent: 'Sent',
    sentBy: (how: string, recorder: string, when: string): string =>
      `${how} (recorded by ${recorder}, ${when})`,
    notSent: 'No record of it',
    confirmed: 'Confirmed by',
    notConfirmed: 'Not confirmed',
    voided: (day: string, who: string, when: string, reason: string): string =>
      `Voided on ${day} (recorded by ${who}, ${when}): ${reason}`,
    voidCleared: 'Void cleared',
    takenOff: (day: string): string =>
      `Ticked off with its void, on the statement of ${day}: by then the bank hadn’t paid it`,
    mistake: (who: string, when: string, reason: string): string =>
      `Entered by mistake, taken away by ${who}, ${when}: ${reason}\nIt counts nowhere.`,
    outsideDays: (day: string): string =>
      `It was paid on ${day}, before these days, and voided on them.`,
    manual: 'Entered as a manual expense: no request, and no approver’s decision.',
    reference: 'Reference',
    salesTax: 'Sales tax in it',
    paper: 'Paper',
    noPapers: 'No receipt or other paper is attached.',
    lines: 'What it pays',
    request: 'Request',
    untilLines: (day: string, lines: string): string => `Until ${day} it counted as ${lines}.`,
    lineText: (amount: string, category: string, fund: string): string =>
      `${amount} for ${category}${fund === '' ? '' : ` from ${fund}`}`,
    finding: (status: string, who: string, when: string, words: string): string =>
      `Finding (${status}) by ${who}, ${when}: ${words}`,
  },
};
