import { expect, it } from 'vitest';
import { isPlanned, planPart, type PlanRecord } from './plan.ts';

const record = (id: string, fields: object): PlanRecord => ({ id, fields: { ...fields } });

it('adds up the Final Budgets of a category over its funds, of the last three years with lines', () => {
  const line = (
    categoryId: string,
    fiscalYear: string,
    originalBudget: number,
    changes: unknown = 0,
  ) =>
    record(`${categoryId}${originalBudget}`, { categoryId, fiscalYear, originalBudget, changes });
  const lines = [
    line('fair', '2026', 100.1),
    line('fair', '2026', 50, -0.2),
    line('office', '2025', 10, 'unreadable'),
    line('office', '2024', 1),
    line('office', '2020', 1),
  ];
  expect(planPart('budgetItems', lines)).toEqual({
    2026: { fair: 14_990 },
    2025: { office: 1_000 },
    2024: { office: 100 },
  });
});

it('keeps the last statement in force of each account, and how many no one has reviewed', () => {
  const statement = (accountId: string, day: string, own: object = {}) =>
    record(`${accountId}~${day}`, { accountId, day, reopened: null, ...own });
  const reopened = { reason: 'Wrong' };
  const statements = [
    statement('checking', '2026-09-30'),
    statement('checking', '2026-08-31'),
    statement('checking', '2026-07-31', { reviewed: { by: 'sam@example.com' } }),
    statement('checking', '2026-10-31', { reopened }),
    statement('savings', '2026-06-30', { reopened }),
    statement('', '2026-06-30'),
    statement('savings', ''),
  ];
  expect(planPart('statements', statements)).toEqual({
    checking: { through: '2026-09-30', unreviewed: 2 },
  });
});

it('keeps names, openings with what was outstanding, held funds, closed years, and the last report', () => {
  const outstanding = [{ id: 'a', kind: 'paid', date: '2026-06-01', payee: 'DJ', amount: 20 }];
  const account = { name: 'Checking', openingDate: '2026-07-01', openingBalance: 100, outstanding };
  expect(planPart('accounts', [record('checking', account)])).toEqual({
    checking: { name: 'Checking', opening: 8_000, openingDate: '2026-07-01', isArchived: false },
  });
  const fund = { name: 'State Dues', heldForOthers: true, archived: true };
  expect(planPart('funds', [record('dues', fund)])).toEqual({
    dues: { name: 'State Dues', isHeld: true, isArchived: true },
  });
  const closing = { first: '2025-07-01', last: '2026-06-30', reopenReason: null };
  const closings = [
    record('2025', closing),
    record('2024', { ...closing, reopenReason: 'Missing' }),
    record('opening', { opensOn: '2024-07-01' }),
  ];
  expect(planPart('closings', closings)).toEqual({ 2025: '2025-07-01/2026-06-30' });
  const report = (last: string) =>
    record(last, { first: '2026-07-01', last, givenOn: '2026-11-02' });
  expect(planPart('treasurerReports', [report('2026-09-30'), report('2026-08-31')])).toEqual({
    through: '2026-09-30',
  });
  expect(planPart('treasurerReports', [])).toEqual({});
  expect(planPart('treasurerReports', [record('one', { last: '2026-09-30' })])).toEqual({});
  expect(
    planPart('budgets', [record('2026', { adoptedOn: '2026-08-20' }), record('2027', {})]),
  ).toEqual({ 2026: '2026-08-20' });
  const balance = { fundId: 'main', fiscalYear: '2026', amount: -1.5 };
  expect(planPart('fundBalances', [record('2026~main', balance)])).toEqual({
    main: { 2026: -150 },
  });
});

it('is made of small collections alone', () => {
  expect(isPlanned('categories')).toBe(true);
  expect(isPlanned('expenses')).toBe(false);
  expect(isPlanned('toString')).toBe(false);
});

it('keeps the name of each category', () => {
  expect(planPart('categories', [record('fair', { name: 'Spring Fair' })])).toEqual({
    fair: 'Spring Fair',
  });
});

it('leaves out what names no place, and knows of no report before the first', () => {
  const amount = { amount: 12.5 };
  expect(
    planPart('fundBalances', [
      record('2026~main', { ...amount, fundId: 'main', fiscalYear: '2026' }),
      record('a', { ...amount, fundId: '', fiscalYear: '2026' }),
      record('b', { ...amount, fundId: 'main', fiscalYear: '' }),
    ]),
  ).toEqual({ main: { 2026: 1_250 } });
  expect(planPart('treasurerReports', [])).toEqual({});
  expect(planPart('treasurerReports', [record('one', { last: '2026-09-30' })])).toEqual({});
});
