import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../time/dates.ts';
import type { FiscalYear } from '../time/fiscal-year.ts';
import {
  budgetNow,
  calendarOfPlan,
  cashNow,
  monthFlows,
  monthsToRead,
  unconfirmedIn,
  unratifiedIn,
  waitingFor,
  type HomeDocuments,
  type HomeMoment,
} from './overview.ts';
import { isNew, setupDone, type SetupFacts } from './set-up.ts';
import { toDoOf, type ToDo } from './to-do.ts';

const NOW: HomeMoment = {
  today: '2026-11-20' as CalendarDate,
  year: '2026' as FiscalYear,
  calendar: 7,
};
const NOTHING: HomeDocuments = { work: {}, cash: {}, plan: {}, months: [] };
const one = (cents: number) => ({ count: 1, cents });
const PAT = 'pat@example.com';
const RULES = { needed: 2, receiptsWithinDays: 60 } as const;

const account = (name: string, opening: number, isArchived = false) => ({
  name,
  opening,
  openingDate: '2026-07-01',
  isArchived,
});
const fund = (name: string, isHeld: boolean) => ({ name, isHeld, isArchived: false });

describe('cash', () => {
  const plan = {
    accounts: { a: account('Checking', 10_000), b: account('Old', 500, true) },
    funds: { main: fund('Main', false), dues: fund('State Dues', true) },
  };

  it('adds up all accounts, archived ones too, and says what of it is held for others', () => {
    const home = {
      ...NOTHING,
      plan,
      cash: { accounts: { a: -2_500, b: 1 }, funds: { main: 4_000, dues: 700 } },
    };
    expect(cashNow(home, NOW)).toEqual({ total: 8_001, held: 700, accounts: 1 });
  });

  it('begins a fund with its last stored beginning, of this year or the one before', () => {
    const fundBalances = { dues: { 2025: 100, 2026: 5_000, 2027: 9 } };
    const months = [
      { month: '2026-06', funds: { dues: 20 } },
      { month: '2026-07', funds: { dues: 3, main: 50 } },
      { month: '2026-11', funds: { dues: -1 } },
    ];
    const home = { ...NOTHING, plan: { ...plan, fundBalances }, months };
    expect(monthsToRead(home.plan, NOW)).toEqual({ first: '2026-07', last: '2027-06' });
    expect(cashNow(home, NOW).held).toBe(5_002);
    const before = { ...home, plan: { ...plan, fundBalances: { dues: { 2025: 100 } } } };
    expect(monthsToRead(before.plan, NOW)).toEqual({ first: '2025-07', last: '2027-06' });
    expect(cashNow(before, NOW).held).toBe(122);
    const older = { ...home, plan: { ...plan, fundBalances: { dues: { 2024: 100 } } } };
    expect(cashNow(older, NOW).held).toBeNull();
  });

  it('is that of all funds where there are no accounts', () => {
    const { accounts: _none, ...funds } = plan;
    const home = { ...NOTHING, plan: funds, cash: { funds: { main: 4_000, dues: 700 } } };
    expect(cashNow(home, NOW)).toEqual({ total: 4_700, held: 700, accounts: 0 });
    expect(cashNow(NOTHING, NOW)).toEqual({ total: 0, held: 0, accounts: 0 });
  });

  it('is the openings as long as nothing has moved', () => {
    expect(cashNow({ ...NOTHING, plan }, NOW)).toEqual({ total: 10_500, held: 0, accounts: 1 });
    const fundBalances = { dues: { 2026: 300 } };
    const home = { ...NOTHING, plan: { ...plan, fundBalances }, months: [{ month: '2026-07' }] };
    expect(cashNow(home, NOW).held).toBe(300);
  });
});

describe('the budget', () => {
  const home: HomeDocuments = {
    ...NOTHING,
    plan: { budgetItems: { 2026: { fair: 10_000, office: 500 }, 2025: { fair: 1 } } },
    work: { promised: { fair: one(300), gone: { count: 0, cents: 0 } } },
    months: [
      { month: '2026-06', categories: { fair: { paid: 99_999 } } },
      { month: '2026-07', categories: { fair: { paid: 4_000, approved: 4_300, manual: 100 } } },
      { month: '2026-08', categories: { office: { manual: 700 }, '~': { paid: 5 } } },
      { month: '2026-09', categories: { extra: { manual: 40 } } },
    ],
  };

  it('is spent by what was paid in the year, and promised by what is approved', () => {
    const { bars, ...sums } = budgetNow(home, NOW, 'paid');
    expect(sums).toEqual({
      isStarted: true,
      budget: 10_500,
      spent: 4_840,
      promised: 300,
      left: 5_360,
    });
    expect(bars.map(({ categoryId, left }) => [categoryId, left])).toEqual([
      ['fair', 5_600],
      ['office', -200],
      ['extra', -40],
    ]);
  });

  it('promises nothing more where expenses count when they are approved', () => {
    const { spent, promised } = budgetNow(home, NOW, 'approved');
    expect({ spent, promised }).toEqual({ spent: 5_140, promised: 0 });
  });

  it('lists the largest first, one that is only promised too, and none without any money', () => {
    const plan = { budgetItems: { 2026: { b: 500, a: 500, c: 500, none: 0 } } };
    const work = { promised: { new: one(70) } };
    const { bars } = budgetNow({ ...NOTHING, plan, work }, NOW, 'paid');
    expect(bars.map(({ categoryId, left }) => [categoryId, left])).toEqual([
      ['a', 500],
      ['b', 500],
      ['c', 500],
      ['new', -70],
    ]);
  });

  it('is not there before its first line', () => {
    expect(budgetNow(NOTHING, NOW, 'paid')).toMatchObject({ isStarted: false, bars: [] });
  });

  it('leaves what went in and out of each month up to now', () => {
    const flows = monthFlows(home, NOW);
    expect(flows.map(({ month }) => month)).toEqual([
      '2026-07',
      '2026-08',
      '2026-09',
      '2026-10',
      '2026-11',
    ]);
    expect(flows.map(({ out }) => out)).toEqual([4_100, 705, 40, 0, 0]);
  });

  it('knows the days of closed years', () => {
    const closings = { 2025: '2025-07-01/2026-06-30', broken: 'x', 2024: 'x' };
    expect(calendarOfPlan({ closings }, 8)).toEqual({
      firstMonth: 8,
      closed: [{ year: '2025', first: '2025-07-01', last: '2026-06-30' }],
    });
  });
});

describe('what is to be done', () => {
  const kinds = (found: readonly ToDo[]) => found.map(({ kind }) => kind);
  const home: HomeDocuments = {
    ...NOTHING,
    plan: {
      accounts: { a: account('Checking', 0), old: account('Old', 0, true) },
      statements: { a: { through: '2026-09-30', unreviewed: 2 } },
      budgetItems: { 2026: { fair: 1 } },
      treasurerReports: { through: '2026-09-30' },
    },
    work: {
      pending: { all: { count: 3, cents: 30 } },
      waiting: { [PAT]: one(10), 'dana@example.com': one(10) },
      stuck: { 'eventApprover~fair': one(10), unknown: one(1) },
      ready: { all: one(7) },
      unsentChecks: { 0: one(1), 1: one(2), 2: one(4), 3: one(8) },
      fundless: { all: one(8) },
      changed: { all: one(9) },
      unratified: { '2026-10': one(5), '2026-06': one(100) },
      unconfirmed: { '2026-10': one(6), '2026-06': one(60), '2025-06': one(600) },
    },
    months: [{ month: '2026-10' }],
  };

  it('begins with the money for a treasurer, and with the decisions for a president', () => {
    expect(kinds(toDoOf(home, NOW, PAT, 'money', RULES))).toEqual([
      'pay',
      'signChecks',
      'sendChecks',
      'setFund',
      'review',
      'setApprover',
      'reconcile',
      'report',
      'confirm',
      'confirmChanges',
      'reviewStatements',
      'ratify',
      'adoptBudget',
    ]);
    expect(kinds(toDoOf(home, NOW, PAT, 'decisions', RULES)).slice(0, 7)).toEqual([
      'review',
      'setApprover',
      'confirm',
      'confirmChanges',
      'reviewStatements',
      'ratify',
      'adoptBudget',
    ]);
  });

  it('names the event, the account and its first open month, and the month of the report', () => {
    expect(toDoOf(home, NOW, null, 'money', RULES)).toEqual(
      expect.arrayContaining([
        { kind: 'setApprover', role: 'eventApprover', categoryId: 'fair', count: 1, cents: 10 },
        { kind: 'reconcile', accountId: 'a', month: '2026-10' },
        { kind: 'reviewStatements', accountId: 'a', count: 2 },
        { kind: 'report', month: '2026-10' },
        { kind: 'ratify', count: 1, cents: 5 },
      ]),
    );
    expect(unratifiedIn(home, NOW)).toEqual(one(5));
  });

  it('is to confirm what nobody has since the last closed year', () => {
    expect(unconfirmedIn(home)).toEqual({ count: 3, cents: 666 });
    const closings = { 2024: '2024-07-01/2025-06-30', 2023: '2023-07-01/2024-06-30' };
    expect(unconfirmedIn({ ...home, plan: { closings } })).toEqual({ count: 2, cents: 66 });
  });

  it('is to sign checks, and to mail those that have their signatures', () => {
    const found = (needed: 1 | 2) =>
      toDoOf(home, NOW, null, 'money', { ...RULES, needed }).filter(({ kind }) =>
        kind.endsWith('Checks'),
      );
    expect(found(2)).toEqual([
      { kind: 'signChecks', count: 2, cents: 3 },
      { kind: 'sendChecks', count: 2, cents: 12 },
    ]);
    expect(found(1)).toEqual([
      { kind: 'signChecks', count: 1, cents: 1 },
      { kind: 'sendChecks', count: 3, cents: 14 },
    ]);
  });

  it('is to settle the advances whose receipts were due before today', () => {
    // 60 days before November 20 is September 21.
    const advances = { '2026-09-20': one(20_000), '2026-09-21': one(5_000) };
    const found = (work: HomeDocuments['work']) =>
      toDoOf({ ...home, work }, NOW, null, 'money', RULES).filter(
        ({ kind }) => kind === 'advances',
      );
    expect(found({ advances })).toEqual([{ kind: 'advances', count: 1, cents: 20_000 }]);
    expect(found({ advances: { '2026-09-21': one(5_000) } })).toEqual([]);
  });

  it('is to reconcile a month that is over, even if only its last day is in the books', () => {
    const opened = { ...account('Checking', 0), openingDate: '2026-10-31' };
    const plan = { ...home.plan, accounts: { a: opened }, statements: {} };
    const month = { kind: 'reconcile', accountId: 'a', month: '2026-10' };
    expect(toDoOf({ ...home, plan }, NOW, null, 'money', RULES)).toContainEqual(month);
  });

  it('is nothing once all is done', () => {
    const plan = {
      ...home.plan,
      statements: { a: { through: '2026-10-31', unreviewed: 0 } },
      treasurerReports: { through: '2026-10-31' },
      budgets: { 2026: '2026-08-20' },
    };
    expect(toDoOf({ ...NOTHING, plan, months: home.months }, NOW, PAT, 'money', RULES)).toEqual([]);
    expect(kinds(toDoOf(NOTHING, NOW, PAT, 'money', RULES))).toEqual(['startBudget']);
  });

  it('tells mine from those of others', () => {
    expect(waitingFor(home.work, PAT)).toEqual({ mine: one(10), others: 2 });
    expect(waitingFor(home.work, null)).toEqual({ mine: { count: 0, cents: 0 }, others: 3 });
  });
});

describe('a new association', () => {
  const settings = { presidents: [PAT, ''], treasurer: 'dana@example.com' };
  const facts: SetupFacts = {
    plan: {},
    work: {},
    settings: { presidents: [], treasurer: '' },
    hasTwoPeople: false,
    isNamed: false,
    hasMoney: false,
  };
  const plan = { funds: { main: fund('Main', false) }, categories: { fair: 'Fair' } };

  it('has done nothing at first, and each step by what there is', () => {
    expect(Object.values(setupDone(facts))).toEqual(Array(7).fill(false));
    const all = {
      ...facts,
      isNamed: true,
      settings: { ...settings, presidents: [PAT, 'lee@example.com'] },
      plan: {
        ...plan,
        accounts: { a: account('Checking', 0) },
        budgetItems: { 2026: { fair: 1 } },
      },
    };
    expect(Object.values(setupDone(all))).toEqual(Array(7).fill(true));
    expect(isNew(all)).toBe(false);
  });

  it('keeps its checklist until requests can be sent in, and then until it begins to work', () => {
    expect(isNew({ ...facts, hasMoney: true })).toBe(true);
    expect(isNew({ ...facts, plan, hasMoney: true })).toBe(true);
    expect(isNew({ ...facts, plan, settings })).toBe(true);
    expect(isNew({ ...facts, plan, settings, hasMoney: true })).toBe(false);
    expect(isNew({ ...facts, plan, settings, work: { pending: {} } })).toBe(false);
  });
});
