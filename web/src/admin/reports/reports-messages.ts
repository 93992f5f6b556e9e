import { cents, formatCents, type Cents } from '@pa-ledger/domain/money/money';
import type { CountWhen } from '@pa-ledger/domain/organization';
import type { EventBudget } from '@pa-ledger/domain/reports/event';

const number = (count: number): string => count.toLocaleString('en-US');

const countsExpenses: Readonly<Record<CountWhen, string>> = {
  approved: 'expenses count when approved',
  paid: 'expenses count when paid (cash basis)',
};

/** The words of the Reports tab. Another language is another object of this type. */
export const reportMessages = {
  heading: 'Reports',
  hint: "See what came in, what you've spent, and what's remaining. Figures update as you work.",
  /** Of which period a report is, and what it counts. */
  basis(year: string | null, countWhen: CountWhen): string {
    const period = year === null ? 'All fiscal years' : `Fiscal year ${year}`;
    return `${period}, ${countsExpenses[countWhen]}`;
  },
  /** Above the reports of a closed year. @param when empty if it is not known. */
  closed: (year: string, by: string, when: string): string =>
    `The fiscal year ${year} was closed by ${by}${when === '' ? '' : ` on ${when}`}.`,
  closedHint: 'These figures are final.',
  total: 'TOTAL',

  budget: {
    heading: 'Budget vs Actual',
    hint: "What you've spent against the final budget. Variance is what's remaining.",
    empty: 'No budget data available. Add budget items to see the report.',
    chart: 'Budget used per category',
    totalBudget: 'Total budget',
    spent: 'Spent',
    remaining: 'Remaining',
    actual: 'Actual',
    finalBudget: 'Final Budget',
    originalBudget: 'Original Budget',
    changes: 'Changes',
    variance: 'Variance',
    percentUsed: '% Used',
    noBudget: 'No budget',
    itemCount: (count: number): string => `${count} budget items`,
    fromClosed: 'From closed years:',
    fromClosedHint:
      "Refunds and voids from a closed year, and payments made again. They change fund balances but don't count against this year's budget.",
    unbudgeted: 'Spent without a budget item:',
    unbudgetedHint:
      'Other reports include these; no line above does. The CSV lists them with a budget of 0.',
  },
  income: {
    heading: 'Income vs Budget',
    hint: 'What you expected each category to bring in, and what it did, across all funds.',
    empty: 'No income data available. Add expected income or revenue to see the report.',
    chart: 'Expected and actual income per category',
    expected: 'Expected Income',
    actual: 'Actual Revenue',
    difference: 'Difference',
    net: {
      heading: 'Planned and Actual Net',
      hint: 'Planned is expected income minus final budgets. Actual is revenue minus expenses.',
      part: 'Planned or Actual',
      planned: 'Planned',
      actual: 'Actual',
    },
  },
  categories: {
    heading: 'Income by Category',
    hint: 'What each category brought in and spent, across all funds.',
    empty: 'No category data available. Add revenue and expense items to see the report.',
  },
  funds: {
    heading: 'Income by Fund',
    hint: 'What came into each fund and what you spent from it.',
    empty: 'No fund data available. Add revenue and expense items to see the report.',
    chart: 'Income against expenses per fund',
    endingBalances: 'Ending Balances',
    beginningBalance: 'Beginning Balance',
    plusRevenue: '+ Revenue',
    lessExpenses: '− Expenses paid',
    plusAdvances: '± Advances',
    plusTransfers: '± Transfers',
    endingBalance: '= Ending Balance',
    endingBalancesHint:
      "Beginning balance plus revenue minus payments is what each fund should have at the end. Expenses count here when they're paid.",
  },
  overTime: {
    months: {
      heading: 'Income by Month',
      hint: 'What came in and what you spent, month by month.',
      chart: 'Income and expenses by month',
      part: 'Month',
    },
    years: {
      heading: 'Income by Fiscal Year',
      hint: 'What came in and what you spent, year by year.',
      chart: 'Income and expenses by fiscal year',
      part: 'Fiscal Year',
    },
  },
  event: {
    heading: 'Event Report',
    select: 'Select Event/Category',
    noneSelected: 'None selected',
    empty: 'Select an event/category above to view its financial report.',
    summary: (category: string): string => `${category} - Financial Summary`,
    totalRevenue: 'Total Revenue',
    totalExpenses: 'Total Expenses',
    budget: 'Budget',
    budgetOf: (category: string): string => `Budget of ${category}`,
    /** The bar of a budget, for screen readers. */
    budgetSentence: (category: string, { budget, spent, promised, remaining }: EventBudget) =>
      [
        `${category}: ${formatCents(spent)} spent`,
        ...(promised === 0 ? [] : [`${formatCents(promised)} promised`]),
        `of a budget of ${formatCents(budget)}`,
        remaining < 0
          ? `${formatCents(cents(0 - remaining))} over budget`
          : `${formatCents(remaining)} remaining`,
      ].join(', '),
    years: 'This Year and Last',
    yearsChart: 'Income and expenses, this year and last',
    entries: 'Entries',
  },
  treasurer: "Treasurer's Report",
  review: 'Review',
  /** How the expenses tie to what was paid. */
  cash: {
    name: 'Expenses and payments',
    unpaid: 'Approved, not yet paid',
    notCounted: (year: string | null): string =>
      year === null ? 'Not counted above.' : `Through the end of ${year}. Not counted above.`,
    paidAhead: 'Paid, approved later',
    countedAhead: (year: string | null): string =>
      `You paid more than was approved${year === null ? '' : ` by the end of ${year}`}. The figures above include it.`,
    expenses: 'Expenses',
    ofWhichUnpaid: '− of which not yet paid',
    lessUnpaid: '− Approved, not yet paid at the end',
    plusUnpaidBefore: '+ Approved, not yet paid at the beginning',
    paid: '= Paid',
  },
  /** What a figure's entries are, as a title. */
  figures: {
    received: 'Revenue',
    spent: 'Expenses',
    net: 'Net Income',
    balance: 'Ending Balance',
    transferred: 'Transfers',
    advanced: 'Advances',
  },
  advanced: {
    heading: 'Advanced, not substantiated:',
    hint: 'Cash that someone holds until receipts settle it. It’s in no expense above.',
    /** What the figure's link says: it opens the list of advances. */
    open: 'advanced',
  },
  /** What a figure's link says of what was planned. */
  expected: 'expected',
  budgeted: 'budgeted',
  entriesOf: (figure: string, name: string): string => `${figure}: ${name}`,
  /** Of what a figure is that counts all. */
  all: 'all categories',
  allFunds: 'all funds',
  category: 'Category',
  fund: 'Fund',
  code: 'Code',
  revenue: 'Revenue',
  expenses: 'Expenses',
  netIncome: 'Net Income',

  /** A chart as a sentence, for screen readers. */
  chartSentence: (
    title: string,
    [first, second]: readonly [string, string],
    groups: readonly { readonly name: string; readonly amounts: readonly [Cents, Cents] }[],
  ): string =>
    `${title}. ${groups
      .map(
        ({ name, amounts: [one, other] }) =>
          `${name}: ${first} ${formatCents(one)}, ${second} ${formatCents(other)}`,
      )
      .join('; ')}.`,
  largestOf: (shown: number, count: number): string => `The ${shown} largest of ${count}.`,
  notDrawn: "The chart couldn't load. The table has the same figures.",

  /** How many requests need a fund. */
  waitingForFund: (count: number, countWhen: CountWhen): string =>
    count === 1
      ? `1 ${countWhen} request needs a fund.`
      : `${number(count)} ${countWhen} requests need a fund.`,
  waitingHint: (count: number) =>
    `Until you choose, ${count === 1 ? "it's" : "they're"} under Unknown.`,
  chooseFunds: (count: number) => (count === 1 ? 'Choose its fund' : 'Choose their funds'),

  /** How many payments people recorded for themselves. */
  ownPayments(count: number, more: boolean): string {
    if (count === 1 && !more) return '1 payment was recorded by the person who requested it.';
    const payments = more ? `More than ${count}` : String(count);
    return `${payments} payments were recorded by the people who requested them.`;
  },
  /** How much nobody has confirmed, in a report's notes and on paper. */
  unconfirmed: (count: number, amount: string): string =>
    count === 1
      ? `1 entry (${amount}) isn’t confirmed by a second person yet.`
      : `${number(count)} entries (${amount}) aren’t confirmed by a second person yet.`,
  showUnconfirmed: 'Show in To Confirm',
  ownPaymentsHint: 'There was no other administrator at the time.',
  expense: (reference: string): string => `Expense ${reference}`,
};
