import { expect, it } from 'vitest';
import { isOfAccount, NO_AMOUNTS, type AccountCell, type TotalsCell } from '../ledger/cells.ts';
import { differences, linesOf } from '../ledger/lines.ts';
import type { CalendarDate } from '../time/dates.ts';
import type { FiscalYear } from '../time/fiscal-year.ts';
import { fundsAgainstAccounts, type AgainstSource } from './funds-against-accounts.ts';
import type { LedgerEntry } from './treasurer/treasurer-source.ts';

const PLACE = { categoryId: 'fair', fundId: 'main', description: 'Something' };
const entry = (collection: LedgerEntry['collection'], id: string, own: object): LedgerEntry => ({
  collection,
  id,
  fields: {
    ...PLACE,
    ...own,
  },
});
const ENTRIES = [
  entry('revenueItems', 'may', { date: '2026-05-04', amount: 40 }),
  // The account is opened on the tenth.
  entry('revenueItems', 'early', { date: '2026-07-02', amount: 7 }),
  entry('manualExpenses', 'check', { date: '2026-07-09', amount: 12.5, accountId: 'checking' }),
  entry('revenueItems', 'named', { date: '2026-07-10', amount: 100, accountId: 'checking' }),
  entry('manualExpenses', 'unnamed', { date: '2026-08-01', amount: 3.25 }),
  entry('revenueItems', 'unknown', { date: '2026-08-02', amount: 1, fundId: 'gone' }),
  entry('transfers', 'moved', {
    date: '2026-08-03',
    amount: 20,
    fromAccountId: 'checking',
    toAccountId: 'cash',
  }),
];

function sourceOf(entries: readonly LedgerEntry[]): AgainstSource {
  const lines = entries.flatMap(({ collection, fields }) => linesOf(collection, fields));
  const cells: TotalsCell[] = [];
  const accountCells: AccountCell[] = [];
  for (const { cell, increments } of differences([], lines)) {
    const amounts = { ...NO_AMOUNTS, ...increments };
    if (isOfAccount(cell)) accountCells.push({ ...cell, ...amounts });
    else cells.push({ ...cell, ...amounts });
  }
  return {
    categories: [
      {
        id: 'fair',
        name: 'Fair',
      },
    ],
    funds: [
      {
        id: 'main',
        code: '4900',
        name: 'Main Fund',
      },
      {
        id: 'grants',
        code: '4950',
        name: 'Grants',
      },
    ],
    balances: [
      {
        fundId: 'main',
        fiscalYear: '2026' as FiscalYear,
        amount: 1e3,
      },
    ],
    calendar: 7,
    accounts: [
      {
        id: 'checking',
        name: 'Checking',
        openingBalance: 1019.5,
      },
      {
        id: 'cash',
        name: 'Cash box',
        openingBalance: 0,
      },
    ],
    cells,
    accountCells,
    openedOn: '2026-07-10' as CalendarDate,
    entries,
  };
}

it('compares the cash of the funds with that of the accounts, and says what explains a difference', () => {
  expect(fundsAgainstAccounts(sourceOf(ENTRIES))).toEqual({
    funds: [
      {
        id: 'main',
        name: 'Main Fund',
        amount: 109125,
      },
      {
        id: 'grants',
        name: 'Grants',
        amount: 0,
      },
      {
        id: 'gone',
        name: 'Unknown',
        amount: 100,
      },
    ],
    accounts: [
      {
        id: 'checking',
        name: 'Checking',
        amount: 108700,
      },
      {
        id: 'cash',
        name: 'Cash box',
        amount: 2e3,
      },
    ],
    inFunds: 109225,
    inAccounts: 110700,
    difference: -1475,
    cashBefore: 99450,
    openings: 101950,
    outstanding: -1250,
    unnamed: -225,
  });
});

it('agrees when every entry names its account', () => {
  const named = ENTRIES.slice(2, 4);
  const source = sourceOf(named);
  const [checking] = source.accounts;
  const accounts = [{ ...checking, id: 'checking', name: 'Checking', openingBalance: 1_000 }];
  expect(fundsAgainstAccounts({ ...source, accounts })).toMatchObject({
    difference: 0,
    unnamed: 0,
    cashBefore: 98750,
    outstanding: -1250,
  });
});
