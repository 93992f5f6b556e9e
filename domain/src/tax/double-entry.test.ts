import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LedgerEntry } from '../reports/treasurer/treasurer-source.ts';
import { debitCreditRows, signedRows } from './double-entry-files.ts';
import { doubleEntries, type DoubleEntryLine } from './double-entry.ts';

const NAMES = {
  categories: [
    { id: 'fair', name: 'Book Fair' },
    { id: 'office', name: 'Office' },
  ],
  funds: [
    { id: 'main', code: '4900', name: 'Main Fund' },
    { id: 'grants', code: '4950', name: 'Grants' },
  ],
  accounts: [
    { id: 'checking', name: 'Checking' },
    { id: 'savings', name: 'Savings' },
  ],
};
const YEAR = { first: '2026-07-01', last: '2027-06-30' } as never;
const PLACE = { categoryId: 'fair', fundId: 'main' };

const entry = (
  collection: LedgerEntry['collection'],
  fields: object,
  id = `${collection}-1`,
): LedgerEntry => ({ collection, id, fields: { date: '2026-10-05', ...fields } });

const made = (...entries: readonly LedgerEntry[]) => doubleEntries(entries, NAMES, YEAR);

/** A line in short: account, class, debit less credit. */
const short = ({ account, class: fund, debit, credit }: DoubleEntryLine) => [
  account,
  fund,
  debit - credit,
];

it.each<[string, LedgerEntry, readonly unknown[]]>([
  [
    'revenue',
    entry('revenueItems', { ...PLACE, amount: 812.35, accountId: 'checking' }),
    [
      ['Income:Book Fair', 'Main Fund', -81_235],
      ['Checking', '', 81_235],
    ],
  ],
  [
    'a bounced check',
    entry('revenueItems', { ...PLACE, amount: -25, accountId: 'checking' }),
    [
      ['Income:Book Fair', 'Main Fund', 2_500],
      ['Checking', '', -2_500],
    ],
  ],
  [
    'a manual expense without an account',
    entry('manualExpenses', { ...PLACE, amount: 40 }),
    [
      ['Expenses:Book Fair', 'Main Fund', 4_000],
      ['No account named', '', -4_000],
    ],
  ],
  [
    'what is from a closed year, in an account that is gone',
    entry('manualExpenses', { ...PLACE, amount: -40, fromClosedYear: true, accountId: 'gone' }),
    [
      ['From closed years', 'Main Fund', -4_000],
      ['Unknown account', '', 4_000],
    ],
  ],
  [
    'a transfer between funds and accounts',
    entry('transfers', {
      amount: 500,
      fromFundId: 'main',
      toFundId: 'grants',
      fromAccountId: 'checking',
      toAccountId: 'savings',
    }),
    [
      ['Transfers between funds', 'Main Fund', 50_000],
      ['Transfers between funds', 'Grants', -50_000],
      ['Checking', '', -50_000],
      ['Savings', '', 50_000],
    ],
  ],
  [
    'an advance',
    entry('manualExpenses', {
      ...PLACE,
      amount: 200,
      accountId: 'checking',
      advance: { kind: 'given', left: 200 },
    }),
    [
      ['Advances to people', 'Main Fund', 20_000],
      ['Checking', '', -20_000],
    ],
  ],
])('%s balances', (_name, one, lines) => {
  expect(made(one).map(short)).toEqual(lines);
});

it('a payment and its void are two entries, and one that cancels out within a day is none', () => {
  const lines = [
    { ...PLACE, amount: 64.35, purpose: 'Straw bales', expenseId: 'one' },
    { categoryId: 'office', fundId: 'grants', amount: 20, purpose: 'Paper', expenseId: 'one' },
  ];
  const paid = { lines, payee: 'Dana', checkNumber: '1042', accountId: 'checking' };
  const found = made(
    entry('payments', { ...paid, voided: { date: '2026-11-02' } }),
    entry('payments', { ...paid, voided: { date: '2026-10-05' } }, 'payments-2'),
    entry('payments', { ...paid, mistake: { reason: 'Twice' } }, 'payments-3'),
  );
  expect(found.map((line) => [line.entry, line.day, ...short(line)])).toEqual([
    [1, '2026-10-05', 'Expenses:Book Fair', 'Main Fund', 6_435],
    [1, '2026-10-05', 'Expenses:Office', 'Grants', 2_000],
    [1, '2026-10-05', 'Checking', '', -8_435],
    [2, '2026-11-02', 'Expenses:Book Fair', 'Main Fund', -6_435],
    [2, '2026-11-02', 'Expenses:Office', 'Grants', -2_000],
    [2, '2026-11-02', 'Checking', '', 8_435],
  ]);
  expect(found[0]).toMatchObject({
    category: 'Book Fair',
    fund: '4900',
    name: 'Dana',
    memo: 'Straw bales; Paper',
    number: '1042',
  });
});

it('leaves out what is of other days', () => {
  expect(made(entry('revenueItems', { ...PLACE, date: '2026-06-30', amount: 5 }))).toEqual([]);
});

describe('any books', () => {
  const amount = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((one) => one / 100);
  const day = fc.constantFrom('2026-06-30', '2026-07-01', '2026-12-31', '2027-06-30');
  const account = fc.constantFrom('checking', 'savings', undefined);
  const place = {
    date: day,
    amount,
    categoryId: fc.constantFrom('fair', 'office', 'gone'),
    fundId: fc.constantFrom('main', 'grants', 'gone'),
    accountId: account,
  };
  const one = fc.oneof(
    fc.record(place).map((fields) => ['revenueItems', fields] as const),
    fc
      .record({
        ...place,
        fromClosedYear: fc.boolean(),
        advance: fc.option(
          fc.record({
            kind: fc.constantFrom('given', 'returned', 'settled'),
            categoryId: fc.constant('fair'),
            fundId: fc.constant('main'),
          }),
          { nil: undefined },
        ),
      })
      .map((fields) => ['manualExpenses', fields] as const),
    fc
      .record({
        date: day,
        accountId: account,
        lines: fc.array(fc.record({ amount, categoryId: place.categoryId, fundId: place.fundId })),
        voided: fc.option(fc.record({ date: day })),
      })
      .map((fields) => ['payments', fields] as const),
    fc
      .record({
        date: day,
        amount,
        fromFundId: fc.constantFrom('main', undefined),
        toFundId: fc.constant('grants'),
        fromAccountId: fc.constantFrom('checking', undefined),
        toAccountId: fc.constant('savings'),
      })
      .map((fields) => ['transfers', fields] as const),
  );

  it('balance in each entry, with one side a line, and in both files', () => {
    fc.assert(
      fc.property(fc.array(one), (all) => {
        const lines = made(
          ...all.map(([collection, fields], at) => entry(collection, fields, `id-${at}`)),
        );
        for (const own of Map.groupBy(lines, (line) => line.entry).values()) {
          expect(own.reduce((sum, { debit, credit }) => sum + debit - credit, 0)).toBe(0);
          expect(own.length).toBeGreaterThan(1);
        }
        for (const { debit, credit } of lines) {
          expect(Math.min(debit, credit)).toBe(0);
          expect(Math.max(debit, credit)).toBeGreaterThan(0);
        }
        const sum = signedRows(lines).reduce(
          (total, row) => total + Math.round(row.Amount * 100),
          0,
        );
        expect(sum).toBe(0);
      }),
    );
  });
});

it('has the columns that the programs ask for', () => {
  const lines = made(
    entry('revenueItems', {
      ...PLACE,
      amount: 812.35,
      description: 'Tickets',
      reference: 'Slip 118',
      accountId: 'checking',
    }),
  );
  expect(debitCreditRows(lines)).toEqual([
    {
      JournalNo: '1',
      JournalDate: '10/05/2026',
      AccountName: 'Income:Book Fair',
      Debits: null,
      Credits: 812.35,
      Description: 'Tickets',
      Name: '',
      Class: 'Main Fund',
      Category: 'Book Fair',
      Fund: '4900',
      Number: 'Slip 118',
    },
    {
      JournalNo: '1',
      JournalDate: '10/05/2026',
      AccountName: 'Checking',
      Debits: 812.35,
      Credits: null,
      Description: 'Tickets',
      Name: '',
      Class: '',
      Category: '',
      Fund: '',
      Number: 'Slip 118',
    },
  ]);
  expect(signedRows(lines)[1]).toEqual({
    Narration: 'Entry 1, Slip 118',
    Date: '05 Oct 2026',
    Description: 'Tickets',
    AccountCode: 'Checking',
    TaxRate: 'Tax Exempt (0%)',
    Amount: 812.35,
    TrackingName1: '',
    TrackingOption1: '',
    TrackingName2: '',
    TrackingOption2: '',
  });
  expect(signedRows(lines)[0]).toMatchObject({
    Amount: -812.35,
    TrackingName1: 'Fund',
    TrackingOption1: 'Main Fund',
    TrackingName2: 'Category',
    TrackingOption2: 'Book Fair',
  });
});
