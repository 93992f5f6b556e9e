/** The words of the packet's parts about accounts, deposits, and payments; `request-part-messages` has those of requests. Another language is another object of this type. */
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
    title: (account: string): string => `Register of ${account}`,
    note: (day: string, balance: string): string => `Balance on ${day}: ${balance}`,
    kind: 'Kind',
    opened: 'Opening day',
    openedWith: 'Opening balance at the bank',
    wholeMonths: (first: string, last: string): string =>
      `A register shows whole months. The days of this packet are ${first} to ${last}.`,
    months: 'Months',
    monthsHint:
      'Transfers count as receipts and disbursements of an account, and a void as less paid out. In the lists below, a void is money in.',
    month: 'Month',
    beginning: 'Beginning balance',
    receipts: 'Receipts',
    disbursements: 'Disbursements',
    ending: 'Ending balance',
    nothing: 'No activity this month.',
    noMonths: 'No activity in these months.',
    stale: 'Stale',
    late: (day: string): string => `Added after reconciling through ${day}`,
    ratifiedOn: (day: string): string => `Ratified on ${day}`,
    doesNotAddUp: (lines: string, totals: string): string =>
      `The entries lead to ${lines}, but the totals say ${totals}. Something may have changed while this was read. Make the packet again.`,
    numbers: 'Check numbers',
    missing: (numbers: string): string => `No record of these check numbers: ${numbers}`,
    noneMissing: 'Every check number between the first and the last check has a record.',
    noChecks: 'No checks in these months.',
    staleChecks: (day: string): string => `Stale checks on ${day}`,
    staleNumbers: (checks: readonly string[]): string => `Stale: ${checks.join('; ')}.`,
    staleCheck: (check: string, amount: string): string => `${check} (${amount})`,
    lateCount: (count: number): string =>
      count === 1
        ? '1 entry was added to a month after it was reconciled.'
        : `${count.toLocaleString('en-US')} entries were added to a month after it was reconciled.`,
    staleHint: 'Checks that had been outstanding for over 180 days.',
    noStale: 'No stale checks.',
    staleUnknown: 'This account has no statement by then, so every check counts as outstanding.',
    sheet: (account: string): string => `Register of ${account}, every line`,
  },

  reconciliations: {
    title: (account: string): string => `Reconciliations of ${account}`,
    note: (day: string, books: string): string => `Books on ${day}: ${books}`,
    atEnd: (day: string): string => `On ${day}`,
    books: 'Book balance',
    last: (day: string): string => `Last reconciled: the statement of ${day}`,
    notSince: (day: string): string => `Nothing after ${day} was compared with the bank yet.`,
    noStatement: (day: string): string => `No statement was reconciled by ${day}.`,
    agrees: (day: string): string => `On ${day}, the bank and the books agree.`,
    differs: (day: string, amount: string): string =>
      `On ${day}, the bank and the books differ by ${amount}.`,
    changed: (day: string, then: string, now: string): string =>
      `When the statement of ${day} was saved, the books had ${then}. Now they have ${now}: something of that time was changed later.`,
    without: (months: string): string =>
      `Months without a statement of their own (a later one may cover them): ${months}`,
    allMonths: 'Every month of these days has a reconciled statement.',
    statements: 'Statements',
    none: 'No statements on these days.',
    day: 'Statement date',
    by: 'Reconciled by',
    reviewed: 'Reviewed',
    reviewedBy: (who: string, when: string): string => `${who}, ${when}`,
    notReviewed: 'Not reviewed',
    unreviewed: 'No one but who reconciled it has reviewed this statement.',
    paper: 'Bank statement',
    noPaper: 'No bank statement attached',
    cash: 'Cash is counted instead of compared with a bank statement.',
    heading: (day: string): string => `Statement of ${day}`,
    reopenedHeading: (day: string): string => `Statement of ${day}, reopened`,
    reopened: (who: string, reason: string): string =>
      `Reopened by ${who}: ${reason}\nWhat it cleared counts as uncleared until another statement clears it.`,
    onTheWay: 'Deposits in transit',
    outstanding: 'Outstanding checks',
    clearedItems: (count: number): string => `Cleared (${count.toLocaleString('en-US')})`,
    gone: 'No longer in the books',
    file: (day: string): string => `Bank statement of ${day}`,
    sheet: (account: string): string => `Statements of ${account}`,
  },

  deposits: {
    title: 'Deposits',
    note: (count: number, sum: string): string =>
      `${count === 1 ? '1 deposit' : `${count.toLocaleString('en-US')} deposits`}, ${sum}`,
    none: 'No deposits on these days.',
    slip: 'Slip number',
    countedBy: 'Counted by',
    both: (names: readonly string[]): string => names.join(' and '),
    heading: (day: string, what: string): string => `${day}: ${what}`,
    items: 'Items',
    from: 'From or for',
    reference: 'Check or Reference',
    gone: 'This revenue is no longer in the books',
    countSheet: 'Count sheet',
    how: 'Bill or coin',
    howMany: 'Count',
    cash: 'Cash',
    noCount: 'This deposit has no count sheet of cash.',
    otherThanCash: (amount: string): string => `Checks and everything else: ${amount}.`,
    noPaper: 'No photo of a slip or a count sheet is attached.',
    file: (day: string): string => `Deposit of ${day}`,
    outside: 'Revenue in none of these deposits',
    outsideCount: (count: number, sum: string): string =>
      count === 1
        ? `1 revenue item of ${sum} is in none of these deposits.`
        : `${count.toLocaleString('en-US')} revenue items of ${sum} in all are in none of these deposits.`,
    outsideHint:
      'Money that came straight into the account, was deposited on later days, or was never deposited.',
    noneOutside: 'All revenue of these days is in these deposits.',
    depositedOn: 'Deposited',
    sheet: 'Deposits, every item',
    outsideSheet: 'Revenue in none of these deposits',
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
      'Who signed this check isn’t recorded, since it wasn’t prepared here. Look at its copy from the bank.',
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
