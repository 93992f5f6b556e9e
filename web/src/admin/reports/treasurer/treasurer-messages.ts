/** The words of the treasurer's report. Another language is another object of this type. */
export const treasurerMessages = {
  /** What the report is of: also on paper. */
  days: (first: string, last: string): string => `${first} to ${last}. Cash basis.`,
  empty: 'No fund data available. Add funds in Financial Data to see the report.',
  total: 'TOTAL',

  closed: (until: string): string => `Closed through ${until}.`,
  /** Beside each entry that no second person has confirmed. */
  star: '*',
  unconfirmed: (count: number, amount: string): string =>
    count === 1
      ? `* 1 entry (${amount}) isn’t confirmed by a second person yet.`
      : `* ${count.toLocaleString('en-US')} entries (${amount}) aren’t confirmed by a second person yet.`,

  period: 'Period',
  otherDays: 'Other dates',
  kinds: {
    sinceLast: 'Meeting',
    month: 'Month',
    quarter: 'Quarter',
    yearToDate: 'Fiscal year',
    year: 'Fiscal year',
  },
  sinceLast: 'Since the last report',
  quarter: (first: string, last: string): string => `${first} to ${last}`,
  yearToDate: 'Year to date',
  year: (label: string): string => `All of ${label}`,
  from: 'First day',
  to: 'Last day',
  chooseDays: "Choose the report's first and last dates.",

  given: {
    heading: "Treasurer's Report",
    hint: 'The next report can begin where this one ends.',
    add: 'Mark as Presented',
    addTitle: 'Mark as Presented',
    editTitle: 'Presented Report',
    update: 'Save Changes',
    deleteQuestion: "Are you sure this report wasn't presented?",
  },
  givenSaved: (day: string): string => `Report marked as presented on ${day}.`,
  givenOn: (day: string): string => `Presented on ${day}.`,
  givenName: (first: string, last: string): string => `the report of ${first} to ${last}`,
  givenChanged: (then: string, now: string): string =>
    `The books have changed since you presented this report: it ended with ${then}, and now ends with ${now}. See what changed in Activity.`,

  date: 'Date',
  category: 'Category',
  fund: 'Fund',
  description: 'Description',
  amount: 'Amount',

  cash: {
    beginning: 'Beginning',
    receipts: '+ Receipts',
    disbursements: '− Disbursements',
    advances: '± Advances',
    transfers: '± Transfers',
    adjustments: '± Adjustments',
    ending: '= Ending',
    total: 'CASH',
  },
  funds: { heading: 'Funds', own: 'Own funds', held: 'Held for others' },
  accounts: {
    heading: 'Accounts',
    account: 'Account',
    more: (amount: string): string =>
      `The accounts end with ${amount} more than the funds. See why in Bank, Accounts.`,
    less: (amount: string): string =>
      `The accounts end with ${amount} less than the funds. See why in Bank, Accounts.`,
  },
  /** Above the lines that the board's order of the budget lacks. */
  rest: 'Other lines',
  fromClosed: (period: string, yearToDate: string): string =>
    `From closed years, not in these lines: ${period} in the period, ${yearToDate} year to date.`,
  amendments: 'Amendments of the Budget',
  adjustments: {
    heading: 'Adjustments of Beginning Balances',
    hint: 'Balances entered that differ from the books.',
    opening: 'First balance of the fund',
    reason: 'Reason',
  },
  /** Below a list that has more entries. */
  first: (count: number): string => `The first ${count.toLocaleString('en-US')} entries.`,
  receipts: {
    heading: 'Receipts',
    none: 'Nothing was received.',
    sum: (category: string): string => `${category} subtotal`,
  },
  disbursements: {
    heading: 'Disbursements',
    none: 'Nothing was paid.',
    check: 'Check',
    payee: 'Payee',
    voided: 'Void',
  },
  advances: {
    heading: 'Advances',
    kind: 'Kind',
    holder: 'Holder',
    kinds: { given: 'Advance', returned: 'Money returned', settled: 'Settled by receipts' },
  },
  advanced: {
    heading: 'Advanced, Not Substantiated',
    hint: 'At the end of the period: cash that someone holds until receipts settle it. It’s in no disbursement.',
  },
  transfers: { heading: 'Transfers', from: 'From', to: 'To' },
  budget: {
    heading: (year: string): string => `Budget vs. Actual, ${year}`,
    none: 'No budget, and nothing was paid.',
    period: 'Period',
    yearToDate: 'Year to Date',
    budget: 'Budget',
    left: 'Remaining',
  },
  income: {
    heading: (year: string): string => `Income vs. Budget, ${year}`,
    none: 'Nothing was expected, and nothing was received.',
    period: 'Period',
    yearToDate: 'Year to Date',
    budget: 'Expected',
    left: 'Still to Come',
  },

  signature: 'Treasurer',
  filed: 'Secretary, received for the files',
  signedOn: 'Date',
};
