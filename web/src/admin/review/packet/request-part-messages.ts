/** The words of what the packet says of requests. Another language is another object of this type. */
export const requestPartMessages = {
  request: {
    heading: (reference: string): string => `Request ${reference}`,
    gone: (reference: string): string => `Request ${reference} was not found.`,
    reference: 'Reference',
    submitted: 'Submitted',
    submittedBy: 'Submitted by',
    spent: 'Expense date',
    payTo: 'Payment',
    paidTo: 'Paid to',
    invoice: 'Invoice number',
    asked: 'Asked for',
    paid: 'Comes to',
    salesTax: 'Sales tax in it',
    submittedAs: 'Submitted as',
    address: 'Mailing address',
    lines: 'Counts as',
    refused: (amount: string): string => `${amount} (rejected)`,
    changes: 'Changes',
    changed: (when: string, who: string, words: string): string => `${when}, ${who}: ${words}`,
    adjusted: (amount: string, now: string, reason: string): string =>
      `It’s ${now} instead of ${amount}: ${reason}`,
    asRole: (who: string, role: string): string => `${who}, ${role}`,
    notConfirmed: 'No second person has confirmed the last change after the payment.',
    versions: 'Earlier versions',
    versionsHint: (version: number, when: string): string =>
      `What was approved is version ${version}, sent on ${when}.`,
    version: (version: number, when: string): string => `Version ${version}, sent on ${when}`,
    sentBack: (who: string, note: string): string => `Sent back by ${who}: ${note}`,
    field: 'Field',
    before: 'Before',
    after: 'After',
    receipts: 'Receipts',
    changedPrivately: 'changed',
    statementFile: (name: string): string => `${name} (statement instead of a receipt)`,
    nothingChanged: 'Nothing we keep has changed from the version before.',

    approvals: 'Approvals',
    step: 'Step',
    decision: 'Decision',
    by: 'By',
    when: 'When',
    how: 'How',
    amount: 'Amount',
    words: 'Note or reason',
    approved: 'Approved',
    rejected: 'Rejected',
    notDecided: 'Not decided',
    byLink: (issued: string): string => `By the link emailed to them on ${issued}`,
    byLinkUndated: 'By the link emailed to them',
    inPanel: 'In the panel',

    statement: 'Statement instead of a receipt',
    statementRemoved: 'A statement stood instead of a receipt. What it said was removed.',
    forAmount: (reference: string, asked: string): string => `${reference} (${asked} in all)`,
    receipt: (request: string, at: number, count: number): string =>
      `Receipt ${at} of ${count} for ${request}`,
    statementPicture: (request: string, at: number, count: number): string =>
      `Statement instead of a receipt, ${at} of ${count} for ${request}`,
    noReceipts: 'The request has no receipts.',
    receiptsRemoved: (day: string): string =>
      `Its receipts were removed on ${day}, as requests of long ago are.`,
    receiptsElsewhere: (payment: string): string =>
      `Its receipts are with ${payment}, which pays it.`,
    later: 'Added later',
    laterPaper: (reference: string): string => `Added later to ${reference}`,
  },

  unpaid: {
    title: 'Requests without a payment',
    note: (count: number): string =>
      count === 1 ? '1 request' : `${count.toLocaleString('en-US')} requests`,
    hint: 'Every request that was sent on these days, or was open when they began, and that none of their payments paid. “Status” is as of when this packet was made. A request counts as paid once its payment is entered, even if the check isn’t signed or mailed yet.',
    none: 'Every request of these days is paid.',
    owed: (day: string): string => `Approved and not paid on ${day}`,
    owedCount: (count: number, sum: string, day: string): string =>
      count === 1
        ? `1 request of ${sum} was approved and not paid on ${day}.`
        : `${count.toLocaleString('en-US')} requests of ${sum} in all were approved and not paid on ${day}.`,
    noneOwed: 'None: nothing was owed for an approved request.',
    undecided: (day: string): string => `Not decided on ${day}`,
    undecidedCount: (count: number, sum: string, day: string): string =>
      count === 1
        ? `1 request of ${sum} wasn’t decided on ${day}.`
        : `${count.toLocaleString('en-US')} requests of ${sum} in all weren’t decided on ${day}.`,
    ended: 'Rejected or withdrawn',
    sent: 'Sent',
    paidTo: 'Paid to',
    status: 'Status',
    waiting: (role: string): string => `Waiting for ${role}`,
    approved: (who: string, when: string): string => `Approved by ${who}, ${when}`,
    paid: (day: string): string => `Paid on ${day}`,
    rejected: (who: string, when: string, reason: string): string =>
      `Rejected by ${who}, ${when}: ${reason}`,
    sentBack: (who: string, when: string, note: string): string =>
      `Sent back by ${who}, ${when}: ${note}`,
    withdrawn: (when: string): string => `Withdrawn by who sent it, ${when}`,
    /** In the file. */
    states: { owed: 'approved', undecided: 'not decided', ended: 'rejected or withdrawn' },
  },
};
