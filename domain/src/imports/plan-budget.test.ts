import { expect, it } from 'vitest';
import {
  knownWith,
  planSheet,
  sheet,
  statesOf,
  troubleOf,
} from '../../../tests/fixtures/import-sheets.ts';

const LINE = { categoryId: 'fair', fundId: 'main', originalBudget: 100, changes: 20 };

it('plans what is spent, what comes in, and who approves', () => {
  const plan = planSheet(
    'budget',
    sheet(`
      Category | Fund | Spending | Income | Event Approver | Description
      Book Fair | Main Fund | $1,200 | 2,500.00 | ann@example.com | Two days
      Book Fair | 4900 | | (50) | ANN@example.com |
      Office | Arts | 300 | 0 | |
      Office | Arts | 0 | - | |
      Book Fair | Main Fund | | | ann@example.com |
    `),
  );
  expect(statesOf(plan)).toBe('2 add, 3 add, 4 add, 5 add, 6 there');
  const lines = plan.records.map(({ row, collection, fields }) => [row, collection, fields]);
  const main = { categoryId: 'fair', fundId: 'main', changes: 0 };
  const arts = { categoryId: 'office', fundId: 'arts', changes: 0 };
  expect(lines).toEqual([
    [2, 'budgetItems', { ...main, originalBudget: 1_200, description: 'Two days' }],
    [2, 'incomeItems', { ...main, originalBudget: 2_500, description: 'Two days' }],
    [3, 'incomeItems', { ...main, originalBudget: -50 }],
    [4, 'budgetItems', { ...arts, originalBudget: 300 }],
    [5, 'budgetItems', { ...arts, originalBudget: 0 }],
  ]);
  expect(plan.approvers).toEqual([
    { row: 2, role: 'eventApprover', category: 'Book Fair', address: 'ann@example.com' },
  ]);
});

it('offers to add the categories and funds that a taken row names', () => {
  const text = `
    Category | Fund | Budget | Event Approver
    Carnival | Library Fund | 100 | bo@example.com
    Supplies | Library Fund | 50 |
    Dance | Ballet Fund | many |
  `;
  const plan = planSheet('budget', sheet(text));
  expect(plan.creations).toMatchObject([
    { collection: 'funds', name: 'Library Fund', code: 'LF', uses: 2 },
    { collection: 'funds', name: 'Ballet Fund', code: 'BF', uses: 0 },
    { collection: 'categories', name: 'Carnival', uses: 1 },
    { collection: 'categories', name: 'Supplies', uses: 1 },
    { collection: 'categories', name: 'Dance', uses: 0 },
  ]);
  expect(plan.records.slice(0, 3)).toEqual([
    { row: 2, collection: 'funds', fields: { code: 'LF', name: 'Library Fund' } },

    {
      row: 2,
      collection: 'categories',
      fields: { name: 'Carnival', requiresEventApprover: true },
    },
    {
      row: 3,
      collection: 'categories',
      fields: { name: 'Supplies', requiresEventApprover: false },
    },
  ]);
  expect(plan.records[3]?.fields).toMatchObject({ categoryId: 'imp-2', fundId: 'imp-2' });
  expect(plan.records[4]?.fields).toMatchObject({ categoryId: 'imp-3', fundId: 'imp-2' });

  const unwanted = new Set(['categories carnival']);
  const without = planSheet('budget', sheet(text), { unwanted });
  expect(statesOf(without)).toBe('2 trouble, 3 add, 4 trouble');
  expect(troubleOf(without, 2)).toEqual(['category: There is no category “Carnival”.']);
});

it.each([
  ['library', '4900', 'Another fund has this code.'],
  ['library', '', 'Code is required.'],
  ['library', ' L-1 ', undefined],
])('takes a typed code of a new fund: %s %j: %s', (key, code, problem) => {
  const plan = planSheet('budget', sheet('Category | Fund | Budget\nOffice | Library | 5'), {
    codes: { [key]: code },
  });
  expect(plan.creations[0]?.problem).toBe(problem);
  if (problem === undefined) expect(plan.records[0]?.fields['code']).toBe('L-1');
});

it('recognises what is there, line by line, and names another amount', () => {
  const known = knownWith({
    budgetItems: [LINE, { ...LINE, originalBudget: 7, changes: 0 }],
    incomeItems: [{ ...LINE, originalBudget: 9, changes: 0 }],
  });
  const plan = planSheet(
    'budget',
    sheet(`
      Category | Fund | Original Budget | Changes | Income
      Book Fair | Main Fund | 100 | 20 |
      Book Fair | Main Fund | 7 | |
      Book Fair | Main Fund | 7 | |
      Book Fair | Main Fund | 100 | 0 |
      Book Fair | Arts | 100 | 1.5 |
      Book Fair | Main Fund | 7 | 1 | 9
    `),
    { known },
  );
  expect(statesOf(plan)).toBe('2 there, 3 there, 4 trouble, 5 trouble, 6 add, 7 trouble');
  expect(troubleOf(plan, 4)).toEqual([
    'spending: There is a line of this category and fund already, of $7.00.',
  ]);
  expect(troubleOf(plan, 7)[0]).toBe(
    'changes: Changes belong to spending or to income: give the two a row each.',
  );
  expect(plan.records[0]?.fields).toMatchObject({ originalBudget: 100, changes: 1.5 });
  const unsaid = planSheet('budget', sheet('Category|Fund|Budget\nBook Fair|Main Fund|100'), {
    known,
  });
  expect(statesOf(unsaid)).toBe('2 there');
});

it('names what is wrong with a row, once for both sides', () => {
  const plan = planSheet(
    'budget',
    sheet(`
      Category | Fund | Spending | Income | Event Approver
       | Main Fund | 5 | 6 |
      Old Event | Main Fund | 5 | |
      Office | Main Fund | 5 | | ann@example.com
      Office | Main Fund | | |
      Office | Main Fund | five | 999999999 |
    `),
  );
  expect(troubleOf(plan, 2)).toEqual(['category: Category is required.']);
  expect(troubleOf(plan, 3)).toEqual(['category: “Old Event” is archived.']);
  expect(troubleOf(plan, 4)).toEqual(['category: “Office” asks for no event approver.']);
  expect(troubleOf(plan, 5)).toEqual(['spending: Spending or income is required.']);
  expect(troubleOf(plan, 6)).toEqual([
    'spending: Spending must be dollars and cents, such as 1,250.00.',
    'income: Original Budget must be at most $99,999,999.99, either way.',
  ]);
  expect(plan.approvers).toEqual([]);
});

it('does not take the approver of a row that is not taken', () => {
  const plan = planSheet(
    'budget',
    sheet(`
      Category | Fund | Spending | Event Approver
      Book Fair | Main Fund | five | ann@example.com
      Book Fair | Main Fund | 5 | ann@example.com
    `),
  );
  expect(plan.approvers).toMatchObject([{ row: 3 }]);
});
