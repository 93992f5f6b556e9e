import { fields, more, type DamageCase } from './damages.ts';

const INCOME = {
  categoryId: 'fair',
  fundId: 'main',
  fiscalYear: '2026',
  originalBudget: 100,
  changes: 0,
  finalBudget: 100,
};
const BUDGET = { fiscalYear: '2026', spending: ['# Programs', 'fair'], income: [], version: 1 };
const BALANCE = { fundId: 'main', fiscalYear: '2026', source: 'typed', amount: 1 };

/** What can be wrong with totals, items, balances, categories and administrators. */
export const RECORD_DAMAGES: readonly DamageCase[] = [
  ...(
    [
      ['no role', { role: null }, /The administrator desk-admin has not the role admin\./],
      ['no name', { name: ' ' }, /The administrator desk-admin has no name\./],
      ['an address in capitals', { email: 'Desk@example.com' }, /desk-admin has no address\./],
    ] as const
  ).map(([name, change, sentence]): DamageCase => [
    `an administrator with ${name}`,
    ({ admins }) => ({ admins: admins.map((admin) => ({ ...admin, ...fields(admin, change) })) }),
    sentence,
  ]),
  [
    'one address for two administrators',
    ({ admins }) => ({ admins: [...admins, ...admins.map(({ data }) => more('other', data))] }),
    /The administrator other has the address of another\./,
  ],
  [
    'a total that is too large',
    ({ totals }) => ({ totals: totals.map((cell) => ({ ...cell, ...fields(cell, { paid: 1 }) })) }),
    /paid is 1, by the ledger/,
  ],
  ['a total that is gone', () => ({ totals: [] }), /approved is 0, by the ledger [1-9]/],
  [
    'a transaction that was never counted',
    () => ({
      revenueItems: [more('r', { categoryId: 'a', fundId: 'b', amount: 0.29, date: '2026-09-14' })],
    }),
    /2026-09~a~b: revenue is 0, by the ledger 29\./,
  ],
  [
    'a line that its head does not know',
    ({ counted }) => ({
      counted: counted.flatMap((one) => [one, { ...one, id: `${one.id}~7` }]),
    }),
    /What is counted of .* is not the \d lines that it says/,
  ],
  [
    'a line that is not there',
    ({ counted }) => ({
      counted: counted.map((one) => ({ ...one, ...fields(one, { lines: 3 }) })),
    }),
    /What is counted of .* is not the 3 lines that it says/,
  ],
  [
    'a transfer from a fund to itself',
    () => ({ transfers: [more('t', { fromFundId: 'a', toFundId: 'a', amount: 1 })] }),
    /The transfer t goes from a fund to the same fund/,
  ],
  [
    'a transfer from an account to itself',
    () => ({ transfers: [more('t', { fromAccountId: 'a', toAccountId: 'a', amount: 1 })] }),
    /The transfer t goes from an account to the same account/,
  ],
  [
    'a transfer that does not say where to',
    () => ({ transfers: [more('t', { fromAccountId: 'a', amount: 1 })] }),
    /The transfer t does not say from where to where/,
  ],
  [
    'a transfer without funds and accounts',
    () => ({ transfers: [more('t', { amount: 1 })] }),
    /The transfer t moves nothing/,
  ],
  [
    'an amount with a third decimal',
    () => ({ revenueItems: [more('r', { amount: 0.125 })] }),
    /revenue item r: amount is no amount in dollars and cents/,
  ],
  [
    'a budget of another year',
    () => ({ budgets: [more('2027', BUDGET)] }),
    /The budget 2027 names another year\./,
  ],
  [
    'a budget that was adopted on no day',
    () => ({ budgets: [more('2026', { ...BUDGET, adoptedOn: '2026-02-30' })] }),
    /The budget 2026 was adopted on no day\./,
  ],
  [
    'a budget whose order is none',
    () => ({ budgets: [more('2026', { ...BUDGET, income: ['a b'] })] }),
    /The budget 2026 has an order that is none\./,
  ],
  [
    'a budget without a year',
    () => ({ budgets: [more('26', { ...BUDGET, fiscalYear: '26' })] }),
    /26 is of no fiscal year/,
  ],
  [
    'a beginning balance of another fund',
    () => ({ fundBalances: [more('2026~main', { ...BALANCE, fundId: 'other' })] }),
    /beginning balance 2026~main names another fund or another year/,
  ],
  [
    'a beginning balance of another year',
    () => ({ fundBalances: [more('2026~main', { ...BALANCE, fiscalYear: '2025' })] }),
    /beginning balance 2026~main names another fund or another year/,
  ],
  [
    'a beginning balance without a source',
    () => ({ fundBalances: [more('2026~main', { ...BALANCE, source: 'guess' })] }),
    /beginning balance 2026~main does not say where it is from/,
  ],
  [
    'a budget item without a year',
    ({ budgetItems }) => ({
      budgetItems: budgetItems.map((item) => ({ ...item, ...fields(item, { fiscalYear: '26' }) })),
    }),
    /one is of no fiscal year/,
  ],
  [
    'a final budget that is not its sum',
    ({ budgetItems }) => ({
      budgetItems: budgetItems.map((item) => ({
        ...item,
        ...fields(item, { finalBudget: 10.31 }),
      })),
    }),
    /its final budget is not its sum/,
  ],
  [
    'expected income that is no amount',
    () => ({ incomeItems: [more('raffle', { ...INCOME, changes: 0.001 })] }),
    /expected income raffle: changes is no amount/,
  ],
  [
    'expected income that is not its sum',
    () => ({ incomeItems: [more('raffle', { ...INCOME, finalBudget: 99 })] }),
    /expected income raffle: its final budget is not its sum/,
  ],
  [
    'expected income without a year',
    () => ({ incomeItems: [more('raffle', { ...INCOME, fiscalYear: '26' })] }),
    /raffle is of no fiscal year/,
  ],
  [
    'two categories of one name',
    ({ categories }) => ({
      categories: categories.flatMap((one) => [one, { ...one, id: 'twin' }]),
    }),
    /Two categories are called/,
  ],
];
