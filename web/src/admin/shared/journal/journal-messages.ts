/** What an entry of the journal is about: one thing, many of them in a list, and the place in the panel. */
interface SubjectWords {
  readonly one: string;
  readonly many: string;
  readonly place: string;
}

/** The words of the Journal and of each History. Another language is another object of this type. */
export const journalMessages = {
  history: 'History',
  historyHint: 'Newest first. No one can change or delete an entry.',
  noHistory: 'Nothing has happened to it yet.',

  subjects: {
    revenueItems: { one: 'revenue', many: 'Revenue', place: 'Revenue Items' },
    manualExpenses: { one: 'manual expense', many: 'Manual expenses', place: 'Manual Expenses' },
    transfers: { one: 'transfer', many: 'Transfers', place: 'Transfers' },
    treasurerReports: {
      one: "presented treasurer's report",
      many: "Presented treasurer's reports",
      place: "Treasurer's Report",
    },
    payees: { one: 'payee', many: 'Payees', place: 'Payees' },
    purposes: { one: 'what a payment was for', many: 'What payments were for', place: 'Payees' },
    returnLines: {
      one: 'lines of the small return',
      many: 'Lines of the small return',
      place: 'Small Return',
    },
    donors: { one: 'donor', many: 'Donors', place: 'Donors' },
    inKindGifts: { one: 'in-kind gift', many: 'In-kind gifts', place: 'In Kind' },
    letters: { one: 'letter', many: 'Letters to donors', place: 'Donors' },
    accounts: { one: 'account', many: 'Accounts', place: 'Accounts' },
    statements: { one: 'statement', many: 'Bank statements', place: 'Reconcile' },
    ratifications: { one: 'ratification', many: 'Ratifications', place: 'Ratification' },
    deposits: { one: 'deposit', many: 'Deposits', place: 'Deposits' },
    papers: { one: 'papers', many: 'Papers', place: 'Papers' },
    findings: { one: 'finding', many: 'Findings', place: 'Findings' },
    reviews: { one: 'review', many: 'Reviews', place: 'Review' },
    funds: { one: 'fund', many: 'Funds', place: 'Fund Management' },
    budgetItems: { one: 'budget', many: 'Budget', place: 'Budget Management' },
    incomeItems: { one: 'expected income', many: 'Expected income', place: 'Budget Management' },
    budgets: { one: 'budget of the year', many: 'Budget years', place: 'Budget Management' },
    fundBalances: { one: 'beginning balance', many: 'Balances', place: 'Fund Balances' },
    categories: { one: 'category', many: 'Categories', place: 'Categories' },
    settings: { one: 'approvers', many: 'Approvers', place: 'User Management' },
    closings: { one: 'closed year', many: 'Closed years', place: 'Fund Balances' },
    payments: { one: 'payment', many: 'Payments', place: 'Expenses' },
    spoiledChecks: { one: 'spoiled check', many: 'Spoiled checks', place: 'Checks' },
    expenses: { one: 'expense', many: 'Expenses', place: 'Expenses' },
  } satisfies Readonly<Record<string, SubjectWords>>,

  created: (what: string): string => `Added ${what}`,
  restored: (what: string): string => `Brought back ${what}`,
  changed: (what: string): string => `Changed ${what}`,
  deleted: (what: string): string => `Deleted ${what}`,
  takenOver: (what: string): string => `Sample data: ${what}`,
  sampleEntries: (count: number): string => `${count} entries came with the sample data`,
  upgraded: (what: string): string => `An upgrade changed ${what}`,
  redacted: (what: string): string => `Removed what we no longer need from ${what}`,
  reconciled: (what: string): string => `Reconciled ${what}`,
  reconciledAgain: (what: string): string => `Reconciled ${what} again`,
  reopened: (what: string): string => `Reopened ${what}`,
  /** What's left of an advance, and from when on its days count. */
  advanceGiven: (left: string, eventOn: string): string => `${left} open, for ${eventOn}`,
  advanceParts: { given: 'Given', returned: 'Money returned', settled: 'Receipts' },
  confirmed: (what: string): string => `Confirmed ${what}`,
  reviewed: (what: string): string => `Reviewed ${what}`,
  recorded: (what: string): string => `Recorded ${what}`,
  continued: (what: string): string => `Added to ${what}`,
  tookBack: (what: string): string => `Undid ${what}`,
  wrote: (what: string): string => `Wrote ${what}`,
  findingOn: (record: string): string => `a finding on ${record}`,
  answered: (what: string): string => `Answered ${what}`,
  resolved: (what: string): string => `Resolved ${what}`,
  /** What someone wrote, which may have a period of its own. */
  saying: (sentence: string, text: string): string =>
    text === '' ? `${sentence}.` : `${sentence}: ${text}${/[.?!…]$/.test(text) ? '' : '.'}`,
  paymentOf: (request: string): string => `the payment of ${request}`,
  /** Who answered or resolved a finding, and what they wrote. */
  remark: (name: string, text: string): string => `${name}: ${text}`,
  emailed: (what: string): string => `Emailed ${what}`,
  voidedLetter: (what: string): string => `Voided ${what}`,
  /** Of what an upgrade has given another id. */
  movedOn: 'continues with its fiscal year',
  /** A kind that this page does not know: a later version has written it. */
  otherKind: (kind: string, what: string): string => `${kind}: ${what}`,
  named: (one: string, title: string): string => `${one} “${title}”`,
  withDetails: (sentence: string, details: readonly string[]): string =>
    `${sentence}${details.length === 0 ? '' : `: ${details.join('; ')}`}.`,
  nothingChanged: 'saved with no changes',

  fact: (label: string, value: string): string => `${label} ${value}`,
  amountOn: (amount: string, date: string): string => `${amount} on ${date}`,
  fromTo: (label: string, before: string, after: string): string =>
    `${label} ${before} to ${after}`,
  set: (label: string, after: string): string => `${label} set to ${after}`,
  emptied: (label: string, before: string): string => `${label} ${before} removed`,
  longChange: (label: string): string => `${label} changed`,

  addedPapers: (names: readonly string[], of: string): string =>
    `Added ${names.map((name) => `“${name}”`).join(', ')} to the papers of ${of}.`,
  removedPapers: (names: readonly string[], of: string): string =>
    `Removed ${names.map((name) => `“${name}”`).join(', ')} from the papers of ${of}.`,
  papersOf: (of: string): string => `the papers of ${of}`,
  aRecord: (one: string): string => `a ${one}`,
  ofExpense: (reference: string, sentence: string): string => `Request ${reference}: ${sentence}`,
  requests: (references: readonly string[]): string =>
    references.length === 1 ? `request ${references.join()}` : `${references.length} requests`,
  paid: (payee: string, amount: string, requests: string, how: string): string =>
    `Paid ${payee} ${amount} for ${requests}: ${how}.`,
  paidLine: (amount: string, reference: string, purpose: string): string =>
    `${amount} for request ${reference}: ${purpose}`,
  added: (label: string): string => `${label}, added`,
  voided: (payee: string, amount: string, how: string, reason: string): string =>
    `Voided the payment of ${amount} to ${payee} (${how}): ${reason}.`,
  mistaken: (payee: string, amount: string, how: string, reason: string): string =>
    `Deleted the payment of ${amount} to ${payee} (${how}): ${reason}.`,
  signed: (name: string, check: string, payee: string, amount: string): string =>
    `${name} signed check ${check} to ${payee} for ${amount}.`,
  sent: (check: string, payee: string, amount: string, sent: string): string =>
    `Check ${check} to ${payee} for ${amount}: ${sent}.`,
  ofFund: (category: string, fund: string): string => `${category}, ${fund}`,
  /** The rows of an order that begin with a heading, or with none. */
  orderPart: (heading: string | null, lines: number): string => {
    const count = lines === 1 ? '1 line' : `${lines} lines`;
    return heading === null ? count : `${heading} (${count})`;
  },
  entries: (count: number): string =>
    count === 1 ? '1 entry' : `${count.toLocaleString('en-US')} entries`,
  mapEntry: (key: string, value: string): string => `${key}: ${value}`,
  /** The name of a category or a fund that is no longer there. */
  deletedName: (id: string): string => `${id} (deleted)`,

  field: 'Field',
  before: 'Before',
  after: 'After',
  beforeAndAfter: 'Before and after',
  beforeAndAfterOf: (sentence: string): string => `Before and after: ${sentence}`,
  isChanged: 'changed',
  show: (place: string): string => `Show in ${place}`,
  open: (one: string): string => `Open ${one}`,
  openExpense: (reference: string): string => `Open request ${reference}`,
  by: (who: string): string => `by ${who}`,
};
