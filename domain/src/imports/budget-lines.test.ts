import { expect, it } from 'vitest';
import { GENERAL, linesOf, planned } from '../../../tests/fixtures/budget-sheets.ts';
import { knownWith, statesOf, troubleOf } from '../../../tests/fixtures/import-sheets.ts';

/** Which rows of a pasted budget are lines, and what is said about them. */

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
    '- Art $100.00',
    '- Music $50.00',
    '- Wellness $25.00',
    '- Dance $30.00',
    '- Total Fitness $12.00',
  ]);
  expect(plan.rows.at(-1)?.notes).toEqual([
    'It looks like a total. If it is one, untick its category above.',
  ]);
});

it('knows a total in the column of the funds', () => {
  const plan = planned(`
    Fund | Category | Budget
    General | Art | 100
    General | Music | 50
    Total | | 150
  `);
  expect(linesOf(plan)).toEqual(['- Art $100.00', '- Music $50.00']);
  expect(troubleOf(plan, 4)).toEqual(['row: A row of totals.']);
});

it('knows a section in a column of its own, in other words', () => {
  const plan = planned(`
    Group | Category | Budget
    INCOME | |
     | Dues | 100
    Program Expenses | |
     | Art | 50
  `);
  expect(linesOf(plan)).toEqual(['+ Dues $100.00', '- Art $50.00']);
  expect(troubleOf(plan, 4)).toEqual(['row: A heading, not a line.']);
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
    '+ Membership $1,500.00',
    '- Books $1,000.00',
    '- Travel $250.00',
    '- Gifts $0.00',
  ]);
});

it('turns no cell that is not an amount', () => {
  const plan = planned('Category | Expenses\nBooks | (1,000)\nTravel | many', {
    request: { turnSigns: true },
  });
  expect(linesOf(plan)).toEqual(['- Books $1,000.00']);
  expect(troubleOf(plan, 3)).toEqual([
    'spending: Spending must be dollars and cents, such as 1,250.00.',
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
    [],
    [],
    ['Row 2 has the same.'],
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
