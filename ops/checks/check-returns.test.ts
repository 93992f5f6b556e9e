import { expect, it } from 'vitest';
import { checkReturns } from './check-returns.ts';

const entry = (id: string, amount: number) => ({ id, data: { amount } });
const expense = (id: string, amount: number, status = 'paid') => ({
  id,
  data: {
    payable: amount,
    status,
  },
  decisions: [],
  versions: [],
  history: [],
});
const NONE = {
  expenses: [],
  revenueItems: [],
  manualExpenses: [],
  payments: [],
  closings: [],
};

it('takes returns up to the amount of an entry or of a submitted expense (#145)', () => {
  const manualExpenses = [
    entry('cider', 0.3),
    entry('cider-returned-a', -0.1),
    entry('cider-returned-b', -0.2),
    entry('paint-returned-a', -30),
    entry('fee', -5),
  ];
  const expenses = [expense('paint', 30), { ...expense('torn', 1), data: {} }];
  expect(checkReturns({ ...NONE, expenses, manualExpenses })).toEqual([]);
});

it('names what gave back more, in either collection, and what is not there (#145)', () => {
  const entries = [
    entry('cider', 0.3),
    entry('cider-returned-a', -0.1),
    entry('cider-returned-b', -0.21),
    entry('gone-returned-a', -1),
  ];
  const problemsIn = (collection: string) => [
    `$0.31 of ${collection}/cider was given back, but it is only $0.30.`,
    `$1.00 of ${collection}/gone was given back, but it isn't there.`,
  ];
  const expenses = [expense('cider', 0.31)];
  expect(
    checkReturns({ ...NONE, revenueItems: entries, manualExpenses: entries, expenses }),
  ).toEqual([...problemsIn('revenueItems'), ...problemsIn('manualExpenses')]);
});

it('names a submitted expense that is not paid, and of which something was given back (#145)', () => {
  const manualExpenses = [
    entry('paint-returned-a', -10),
    entry('paint-returned-b', -20),
    entry('glue-returned-a', -5),
    entry('glue-returned-b', 5),
  ];
  const expenses = [expense('paint', 30, 'approved'), expense('glue', 5, 'returned')];
  expect(checkReturns({ ...NONE, expenses, manualExpenses })).toEqual([
    "$30.00 of expenses/paint was given back, but it isn't paid.",
  ]);
});

it('names what is said to be from a closed year and is not', () => {
  const mark = { fromClosedYear: true };
  const closings = [{ id: '2025', data: { last: '2026-06-30' } }];
  const marked = (one: ReturnType<typeof expense>) => ({ ...one, data: { ...one.data, ...mark } });
  const lost = { id: 'paint-1', data: { date: '2026-06-12', lines: [{ expenseId: 'paint' }] } };
  const voided = { ...lost, data: { ...lost.data, voided: { date: '2026-09-01', ...mark } } };
  const again = {
    id: 'paint-2',
    data: { date: '2026-09-02', lines: [{ expenseId: 'paint', ...mark }], voided: null },
  };
  const manualExpenses = [entry('cider', 30), { ...entry('cider-returned-a', -30) }];
  const right = {
    ...NONE,
    closings,
    payments: [voided, again],
    expenses: [marked(expense('paint', 30))],
    manualExpenses: manualExpenses.map((one) =>
      one.id === 'cider'
        ? one
        : {
            ...one,
            data: {
              ...one.data,
              ...mark,
            },
          },
    ),
  };
  expect(checkReturns(right)).toEqual([]);
  expect(checkReturns({ ...right, closings: [] })).toEqual([
    'The void of payments/paint-1 is marked as from a closed year, but no year was closed.',
  ]);
  expect(checkReturns({ ...right, payments: [lost, again] })).toEqual([
    "payments/paint-2 is marked as paying something of a closed year again, but that wasn't voided.",
    'expenses/paint and the voids of its payments differ about a closed year.',
  ]);
  const free = { id: 'free', data: { amount: 4, ...mark } };
  expect(checkReturns({ ...right, revenueItems: [free] })).toEqual([
    'revenueItems/free is marked as from a closed year, but gives nothing back.',
  ]);
});
