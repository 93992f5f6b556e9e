import { expect, it } from 'vitest';
import { ACCOUNTS, BOOKS, ENTRIES, OCTOBER } from '../../../../tests/fixtures/treasurer-books.ts';
import { NO_AMOUNTS, type AccountCell } from '../../ledger/cells.ts';
import type { Days } from '../../time/fiscal-year.ts';
import { accountSummary } from './account-lines.ts';
import type { LedgerEntry, TreasurerSource } from './treasurer-source.ts';

/** The entries of October name the checking account, and a check that was outstanding when the cash box was opened. */
const named = ENTRIES.map((entry): LedgerEntry => {
  const { collection, fields } = entry;
  const own = collection === 'transfers' ? {} : { accountId: 'bank' };
  return { ...entry, fields: { ...fields, ...own } };
});
const early: LedgerEntry = {
  collection: 'manualExpenses',
  id: 'early',
  fields: {
    categoryId: 'fair',
    fundId: 'main',
    accountId: 'box',
    date: '2026-10-05',
    amount: 1.25,
  },
};
const cell = (month: string, accountId: string, own: Partial<AccountCell>) =>
  ({ ...NO_AMOUNTS, month, accountId, ...own }) as AccountCell;

const SOURCE: TreasurerSource = {
  ...BOOKS,
  accounts: ACCOUNTS,
  accountCells: [
    cell('2026-09', 'bank', { revenue: 2_000, paid: 500 }),
    cell('2026-08', 'box', { paid: 100 }),
  ],
  entries: [...named, early],
};

function linesOf(source: TreasurerSource, days: Days = OCTOBER) {
  return accountSummary(source, days).lines.map(({ id: _id, ...line }) => Object.values(line));
}

it('adds up what each account had, took in and gave, by name', () => {
  const { lines, total } = accountSummary(SOURCE, OCTOBER);
  expect(lines.map(({ id: _id, ...line }) => Object.values(line))).toEqual([
    // Opened on Oct 6 with 50.25, of which 1.00 and 1.25 were outstanding.
    ['Cash box', 0, 0, 0, 0, 0, 4_800, 4_800],
    ['Checking', 71_500, 25_050, 9_110, 0, 0, 0, 87_440],
  ]);
  expect(Object.values(total)).toEqual([71_500, 25_050, 9_110, 0, 0, 4_800, 92_240]);
});

it('begins with what the period before ended with, within a month too', () => {
  const days = { first: '2026-10-08', last: '2026-10-31' } as Days;
  expect(linesOf(SOURCE, days)).toEqual([
    ['Cash box', 4_800, 0, 0, 0, 0, 0, 4_800],
    ['Checking', 92_540, 0, 5_100, 0, 0, 0, 87_440],
  ]);
});

it('begins on its opening day with its opening, and is left out before', () => {
  const from = { first: '2026-10-06', last: '2026-10-06' } as Days;
  expect(linesOf(SOURCE, from)[0]).toEqual(['Cash box', 4_800, 0, 0, 0, 0, 0, 4_800]);
  const until = { first: '2026-10-01', last: '2026-10-05' } as Days;
  expect(linesOf(SOURCE, until)).toEqual([['Checking', 71_500, 25_050, 0, 0, 0, 0, 96_550]]);
});

it('counts what one account gives to another as a transfer', () => {
  const fields = { date: '2026-10-20', amount: 30, fromAccountId: 'bank', toAccountId: 'box' };
  const lines = linesOf({ ...SOURCE, entries: [{ collection: 'transfers', id: 't', fields }] });
  expect(lines.map(([name, , , , , transfers]) => [name, transfers])).toEqual([
    ['Cash box', 3_000],
    ['Checking', -3_000],
  ]);
});

it('leaves an archived account out that has nothing, and is empty without accounts', () => {
  const [bank] = ACCOUNTS.map((one) => ({ ...one, archived: true, openingBalance: 0 }));
  const accounts = bank === undefined ? [] : [bank];
  const idle = { ...BOOKS, accounts };
  expect(accountSummary(idle, OCTOBER).lines).toEqual([]);
  expect(linesOf({ ...SOURCE, accounts })).toEqual([
    ['Checking', 1_500, 25_050, 9_110, 0, 0, 0, 17_440],
  ]);
  expect(accountSummary(BOOKS, OCTOBER).total.ending).toBe(0);
});
