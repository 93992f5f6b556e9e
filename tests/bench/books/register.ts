import { NO_AMOUNTS, isOfAccount } from '@pa-ledger/domain/ledger/cells';
import { differences, linesOf } from '@pa-ledger/domain/ledger/lines';
import { organization } from '@pa-ledger/domain/organization';
import { dateAt } from '@pa-ledger/domain/time/dates';
import type { Figure } from '../figures.ts';
import { frame, range, transactionOf, type Entry } from './big-books.ts';
import { benchMonthPage, entriesOfMonth, MONTH } from './month-page.ts';

const ACCOUNT = { accountId: 'bank' };
const BETWEEN = { fromAccountId: ACCOUNT.accountId, toAccountId: 'save' };

/** The register of an account's month, among all that moved the account in others. */
export function benchRegister(): Promise<Figure[]> {
  return benchMonthPage({
    name: 'Register',
    key: 'register',
    books,
    address: `/admin/bank/register?account=${ACCOUNT.accountId}&month=${MONTH}`,
  });
}

/** All of it is in one account, which was reconciled today. */
function* books(size: number): Generator<Entry> {
  yield* frame();
  const day = dateAt(Date.now(), organization.timeZone);
  for (const [id, name] of Object.entries({ bank: 'Checking', save: 'Savings' })) {
    const opened = { openingDate: '2020-01-01', openingBalance: 1000 };
    yield [`accounts/${id}`, { name, kind: 'checking', ...opened, version: 1 }];
  }
  yield [
    `statements/${ACCOUNT.accountId}~${day}`,
    { ...ACCOUNT, day, balance: 1000, cleared: [], outstanding: [], reopened: null, version: 1 },
  ];
  for (const [path, fields] of entriesOfMonth(ACCOUNT)) {
    yield [path, path.startsWith('transfers') ? { ...fields, ...BETWEEN } : fields];
    const key = path.replace('/', '~');
    if (key.startsWith('payments')) yield [`clearings/${key}`, itemOn(fields)];
    if (key.startsWith('manualExpenses')) yield [`ratified/${key}`, ratifiedOn(fields, day)];
  }
  const lines = [];
  for (const index of range(0, size)) {
    const { path, collection, fields } = transactionOf(index);
    const entry = { ...fields, ...ACCOUNT };
    yield [path, entry];
    lines.push(...linesOf(collection, entry).filter(({ cell }) => isOfAccount(cell)));
  }
  for (const { cellId, cell, increments } of differences([], lines))
    yield [`accountTotals/${cellId}`, { ...cell, ...NO_AMOUNTS, ...increments }];
}

function itemOn({ date }: Readonly<Record<string, unknown>>) {
  return { ...ACCOUNT, itemDay: date };
}

function ratifiedOn({ date }: Readonly<Record<string, unknown>>, day: string) {
  return { itemDay: date, ratifiedOn: day, ratification: 'meeting' };
}
