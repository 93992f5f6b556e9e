import papaparse from 'papaparse';
import type { AmendingEntry } from '../amendments.ts';
import { expect, it } from 'vitest';
import { ACCOUNTS, BOOKS, ENTRIES, OCTOBER } from '../../../../tests/fixtures/treasurer-books.ts';
import type { Days, FiscalYear } from '../../time/fiscal-year.ts';
import type { Month } from '../../time/months.ts';
import { csvParts } from '../csv.ts';
import { treasurerLists, treasurerReport } from './treasurer.ts';
import { TREASURER_AMOUNTS, treasurerFile, treasurerRows } from './treasurer-csv.ts';
import type { TreasurerSource } from './treasurer-source.ts';

/** The rows of the file as another program reads them. */
function fileOf(source: TreasurerSource, days: Days = OCTOBER) {
  const lists = treasurerLists(source, source.entries, days);
  const rows = treasurerRows(treasurerReport(source, days), lists);
  const text = csvParts(rows, TREASURER_AMOUNTS).join('');
  const { data } = papaparse.parse<Record<string, string>>(text, { header: true });
  return data.map((row) => Object.values(row).filter((value) => value !== ''));
}

it('has a row for each fund, entry and category, with amounts in dollars and without totals', () => {
  expect(treasurerFile({ days: OCTOBER })).toBe('treasurers-report-2026-10-01-to-2026-10-31.csv');
  const paid = ['2026-10-09', '1042', 'Check', 'Dana Whitfield'];
  const [balloons, one]: unknown[] = [/^Balloons .*; Expense/, /^Expense /].map((words): unknown =>
    expect.stringMatching(words),
  );
  expect(fileOf(BOOKS)).toEqual([
    ['Fund', 'Main Fund', '985', '250.5', '90.1', '0', '-30', '0', '1115.4'],
    ['Fund', 'Grants', '0', '0', '0', '0', '30', '0', '30'],
    ['Fund', 'Unknown', '0', '0', '1', '0', '0', '0', '-1'],
    ['Receipt', '2026-10-05', 'Book Fair', 'Main Fund', 'Ticket sales', '250.5'],
    [
      'Disbursement',
      '2026-10-07',
      'Debit card',
      'Cider Mill',
      'Book Fair',
      'Main Fund',
      'Cider',
      'yes',
      '40.1',
    ],
    ['Disbursement', ...paid, 'Book Fair', 'Main Fund', balloons, '50'],
    ['Disbursement', ...paid, 'Unknown', 'Unknown', one, '1'],
    ['Transfer', '2026-10-20', 'Main Fund to Grants', 'For the library', '30'],
    ['Budget', 'Book Fair', '90.1', '110.1', '400', '289.9'],
    ['Budget', 'Office', '0', '0', '0', '0'],
    ['Budget', 'Unknown', '1', '1', '0', '-1'],
  ]);
});

it('has the same fields in each row, and nothing else of an entry', () => {
  const lists = treasurerLists(BOOKS, BOOKS.entries, OCTOBER);
  const rows = treasurerRows(treasurerReport(BOOKS, OCTOBER), lists);
  const [fields = [], ...others] = rows.map((row) => Object.keys(row).toSorted());
  expect(fields).toContain('section');
  for (const own of others) expect(own).toEqual(fields);
});

it('has a row for each category with expected income', () => {
  const income = { id: 'i', categoryId: 'fair', fundId: 'main', originalBudget: 300, changes: 0 };
  const rows = fileOf({ ...BOOKS, incomeItems: [income] });
  expect(rows.at(-1)).toEqual(['Expected income', 'Book Fair', '250.5', '255.5', '300', '44.5']);
});

it('has a row for what is from closed years, on each side, without a budget', () => {
  const [receipt, expense] = ENTRIES;
  const entries = [receipt, expense].map((entry) => ({
    ...entry,
    fields: { ...entry.fields, fromClosedYear: true },
  }));
  const incomeItems = BOOKS.budgetItems.slice(0, 1);
  const rows = fileOf({ ...BOOKS, incomeItems, entries });
  expect(rows.filter(([, name]) => name === 'From closed years')).toEqual([
    ['Budget', 'From closed years', '40.1', '40.1'],
    ['Expected income', 'From closed years', '250.5', '250.5'],
  ]);
});

it('has a row for each account, and says between which a transfer was', () => {
  const between = { fromAccountId: 'bank', toAccountId: 'box' };
  const transfer = { date: '2026-10-20', amount: 30, description: 'Change', ...between };
  const entries = [{ collection: 'transfers', id: 't', fields: transfer }] as const;
  const rows = fileOf({ ...BOOKS, accounts: ACCOUNTS, entries });
  expect(rows.filter(([section]) => section === 'Account')).toEqual([
    ['Account', 'Cash box', '0', '0', '0', '0', '30', '50.25', '80.25'],
    ['Account', 'Checking', '700', '0', '0', '0', '-30', '0', '670'],
  ]);
  expect(rows.find(([section]) => section === 'Transfer')).toEqual([
    'Transfer',
    '2026-10-20',
    'Checking to Cash box',
    'Change',
    '30',
  ]);
});

it('has a row for each amendment: what it adds, and the final budget (#71)', () => {
  const line = { categoryId: 'fair', fundId: 'main', originalBudget: 300, changes: 0 };
  const amending = (before: object | null, after: object | null) =>
    ({
      id: 'one',
      collection: 'incomeItems',
      before,
      after,
      at: 5,
      by: null,
      amendment: {
        reason: '=1+1',
        authority: 'members',
        meetingDate: '2026-10-12',
      },
    }) as object as AmendingEntry;
  const changed = amending(line, { ...line, changes: -20.5 });
  const amendments = [changed, amending(null, line), amending(line, null)];
  const own = ['Amendment', '2026-10-12', 'Income: Book Fair, Main Fund', 'Members: =1+1'];
  expect(fileOf({ ...BOOKS, amendments }).slice(-3)).toEqual([
    [...own, '-20.5', '279.5'],
    [...own, '300', '300'],
    [...own, '-300', '0'],
  ]);
});

it('says which funds are held for others', () => {
  const funds = BOOKS.funds.map((fund) => ({ ...fund, heldForOthers: fund.id === 'grants' }));
  const rows = fileOf({ ...BOOKS, funds });
  expect(rows.slice(0, 3).map(([section, name]) => [section, name])).toEqual([
    ['Fund', 'Main Fund'],
    ['Fund', 'Unknown'],
    ['Held for others', 'Grants'],
  ]);
});

it('has voids and adjustments, and no text that a spreadsheet would compute (#71)', () => {
  const [, , , payment] = ENTRIES;
  const entry = { ...payment, fields: { ...payment.fields, payee: '=1+1' } };
  const typed = { fundId: 'main', fiscalYear: '2027' as FiscalYear, amount: 1 };
  const source = { ...BOOKS, balances: [{ ...typed, adjustmentReason: '@SUM(A1)' }] };
  const days = { first: '2026-11-01', last: '2027-07-31' } as Days;
  const rows = fileOf({ ...source, partMonths: ['2026-11' as Month], entries: [entry] }, days);
  expect(rows).toContainEqual(['Adjustment', '2027-07-01', 'Main Fund', "'@SUM(A1)", '-34']);
  expect(rows).toContainEqual([
    'Void',
    '2026-11-02',
    '1042',
    'Check',
    "'=1+1",
    'Book Fair',
    'Main Fund',
    'Void of Oct 9, 2026: Lost in the mail',
    '-50',
  ]);
});
