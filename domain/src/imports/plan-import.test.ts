import fc from 'fast-check';
import papaparse from 'papaparse';
import { expect, it } from 'vitest';
import { KNOWN, knownWith, planSheet, statesOf } from '../../../tests/fixtures/import-sheets.ts';
import { FORMULA_TEXTS, INNER_FORMULA_TEXTS } from '../../../tests/fixtures/formula-texts.ts';
import { amountOf, cents } from '../money/money.ts';
import { csvParts } from '../reports/csv.ts';
import { addDays, type CalendarDate } from '../time/dates.ts';
import { importColumns, isImportKind } from './import-kinds.ts';
import { importedId, type ImportPlan, MAX_SLICE, slicesOf } from './import-plan.ts';

const name = fc.constantFrom('Book Fair', 'Office');
const fund = fc.constantFrom('Main Fund', 'Arts');
const text = fc.oneof(
  fc.constantFrom(...FORMULA_TEXTS, ...INNER_FORMULA_TEXTS, 'a, "b"', 'two\nlines', ' padded '),
  fc.string({ minLength: 1, maxLength: 20 }),
);
const entry = fc.record({
  date: fc.integer({ min: 0, max: 20 }).map((days) => addDays('2026-08-25' as CalendarDate, days)),
  categoryName: name,
  fundName: fund,
  amount: fc.integer({ min: -99_999, max: 99_999 }).map(cents),
  description: text,
});

/** What other programs see in our own CSV file. */
function cellsOf(parts: readonly string[]): string[][] {
  return papaparse.parse<string[]>(parts.join('').replace('\ufeff', ''), { delimiter: ',' }).data;
}

it('adds nothing of what was imported, exported and is imported again', () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 12 }), (entries) => {
      const first = planSheet('revenueItems', cellsOf(csvParts(entries, ['amount'])));
      const stored = first.records.map(({ fields }) => fields);
      const exported = stored.map(({ date, categoryId, fundId, amount, description }) => ({
        date: String(date),
        category: KNOWN.categories.find(({ id }) => id === categoryId)?.name ?? '',
        fund: KNOWN.funds.find(({ id }) => id === fundId)?.name ?? '',
        amount: amountOf(amount),
        description: String(description),
      }));
      const again = planSheet('revenueItems', cellsOf(csvParts(exported, ['amount'])), {
        known: knownWith({ revenueItems: stored }),
      });
      expect(again.records).toEqual([]);
      expect(again.rows.every(({ state }) => state === 'there')).toBe(true);
    }),
  );
});

it('adds nothing of a budget that is imported again, and what is new of a longer one', () => {
  const line = fc.record({
    category: name,
    fund,
    spending: fc.integer({ min: 0, max: 9_999 }).map(cents),
    income: fc.integer({ min: 0, max: 9_999 }).map(cents),
  });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
      const table = cellsOf(csvParts(lines, ['spending', 'income']));
      const first = planSheet('budget', table);
      const of = (collection: string) =>
        first.records.filter((each) => each.collection === collection).map(({ fields }) => fields);
      const known = knownWith({
        budgetItems: of('budgetItems'),
        incomeItems: of('incomeItems'),
      });
      expect(first.rows.every(({ state }) => state === 'add')).toBe(true);
      expect(planSheet('budget', table, { known }).records).toEqual([]);
      const longer = [...table, ['Gala', 'Arts', '5', '']];
      if (lines.length > 0) expect(planSheet('budget', longer, { known }).records).toHaveLength(2);
    }),
  );
});

it('takes what is no row of the table apart', () => {
  const plan = planSheet('funds', [
    ['Code', 'Name'],
    ['1', 'One'],
    ['Total', ''],
  ]);
  expect(statesOf(plan)).toBe('2 add, 3 left');
  expect(plan.rows[1]?.problems).toEqual([{ field: null, message: 'A row of totals.' }]);
});

it('takes the sections and totals of a pasted budget for no names, unless the books have them', () => {
  const table = [
    ['Category', 'Event Approver'],
    ['INCOME'],
    ['Dues'],
    ['Total Income'],
    ['Total Wellness'],
    ['Net Income'],
    ['Surplus'],
  ];
  const surplus = { id: 'surplus', name: 'Surplus', requiresEventApprover: false };
  const plan = planSheet('categories', table, {
    known: knownWith({}, { categories: [surplus] }),
  });
  expect(statesOf(plan)).toBe('2 left, 3 add, 4 left, 5 add, 6 left, 7 there');
  expect(plan.rows.flatMap(({ problems }) => problems.map(({ message }) => message))).toEqual([
    'A heading, not a line.',
    'A row of totals.',
    'What the budget comes to, not a line.',
  ]);
});

it('takes a row that lacks its date for the total that it is called', () => {
  const plan = planSheet('revenueItems', [
    ['Date', 'Category', 'Fund', 'Amount', 'Description'],
    ['2026-09-01', 'Book Fair', 'Main Fund', '5', 'Tickets'],
    ['', 'Total for September', '', '5', ''],
  ]);
  expect(statesOf(plan)).toBe('2 add, 3 left');
  expect(plan.rows[1]?.problems).toEqual([{ field: null, message: 'A row of totals.' }]);
});

it('cuts an import into slices, the approvers last', () => {
  const records: ImportPlan['records'] = Array.from({ length: MAX_SLICE + 1 }, (_, row) => ({
    row,
    collection: 'funds',
    fields: {},
  }));
  const approvers: ImportPlan['approvers'] = [
    { row: 1, role: 'treasurer', category: null, address: 'tom@example.com' },
  ];
  expect(slicesOf({ records, approvers })).toEqual([
    { records: records.slice(0, MAX_SLICE), approvers: [] },
    { records: records.slice(MAX_SLICE), approvers: [] },
    { records: [], approvers },
  ]);
  expect(slicesOf({ records: [], approvers: [] })).toEqual([]);
});

it('knows what can be imported, and which side of the budget an unnamed amount is of', () => {
  expect(isImportKind('budget')).toBe(true);
  expect(isImportKind('constructor')).toBe(false);
  expect(isImportKind(null)).toBe(false);
  const income = importColumns('budget', 'income').find(({ field }) => field === 'income');
  expect(income?.names).toContain('original budget');
  expect(importedId('abc', 7)).toBe('abc-7');
});
