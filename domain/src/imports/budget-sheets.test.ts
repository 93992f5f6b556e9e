import { expect, it } from 'vitest';
import { knownWith, sheet, statesOf, troubleOf } from '../../../tests/fixtures/import-sheets.ts';
import { amountOf, formatCents } from '../money/money.ts';
import { importColumns } from './import-kinds.ts';
import { importedId, type ImportPlan, type PlanRequest } from './import-plan.ts';
import { importRows, type TableChoice } from './import-rows.ts';
import { planImport } from './plan-import.ts';
import { columnsIn, type ImportPlace } from './sheet-columns.ts';

/** Whole budgets as associations keep them. */

const GENERAL = {
  categories: [{ id: 'reserve', name: 'Reserve', requiresEventApprover: false }],
  funds: [{ id: 'general', code: 'G', name: 'General' }],
};

interface Own {
  readonly place?: Partial<ImportPlace>;
  readonly choice?: Partial<TableChoice>;
  readonly request?: Partial<PlanRequest>;
}

function planned(text: string, { place, choice, request }: Own = {}): ImportPlan {
  const table = sheet(text);
  const { fields, headings } = columnsIn(table, { kind: 'budget', ...place });
  const rows = importRows(table, importColumns('budget'), {
    ...{ fields, headings, always: { fund: 'General' }, fillGaps: false },
    ...choice,
  });
  return planImport(rows, {
    ...{ kind: 'budget', id: 'imp', known: knownWith({}, { ...GENERAL, categories: [] }) },
    ...{ turnSigns: false, unwanted: new Set(), codes: {}, dayProblem: () => null },
    columns: new Set(fields.filter((field) => field !== null)),
    ...request,
  });
}

/** The lines that would be added: side, category and amount. */
function linesOf({ records }: ImportPlan): readonly string[] {
  const names = new Map(
    records.flatMap(({ row, collection, fields }) =>
      collection === 'categories' ? [[importedId('imp', row), String(fields['name'])]] : [],
    ),
  );
  return records.flatMap(({ collection, fields }) => {
    const { categoryId, originalBudget } = fields;
    const name = names.get(String(categoryId)) ?? String(categoryId);
    const line = `${name} ${formatCents(amountOf(originalBudget))}`;
    if (collection === 'incomeItems') return [`+ ${line}`];
    return collection === 'budgetItems' ? [`- ${line}`] : [];
  });
}

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
    place: { days: { first: '2026-07-01', last: '2027-06-30' } as ImportPlace['days'] & object },
  });
  expect(linesOf(plan)).toEqual(LINES);
  expect(plan.rows.filter(({ state }) => state === 'trouble')).toEqual([]);
});

it('leaves out what a budget comes to and what is in the bank, each with its reason', () => {
  const plan = planned(`
    Category | Budget
    Fun Run | 200
    Raffle | 300
    TOTAL EXPENSES | 500
    Net Income (Loss) | -1,000
    Beginning Balance | 6,000
    Cash on hand July 1 | 6,000
    Carryover | 50
    Reserve | 70
    Ending Balance | 5,000
  `);
  expect(linesOf(plan)).toEqual(['- Fun Run $200.00', '- Raffle $300.00']);
  expect(statesOf(plan)).toMatch(/^2 add, 3 add, 4 left, 5 left, 6 left/);
  expect(troubleOf(plan, 4)).toEqual(['row: A row of totals.']);
  expect(troubleOf(plan, 5)).toEqual(['row: What the budget comes to, not a line.']);
  expect(troubleOf(plan, 9)).toEqual(['row: A balance, not a line. Enter it under Fund Balances.']);
});

it('takes a line called like a balance where the books have such a category, and says so', () => {
  const plan = planned('Category | Budget\nReserve | 70\nCarryover | 5', {
    request: { known: knownWith({}, GENERAL) },
  });
  expect(statesOf(plan)).toBe('2 add, 3 left');
  expect(plan.rows[0]?.notes).toEqual(['A balance, not a line. Enter it under Fund Balances.']);
});

it('knows the totals of headings and of what is above them, and points out what may be one', () => {
  const plan = planned(`
    Category | Budget
    Programs |
    Art | 100
    Music | 50
    Total Programs | 175
    Wellness | 25
    Dance | 30
    Total of the rest | 55
    Total Fitness | 12
  `);
  expect(linesOf(plan)).toEqual([
    ...['- Art $100.00', '- Music $50.00', '- Wellness $25.00', '- Dance $30.00'],
    '- Total Fitness $12.00',
  ]);
  expect(plan.rows.at(-1)?.notes).toEqual([
    'It looks like a total. If it is one, untick its category above.',
  ]);
});

it('asks about spending in brackets, and takes it as it is meant', () => {
  const text = `
    INCOME | Budget
    Membership | 1,500
    EXPENSES | Budget
    Books | (1,000.00)
    Travel | (250.00)
    Gifts | -
  `;
  const plan = planned(text);
  expect(plan.inBrackets).toBe(true);
  expect(linesOf(plan)).toEqual(['+ Membership $1,500.00', '- Gifts $0.00']);
  expect(troubleOf(plan, 4)).toEqual([
    'spending: Spending is below $0.00. If your sheet puts it in brackets, say so above.',
  ]);
  expect(linesOf(planned(text, { request: { turnSigns: true } }))).toEqual([
    ...['+ Membership $1,500.00', '- Books $1,000.00', '- Travel $250.00', '- Gifts $0.00'],
  ]);
});

it('does not take one line in brackets among others, whatever is said', () => {
  const text = 'Category | Expenses\nBooks | 1,000\nTravel | (250.00)';
  for (const turnSigns of [false, true]) {
    const plan = planned(text, { request: { turnSigns } });
    expect(plan.inBrackets).toBe(false);
    expect(linesOf(plan)).toEqual(['- Books $1,000.00']);
    expect(troubleOf(plan, 3)).toEqual([
      'spending: Spending is below $0.00. Change it in the sheet, or add this line by hand.',
    ]);
  }
  const income = planned('Category | Income\nBooks | 1,000\nReturns | (250.00)');
  expect(income.rows[1]).toMatchObject({ state: 'add', notes: ['Income is below $0.00.'] });
});

it('points out the same row twice, and another line of the same category and fund', () => {
  const plan = planned(`
    Category | Budget | Description
    Fun Run | 200 | Shirts
    Raffle | 5 |
    fun run | 200.00 | Shirts
    Fun Run | 300 | Prizes
  `);
  expect(plan.rows.map(({ notes }) => notes)).toEqual([
    ...[[], [], ['Row 2 has the same.']],
    ['Row 4 is for the same category and fund.'],
  ]);
});

it('keeps the order of the sheet, under its headings', () => {
  const plan = planned(`
    Category | Budget
    INCOME |
    FUNDRAISING |
    Fun Run | 10
    Auction | 20
    Dues: |
    Membership | 30
    EXPENSES |
    Programs |
    Trips | 5
    Art | 6
    Total Programs | 11
    Office |
    Paper | 7
    Ink | 8
    Subtotal Office | 15
    Approved in June |
  `);
  expect(plan.order).toEqual({
    income: ['# FUNDRAISING', 'imp-4', 'imp-5', '# Dues', 'imp-7'],
    spending: ['# Programs', 'imp-10', 'imp-11', '# Office', 'imp-14', 'imp-15'],
  });
});

it('keeps no headings where a line behind one would count as if it were below it', () => {
  const plan = planned(`
    Category | Budget
    Programs |
    Trips | 5
    Art | 6
    Total Programs | 11
    Insurance | 7
  `);
  expect(plan.order?.spending).toEqual(['imp-3', 'imp-4', 'imp-6']);
});

it('has what is there already in its place', () => {
  const line = { categoryId: 'reserve', fundId: 'general', originalBudget: 70, changes: 0 };
  const known = knownWith({ budgetItems: [{ ...line, id: 'there' }] }, GENERAL);
  const text = 'Category | Budget\nTrips | 5\nReserve | 70\nArt | 6';
  const plan = planned(text, { request: { known } });
  expect(plan.order).toEqual({ income: [], spending: ['imp-2', 'there', 'imp-4'] });
});
