/** The words of the treasurer's report. Another language is another object of this type. */
export const treasurerMessages = {
  /** What the report is of: also on paper. */
  days: (first: string, last: string): string =>
    `${first} to ${last}. Money counts on the day on which it is received or paid.`,
  empty: 'No fund data available. Add funds in Financial Data to see the report.',
  total: 'TOTAL',

  closed: (until: string): string => `The days until ${until} are closed.`,

  period: 'Period',
  otherDays: 'Other days',
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
  chooseDays: 'Choose the first and the last day of the report.',

  given: {
    heading: "Treasurer's Report",
    hint: 'The next report can begin where this one ends.',
    add: 'Mark as Given',
    addTitle: 'Mark as Given',
    editTitle: 'Given Report',
    update: 'Save Changes',
    deleteQuestion: 'Are you sure that this report was not given?',
  },
  givenSaved: (day: string): string => `The report was marked as given on ${day}.`,
  givenOn: (day: string): string => `Given on ${day}.`,
  givenName: (first: string, last: string): string => `the report of ${first} to ${last}`,
  givenChanged: (then: string, now: string): string =>
    `The books have changed since this report was given: it ended with ${then}, and now ends with ${now}. Activity shows what changed.`,

  date: 'Date',
  category: 'Category',
  fund: 'Fund',
  description: 'Description',
  amount: 'Amount',

  cash: {
    beginning: 'Beginning',
    receipts: '+ Receipts',
    disbursements: '− Disbursements',
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
      `The accounts end with ${amount} more than the funds. Bank, Accounts says why.`,
    less: (amount: string): string =>
      `The accounts end with ${amount} less than the funds. Bank, Accounts says why.`,
  },
  /** Above the lines that the board's order of the budget lacks. */
  rest: 'Other lines',
  fromClosed: (period: string, yearToDate: string): string =>
    `From closed years, in no line here: ${period} in the period, ${yearToDate} year to date.`,
  amendments: 'Amendments of the Budget',
  adjustments: {
    heading: 'Adjustments of Beginning Balances',
    hint: 'A balance was entered that is not what the books say on its day.',
    opening: 'First balance of the fund',
    reason: 'Reason',
  },
  /** Below a list that has more entries. */
  first: (count: number): string => `The first ${count.toLocaleString('en-US')} entries.`,
  receipts: {
    heading: 'Receipts',
    none: 'Nothing was received.',
    sum: (category: string): string => `${category}, together`,
  },
  disbursements: {
    heading: 'Disbursements',
    none: 'Nothing was paid.',
    check: 'Check',
    payee: 'Payee',
    voided: 'Void',
  },
  transfers: { heading: 'Transfers', from: 'From', to: 'To' },
  budget: {
    heading: (year: string): string => `Against the Budget of ${year}`,
    none: 'There is no budget, and nothing was paid.',
    period: 'Period',
    yearToDate: 'Year to Date',
    budget: 'Budget',
    left: 'Left',
  },
  income: {
    heading: (year: string): string => `Income Against the Budget of ${year}`,
    none: 'Nothing was expected, and nothing was received.',
    period: 'Period',
    yearToDate: 'Year to Date',
    budget: 'Expected',
    left: 'Still Expected',
  },

  signature: 'Treasurer',
  filed: 'Secretary, received for the files',
  signedOn: 'Date',
};
