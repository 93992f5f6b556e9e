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

const TOO_MUCH = { all: { count: 1, cents: 1 } };
const SHARES = [{ kind: 'ready', of: 'all', count: 1, cents: 1 }];

const LOOK = { by: 'ruth@example.com', byUid: 'ruth' };
const RUTH = { uid: 'ruth', email: 'ruth@example.com' };

/** What can be wrong with totals, Home, items, balances and categories. */
export const RECORD_DAMAGES: readonly DamageCase[] = [
  [
    'an amount of Home that is too large',
    ({ home }) => ({
      home: home.map((one) => (one.id === 'now' ? { ...one, data: { ready: TOO_MUCH } } : one)),
    }),
    /home\/now ready all cents says 1, but the documents say 0/,
  ],
  [
    'a month of Home that is gone',
    ({ home }) => ({ home: home.filter(({ id }) => !/^\d/.test(id)) }),
    /home\/20\S+ categories \S+ paid says 0, but the documents say [1-9]/,
  ],
  [
    'what Home keeps of a request that is gone',
    ({ homeShares }) => ({ homeShares: [...homeShares, more('expenses~x', { shares: SHARES })] }),
    /homeShares\/expenses~x ready all count says 1, but the documents say 0/,
  ],
  [
    'names of Home that are not those of the categories',
    () => ({ categories: [more('c', { name: 'Fall Fair', requiresEventApprover: false })] }),
    /home\/plan does not show categories as they are/,
  ],
  [
    'a total that is too large',
    ({ totals }) => ({ totals: totals.map((cell) => ({ ...cell, ...fields(cell, { paid: 1 }) })) }),
    /says \$0\.01 for paid expenses, but its entries add up to/,
  ],
  [
    'a total that is gone',
    () => ({ totals: [] }),
    /says \$0\.00 for approved expenses, but its entries add up to \$[1-9]/,
  ],
  [
    'a transaction that was never counted',
    () => ({
      revenueItems: [more('r', { categoryId: 'a', fundId: 'b', amount: 0.29, date: '2026-09-14' })],
    }),
    /2026-09~a~b says \$0\.00 for revenue, but its entries add up to \$0\.29\./,
  ],
  [
    'a line that its head does not know',
    ({ counted }) => ({
      counted: counted.flatMap((one) => [one, { ...one, id: `${one.id}~7` }]),
    }),
    /but what was counted of its entries adds up to/,
  ],
  [
    'an entry that nobody says they confirmed',
    () => ({ manualExpenses: [more('m', { confirmed: LOOK, version: 2 })] }),
    /manualExpenses\/m says that ruth@example\.com confirmed it, but its journal doesn't\./,
  ],
  [
    'an entry that was confirmed by who entered it',
    ({ journal }) => ({
      manualExpenses: [more('m', { confirmed: LOOK, version: 2 })],
      journal: [
        ...journal,
        more('manualExpenses~m~1', { by: RUTH, before: null, after: { version: 1 } }),
        more('manualExpenses~m~2', { by: RUTH, before: { version: 1 }, after: { version: 2 } }),
      ],
    }),
    /manualExpenses\/m was confirmed by ruth@example\.com, who entered it or was paid by it\./,
  ],
  [
    'a statement that was reviewed by who made it',
    () => ({ statements: [more('s~2026-07-31', { by: RUTH, reviewed: LOOK, version: 2 })] }),
    /statements\/s~2026-07-31 says that ruth@example\.com reviewed it, but its journal doesn't\./,
  ],
  [
    'a transfer from a fund to itself',
    () => ({ transfers: [more('t', { fromFundId: 'a', toFundId: 'a', amount: 1 })] }),
    /transfers\/t: its toFundId can't be right/,
  ],
  [
    'a transfer from an account to itself',
    () => ({ transfers: [more('t', { fromAccountId: 'a', toAccountId: 'a', amount: 1 })] }),
    /transfers\/t: its toAccountId can't be right/,
  ],
  [
    'a transfer that does not say where to',
    () => ({ transfers: [more('t', { fromAccountId: 'a', amount: 1 })] }),
    /transfers\/t: its toAccountId can't be right/,
  ],
  [
    'a transfer without funds and accounts',
    () => ({ transfers: [more('t', { amount: 1 })] }),
    /transfers\/t: its fromFundId can't be right/,
  ],
  [
    'an amount with a third decimal',
    () => ({ revenueItems: [more('r', { amount: 0.125 })] }),
    /revenueItems\/r: its amount can't be right: 0\.125/,
  ],
  [
    'a budget of another year',
    () => ({ budgets: [more('2027', BUDGET)] }),
    /budgets\/2027 names another year\./,
  ],
  [
    'a budget that was adopted on no day',
    () => ({ budgets: [more('2026', { ...BUDGET, adoptedOn: '2026-02-30' })] }),
    /budgets\/2026: its adoptedOn can't be right/,
  ],
  [
    'a budget whose order is none',
    () => ({ budgets: [more('2026', { ...BUDGET, income: ['a b'] })] }),
    /budgets\/2026: its income can't be right/,
  ],
  [
    'a budget without a year',
    () => ({ budgets: [more('26', { ...BUDGET, fiscalYear: '26' })] }),
    /budgets\/26: its fiscalYear can't be right/,
  ],
  [
    'a beginning balance of another fund',
    () => ({ fundBalances: [more('2026~main', { ...BALANCE, fundId: 'other' })] }),
    /fundBalances\/2026~main names another fund or another year/,
  ],
  [
    'a beginning balance of another year',
    () => ({ fundBalances: [more('2026~main', { ...BALANCE, fiscalYear: '2025' })] }),
    /fundBalances\/2026~main names another fund or another year/,
  ],
  [
    'a beginning balance without a source',
    () => ({ fundBalances: [more('2026~main', { ...BALANCE, source: 'guess' })] }),
    /fundBalances\/2026~main: its source can't be right/,
  ],
  [
    'a budget item without a year',
    ({ budgetItems }) => ({
      budgetItems: budgetItems.map((item) => ({ ...item, ...fields(item, { fiscalYear: '26' }) })),
    }),
    /budgetItems\/one: its fiscalYear can't be right/,
  ],
  [
    'a final budget that is not its sum',
    ({ budgetItems }) => ({
      budgetItems: budgetItems.map((item) => ({
        ...item,
        ...fields(item, { finalBudget: 10.31 }),
      })),
    }),
    /budgetItems\/one: its finalBudget can't be right/,
  ],
  [
    'expected income that is no amount',
    () => ({ incomeItems: [more('raffle', { ...INCOME, changes: 0.001 })] }),
    /incomeItems\/raffle: its changes can't be right/,
  ],
  [
    'expected income that is not its sum',
    () => ({ incomeItems: [more('raffle', { ...INCOME, finalBudget: 99 })] }),
    /incomeItems\/raffle: its finalBudget can't be right/,
  ],
  [
    'expected income without a year',
    () => ({ incomeItems: [more('raffle', { ...INCOME, fiscalYear: '26' })] }),
    /incomeItems\/raffle: its fiscalYear can't be right/,
  ],
  [
    'a record that search forgot',
    ({ search }) => ({ search: search.filter(({ id }) => !id.startsWith('expenses~')) }),
    /search\/expenses~\w+ is missing: no search finds it\./,
  ],
  [
    'approvers in the search that reviewers read',
    ({ search, approverSearch }) => ({
      search: [...search, ...approverSearch],
      approverSearch: [],
    }),
    /search\/approvers~\S+ belongs to no record\./,
  ],
  [
    'a record that search knows with other words',
    ({ search }) => ({ search: search.map((one) => ({ ...one, ...fields(one, { words: {} }) })) }),
    /search\/expenses~\w+ isn't as its record is\./,
  ],
  [
    'something in search that no record has',
    ({ search }) => ({ search: [...search, more('deposits~gone', {})] }),
    /search\/deposits~gone belongs to no record\./,
  ],
  [
    'two categories of one name',
    ({ categories }) => ({
      categories: categories.flatMap((one) => [one, { ...one, id: 'twin' }]),
    }),
    /Two categories have the name/,
  ],
];
