import { expect, it } from 'vitest';
import { linesOf, planned } from '../../../tests/fixtures/budget-sheets.ts';
import type { Days } from '../time/fiscal-year.ts';

/** Whole budgets, laid out as associations lay them out. */

const LINES = [
  '+ Membership $1,500.00',
  '+ Fun Run $10,000.00',
  '- Grants $5,000.00',
  '- Trips $3,000.00',
];

it.each([
  [
    'sections with their own headings',
    `
      Oak Hill PTA | | |
      2026-27 Budget | | |
      INCOME | Budget | Actual | Variance
      Membership | 1,500.00 | 200.00 | (1,300.00)
      Fun Run | $ 10,000.00 | - | (10,000.00)
      Total Income | 11,500.00 | 200.00 |
      EXPENSES | Budget | Actual | Variance
      Grants | 5,000.00 | | 5,000.00
      Trips | 3,000 | |
      Total Expenses | 8,000.00 | |
      Net | 3,500.00 | |
    `,
  ],
  [
    'sections in rows of their own, in other words and lower case',
    `
      line item | 2025-26 actual | 2026-27 budget | notes
      revenues | | |
      Membership | 1400 | 1500 | 150 families
      Fun Run | 9000 | 10000 |
      ------ | ------ | ------ | ------
      total revenues | 10400 | 11500 |
       | | |
      expenditures | | |
      Grants | 4000 | 5000 |
      Trips | 2000 | 3000 |
      total expenditures | 6000 | 8000 |
      net income (loss) | 4400 | 3500 |
    `,
  ],
  [
    'a section beside each line',
    `
      Type | Category | Amount
      Income | Membership | 1,500
      Income | Fun Run | 10,000
      Expense | Grants | 5,000
      Expense | Trips | 3,000
    `,
  ],
  [
    'a section behind each line',
    `
      Category | Budget | Income or Expense
      Membership | 1,500 | Income
      Fun Run | 10,000 | Income
      Grants | 5,000 | Expense
      Trips | 3,000 | Expense
    `,
  ],
  [
    'merged cells of the sections',
    `
       | Line Item | Proposed
      RECEIPTS | Membership | 1,500
       | Fun Run | 10,000
       | Total Receipts | 11,500
      DISBURSEMENTS | Grants | 5,000
       | Trips | 3,000
      Total Disbursements | | 8,000
    `,
  ],
  [
    'sections left of the lines, and balances',
    `
      Beginning Balance July 1 | | 6,000
      INCOME | |
       | Membership | 1,500
       | Fun Run | 10,000
      Total Income | | 11,500
      EXPENSES | |
       | Grants | 5,000
       | Trips | 3,000
      Total Expenses | | 8,000
      Surplus/(Deficit) | | 3,500
      Ending Balance June 30 | | 9,500
    `,
  ],
  [
    'names and amounts without headings',
    `
      Oak Hill PTA
      Projected Income |
      Membership | 1,500
      Fun Run | 10,000
      Projected Expenses |
      Grants | 5,000
      Trips | 3,000
      Grand total | 19,500
    `,
  ],
  [
    'headings that say the year alone, below a title of both',
    `
       | 2025-26 | 2026-27
      Income | |
      Membership | 1,400 | 1,500
      Fun Run | 9,000 | 10,000
      Expenses | |
      Grants | 4,000 | 5,000
      Trips | 2,000 | 3,000
    `,
  ],
  [
    'years above the headings of two',
    `
       | 2025-26 | | 2026-27 |
       | Budget | Actual | Budget | Actual
      Income | | | |
      Membership | 1,400 | 1,300 | 1,500 | 20
      Fun Run | 9,000 | 9,100 | 10,000 | 30
      Expenses | | | |
      Grants | 4,000 | 4,100 | 5,000 | 40
      Trips | 2,000 | 1,900 | 3,000 | 50
    `,
  ],
  [
    'headings above each section, and totals beside them',
    `
      INCOME | | 11,500
      Item | Notes | Adopted
      Membership | | 1,500
      Fun Run | Oct 3 | 10,000
      EXPENSES | | 8,000
      Item | Notes | Adopted
      Grants | | 5,000
      Trips | | 3,000
    `,
  ],
  [
    'both sides in columns',
    `
      Category | Income | Expenses
      Membership | 1,500 |
      Fun Run | 10,000 |
      Grants | | 5,000
      Trips | | 3,000
      Total | 11,500 | 8,000
    `,
  ],
])('%s', (_, text) => {
  const plan = planned(text, {
    place: { days: { first: '2026-07-01', last: '2027-06-30' } as Days },
  });
  expect(linesOf(plan)).toEqual(LINES);
  expect(plan.rows.filter(({ state }) => state === 'trouble')).toEqual([]);
});

it('reads the report of a bookkeeping program', () => {
  const plan = planned(`
    Oak Hill PTA |
    Budget Overview: FY27 |
    July 2026 - June 2027 |
     | Total
    Income |
    Donations | 5,000.00
    Spirit Wear | 800.00
    Total Income | $5,800.00
    Gross Profit | $5,800.00
    Expenses |
    Art | 300.00
    Office |
    Paper | 20.00
    Ink | 30.00
    Total Office | $50.00
    Total Expenses | $350.00
    Net Operating Income | $5,450.00
    Net Income | $5,450.00
    Thursday, Jun 11, 2026 09:12:01 AM GMT-7 - Accrual Basis |
  `);
  expect(linesOf(plan)).toEqual([
    '+ Donations $5,000.00',
    '+ Spirit Wear $800.00',
    '- Art $300.00',
    '- Paper $20.00',
    '- Ink $30.00',
  ]);
  expect(plan.order?.spending).toEqual(['imp-11', '# Office', 'imp-13', 'imp-14']);
});
