import { describe, expect, it } from 'vitest';
import { cents } from '../money/money.ts';
import type { AccountCell } from '../ledger/cells.ts';
import { readAmounts } from '../ledger/cells.ts';
import type { CalendarDate } from '../time/dates.ts';
import type { Month } from '../time/months.ts';
import type { BankItem } from './items.ts';
import {
  balanceBefore,
  lateEntries,
  linesMatching,
  monthDays,
  registerFigures,
  registerLines,
  registerMonths,
  staleChecks,
  type BankEntry,
} from './register.ts';
import { staleThrough } from './stale-day.ts';
import { entryPlace } from './entry-place.ts';

const SEPTEMBER = '2026-09' as Month;
const ACCOUNT = { id: 'bank', openingBalance: 100 };

function cell(month: string, accountId: string, amounts: object): AccountCell {
  return { month: month as Month, accountId, ...readAmounts({ ...amounts }) };
}

const CELLS = [
  cell('2026-06', 'bank', { manual: 1_000 }),
  cell('2026-08', 'bank', { revenue: 500, transferIn: 50, transferOut: 20, paid: 30 }),
  cell('2026-08', 'save', { revenue: 7 }),
  cell('2026-09', 'bank', { revenue: 9_999 }),
];

function entry(collection: BankEntry['collection'], id: string, fields: object): BankEntry {
  return { collection, id, fields: { accountId: 'bank', date: '2026-09-10', ...fields } };
}

const line = (amount: number) => ({ expenseId: 'e', categoryId: 'c', amount });

const ENTRIES = [
  entry('payments', 'late', {
    date: '2026-08-30',
    lines: [line(40)],
    payee: 'Dana Whitfield',
    checkNumber: '1042',
    voided: { date: '2026-09-12' },
  }),
  entry('revenueItems', 'fair', { amount: 1234.5, description: 'Fall Fair' }),
  entry('manualExpenses', 'mill', {
    date: '2026-09-01',
    amount: 25.29,
    paidTo: 'Cider Mill',
    description: 'Cider',
    checkNumber: 'M-7',
  }),
  entry('revenueItems', 'other', { accountId: 'save', amount: 5 }),
  entry('transfers', 'move', {
    accountId: undefined,
    fromAccountId: 'save',
    toAccountId: 'bank',
    date: '2026-09-30',
    amount: 2,
    description: 'Back',
  }),
];

const LINES = registerLines('bank', SEPTEMBER, cents(9_500), ENTRIES);

it('a register begins with the opening and what moved before its month', () => {
  expect(balanceBefore(ACCOUNT, SEPTEMBER, CELLS)).toBe(10_000 - 1_000 + 500 + 50 - 20 - 30);
  expect(registerMonths({ id: 'bank' }, CELLS, '2026-11' as Month)).toEqual([
    '2026-11',
    '2026-09',
    '2026-08',
    '2026-06',
  ]);
  expect(monthDays('2028-02' as Month)).toEqual({ first: '2028-02-01', last: '2028-02-29' });
});

it('a register has what moved the account in the month, each with the balance after it', () => {
  const told = LINES.map(({ key, amount, balance, description }) => [
    key,
    amount,
    balance,
    description,
  ]);
  expect(told).toEqual([
    ['manualExpenses~mill', -2_529, 6_971, 'Cider'],
    ['revenueItems~fair', 123_450, 130_421, ''],
    ['payments~late~void', 4_000, 134_421, ''],
    ['transfers~move~to', 200, 134_621, ''],
  ]);
});

it('its figures are those of the totals, with what was outstanding at the opening', () => {
  const cells = [
    ...CELLS.slice(0, 3),
    cell('2026-09', 'bank', { revenue: 123_450, transferIn: 200, manual: 2_529, paid: -4_000 }),
    cell('2026-09', 'save', { revenue: 500, transferOut: 200 }),
  ];
  expect(registerFigures(ACCOUNT, SEPTEMBER, cells)).toEqual({
    beginning: 9_500,
    receipts: 123_650,
    disbursements: -1_471,
    ending: 134_621,
  });
  const early = { id: 'old', kind: 'paid', date: '2026-09-03', payee: 'Mill', amount: 5 };
  const account = { ...ACCOUNT, outstanding: [early] };
  expect(registerFigures(account, SEPTEMBER, [])).toEqual({
    beginning: 10_000,
    receipts: -500,
    disbursements: 0,
    ending: 9_500,
  });
});

it('lines end where entries are known to, and a balance never skips one', () => {
  const through = entryPlace('2026-09-10', 'revenueItems~fair');
  const known = registerLines('bank', SEPTEMBER, cents(9_500), ENTRIES, through);
  expect(known).toEqual(LINES.slice(0, 2));
  expect(registerLines('bank', SEPTEMBER, cents(0), ENTRIES, '2026-09-01')).toEqual([]);
});

it('what came into a month after its statement is late, each with the day of that statement', () => {
  const statement = (day: string, ...cleared: string[]) => ({
    day: day as CalendarDate,
    cleared,
    outstanding: [],
    reopened: null,
  });
  const lost = entry('payments', 'lost', { lines: [line(1)], voided: { date: '2026-09-11' } });
  const statements = [
    statement('2026-09-30', 'revenueItems~fair', 'payments~late~void'),
    statement('2026-08-31', 'payments~late'),
  ];
  expect(Object.fromEntries(lateEntries('bank', [...ENTRIES, lost], statements))).toEqual({
    'manualExpenses~mill': '2026-09-30',
    'transfers~move~to': '2026-09-30',
  });
});

describe('a deposit in the register', () => {
  const deposit = (date: string, items: readonly object[]): BankEntry =>
    entry('deposits', 'd', { date, slip: '118', items });
  const received = (id: string, date: string, amount: number) =>
    [{ id, date, amount }, entry('revenueItems', id, { date, amount, description: id })] as const;
  const [early, earlyEntry] = received('early', '2026-08-31', 40);
  const [fair, fairEntry] = received('fair', '2026-09-02', 60);
  const [sale, saleEntry] = received('sale', '2026-09-03', 0.29);
  const told = (month: Month, entries: readonly BankEntry[]) =>
    registerLines('bank', month, cents(100), entries).map(
      ({ key, day, amount, balance, description }) => [key, day, amount, balance, description],
    );

  it('is one line for what was received in its month', () => {
    const entries = [fairEntry, deposit('2026-09-04', [fair, sale]), saleEntry];
    expect(told(SEPTEMBER, entries)).toEqual([['deposits~d', '2026-09-04', 6_029, 6_129, '']]);
  });

  it('leaves what was received before to the month in which the books count it', () => {
    const later = deposit('2026-09-04', [early, fair, sale]);
    // The queries of a month find what is dated in it.
    expect(told('2026-08' as Month, [earlyEntry])).toEqual([
      ['revenueItems~early', '2026-08-31', 4_000, 4_100, ''],
    ]);
    expect(told(SEPTEMBER, [fairEntry, later, saleEntry])).toEqual([
      [
        'deposits~d',
        '2026-09-04',
        6_029,
        6_129,
        'Of $100.29, $40.00 was received in an earlier month.',
      ],
    ]);
    expect(told(SEPTEMBER, [deposit('2026-09-04', [early])])).toEqual([
      ['deposits~d', '2026-09-04', 0, 100, 'Of $40.00, $40.00 was received in an earlier month.'],
    ]);
  });
});

it.each([
  ['', 4],
  ['m-7', 1],
  ['1042', 1],
  ['dana', 1],
  ['CIDER', 1],
  ['$1,234.5', 1],
  ['25.29', 1],
  ['Sep 30', 1],
  ['$', 0],
  ['nobody', 0],
  ['#M-7', 1],
])('a search for %j finds %d lines', (text, count) => {
  expect(linesMatching(LINES, text)).toHaveLength(count);
});

it('a check is stale that is outstanding for over 180 days, and was not voided', () => {
  const today = '2026-11-20' as CalendarDate;
  expect(staleThrough(today)).toBe('2026-05-23');
  const item = (
    key: string,
    day: string,
    amount: number,
    checkNumber: string | null,
  ): BankItem => ({
    key,
    day: day as CalendarDate,
    amount: cents(amount),
    checkNumber,
    words: '',
  });
  const items = [
    item('payments~edge', '2026-05-23', -5, '3'),
    item('payments~young', '2026-05-24', -5, '4'),
    item('manualExpenses~old', '2026-01-02', -5, '2'),
    item('payments~later', '2026-03-04', -5, '5'),
    item('payments~gone', '2026-01-02', -5, '1'),
    item('payments~gone~void', '2026-11-01', 5, '1'),
    item('payments~card', '2026-01-02', -5, null),
    item('revenueItems~back', '2026-01-02', 5, '9'),
  ];
  expect(staleChecks(items, today).map(({ key }) => key)).toEqual([
    'manualExpenses~old',
    'payments~later',
    'payments~edge',
  ]);
});
