import { describe, expect, it } from 'vitest';
import { ACCOUNTS, BOOKS, ENTRIES, OCTOBER } from '../../../../tests/fixtures/treasurer-books.ts';
import { NO_AMOUNTS } from '../../ledger/cells.ts';
import type { Days, FiscalYear } from '../../time/fiscal-year.ts';
import type { Month } from '../../time/months.ts';
import type { TreasurerBudget } from './budget-lines.ts';
import { treasurerLists, treasurerReport } from './treasurer.ts';
import { partMonths, type LedgerEntry, type TreasurerSource } from './treasurer-source.ts';

const NOVEMBER = { first: '2026-11-01', last: '2026-11-30' } as Days;
const [REVENUE, MANUAL, , PAYMENT] = ENTRIES;

/** The amounts of each category, with its name first. */
function amountsIn({ sections }: TreasurerBudget) {
  return sections.flatMap(({ lines }) => lines.map(({ id: _id, ...line }) => Object.values(line)));
}

function listsOf(source: TreasurerSource, days: Days = OCTOBER) {
  return treasurerLists(source, source.entries, days);
}

function entriesOf(source: TreasurerSource, days: Days = OCTOBER) {
  return listsOf(source, days).disbursements;
}

describe('treasurerReport', () => {
  it('adds up what each fund had, took in and gave, and Unknown where there is no fund', () => {
    const { lines, total } = treasurerReport(BOOKS, OCTOBER).funds;
    expect(lines.map(({ id: _id, isHeld: _held, ...line }) => Object.values(line))).toEqual([
      ['Main Fund', '4900', 98_500, 25_050, 9_010, 0, -3_000, 0, 111_540],
      ['Grants', '4950', 0, 0, 0, 0, 3_000, 0, 3_000],
      ['Unknown', '', 0, 0, 100, 0, 0, 0, -100],
    ]);
    expect(Object.values(total)).toEqual([98_500, 25_050, 9_110, 0, 0, 0, 114_440]);
  });

  it('sets funds that are held for others apart, with sums of their own', () => {
    expect(treasurerReport(BOOKS, OCTOBER).funds.parts).toBeNull();
    const [grants, main] = BOOKS.funds;
    const funds = [
      { ...main, heldForOthers: true },
      { ...grants, heldForOthers: false },
    ];
    const source = { ...BOOKS, funds: funds as TreasurerSource['funds'] };
    const { lines, parts, total } = treasurerReport(source, OCTOBER).funds;
    expect(lines.map(({ fundName, isHeld }) => [fundName, isHeld])).toEqual([
      ['Grants', false],
      ['Unknown', false],
      ['Main Fund', true],
    ]);
    expect([parts?.own.ending, parts?.held.ending, total.ending]).toEqual([
      2_900, 111_540, 114_440,
    ]);
    expect(parts?.own).toMatchObject({ transfers: 3_000, disbursements: 100 });
  });

  it('leaves an archived fund out that has nothing', () => {
    const funds = BOOKS.funds.map((fund) => ({ ...fund, archived: true }));
    const namesOf = (entries: TreasurerSource['entries']) =>
      treasurerReport({ ...BOOKS, funds, entries }, OCTOBER).funds.lines.map(({ id }) => id);
    expect(namesOf(ENTRIES)).toEqual(['main', 'grants', '']);
    expect(namesOf([])).toEqual(['main']);
  });

  it('lists receipts by category, and what is of a category that is gone last', () => {
    const gone = { ...REVENUE, id: 'r0', fields: { ...REVENUE.fields, categoryId: 'gone' } };
    const second = { ...REVENUE, id: 'r2', fields: { ...REVENUE.fields, amount: -20 } };
    const { receipts } = listsOf({ ...BOOKS, entries: [gone, second, REVENUE] });
    expect(
      receipts.map(({ categoryName, lines, total }) => [categoryName, lines.length, total]),
    ).toEqual([
      ['Book Fair', 2, 23_050],
      ['Unknown', 1, 25_050],
    ]);
    // What is given back takes money out, so someone confirms it.
    expect(receipts[0]?.lines.map(({ isUnconfirmed }) => isUnconfirmed)).toEqual([false, true]);
    expect(receipts[0]?.lines[0]).toEqual({
      id: 'r1',
      day: '2026-10-05',
      categoryName: 'Book Fair',
      fundName: 'Main Fund',
      description: 'Ticket sales',
      amount: 25050,
      isUnconfirmed: false,
    });
  });

  it('lists what was paid by day, with one line of a payment for each category and fund', () => {
    const paid = { day: '2026-10-09', payee: 'Dana Whitfield', checkNumber: '1042' };
    const own = {
      method: 'Check',
      isVoid: false,
      isUnconfirmed: false,
      document: { collection: 'payments', id: PAYMENT.id },
    };
    expect(entriesOf(BOOKS).map(({ id: _id, ...line }) => line)).toEqual([
      {
        day: '2026-10-07',
        payee: 'Cider Mill',
        checkNumber: '',
        method: 'Debit card',
        categoryName: 'Book Fair',
        fundName: 'Main Fund',
        description: 'Cider',
        amount: 4010,
        isVoid: false,
        isUnconfirmed: true,
        document: { collection: 'manualExpenses', id: MANUAL.id },
      },
      {
        ...paid,
        ...own,
        categoryName: 'Book Fair',
        fundName: 'Main Fund',
        amount: 5e3,
        description: expect.stringMatching(
          /^Balloons \([\dA-Z]{4}-[\dA-Z]{4}\); Expense [\dA-Z]{4}-[\dA-Z]{4}$/,
        ) as string,
      },
      {
        ...paid,
        ...own,
        categoryName: 'Unknown',
        fundName: 'Unknown',
        amount: 100,
        description: expect.stringMatching(/^Expense [\dA-Z]{4}-[\dA-Z]{4}$/) as string,
      },
    ]);
  });

  it('marks what was paid on a statement instead of a receipt (#143)', () => {
    const { fields } = PAYMENT;
    const told = (line: object) => {
      const lines = [{ ...fields.lines[0], statement: true, ...line }];
      const entries = [{ ...PAYMENT, fields: { ...fields, lines } }];
      return entriesOf({ ...BOOKS, entries })[0]?.description;
    };
    expect(told({})).toMatch(/^Balloons \(\S+, no receipt, statement\)$/);
    expect(told({ purpose: undefined })).toMatch(/^Expense \S+, no receipt, statement$/);
  });

  it('lists a void on its own day as a negative line with its reason', () => {
    const lines = entriesOf({ ...BOOKS, cells: [] }, NOVEMBER);
    expect(lines.map(({ day, amount, isVoid }) => [day, amount, isVoid])).toEqual([
      ['2026-11-02', -5_000, true],
      ['2026-11-02', -100, true],
    ]);
    expect(lines[0]?.description).toBe('Void of Oct 9, 2026: Lost in the mail');
    const undated = { ...PAYMENT, fields: { ...PAYMENT.fields, date: 'soon', method: 'barter' } };
    const [line] = entriesOf({ ...BOOKS, entries: [undated] }, NOVEMBER);
    expect([line?.description, line?.method]).toEqual(['Void: Lost in the mail', '']);
  });

  it('says what an expense was for, or its reference alone, and counts nothing that was entered by mistake', () => {
    const { fields } = PAYMENT;
    const oneOf = (line: object) => ({
      ...PAYMENT,
      fields: { ...fields, lines: [{ ...fields.lines[0], expenseId: 5, ...line }] },
    });
    const told = entriesOf({ ...BOOKS, entries: [oneOf({})] })[0]?.description;
    expect(told).toMatch(/^Balloons \(\S+\)$/);
    const one = oneOf({ purpose: undefined });
    expect(entriesOf({ ...BOOKS, entries: [one] })[0]?.description).toMatch(/^Expense \S+$/);
    const mistake: LedgerEntry = {
      ...PAYMENT,
      fields: { ...fields, mistake: { reason: 'Twice' } },
    };
    expect(entriesOf({ ...BOOKS, entries: [mistake] })).toEqual([]);
  });

  it('lists transfers once, with both funds', () => {
    expect(listsOf(BOOKS).transfers).toEqual([
      {
        id: 't1',
        day: '2026-10-20',
        fromName: 'Main Fund',
        toName: 'Grants',
        description: 'For the library',
        amount: 3e3,
        fromAccountName: '',
        toAccountName: '',
      },
    ]);
  });

  it('lists transfers between accounts, and between both, in the order of days', () => {
    const between = { fromAccountId: 'bank', toAccountId: 'gone' };
    const of = (id: string, date: string, fields: object): LedgerEntry => ({
      collection: 'transfers',
      id,
      fields: {
        date,
        amount: 5,
        description: '',
        ...between,
        ...fields,
      },
    });
    const funds = { fromFundId: 'main', toFundId: 'grants' };
    const entries = [
      of('b', '2026-10-31', {}),
      of('a', '2026-10-02', funds),
      of('late', '2026-11-01', {}),
      of('odd', '2026-10-03', { fromAccountId: undefined }),
    ];
    const source = { ...BOOKS, accounts: ACCOUNTS, entries };
    const none = { fromName: '', toName: '' };
    const accounts = { fromAccountName: 'Checking', toAccountName: 'Unknown' };
    const { transfers } = listsOf(source);
    expect(transfers).toEqual([
      {
        id: 'a',
        day: '2026-10-02',
        amount: 500,
        description: '',
        ...accounts,
        fromName: 'Main Fund',
        toName: 'Grants',
      },
      { id: 'b', day: '2026-10-31', amount: 500, description: '', ...none, ...accounts },
    ]);
  });

  it('compares with the budget of the fiscal year, over all funds', () => {
    const { budget, fiscalYear } = treasurerReport(BOOKS, OCTOBER);
    expect(fiscalYear).toBe('2026');
    expect(amountsIn(budget)).toEqual([
      ['Book Fair', 9_010, 11_010, 40_000, 28_990],
      ['Office', 0, 0, 0, 0],
      ['Unknown', 100, 100, 0, -100],
    ]);
    expect(budget.total).toEqual({
      period: 9110,
      yearToDate: 11110,
      budget: 4e4,
      left: 28890,
    });
  });

  it('compares with the expected income of the year, if there is any', () => {
    expect(treasurerReport(BOOKS, OCTOBER).income).toBeNull();
    const place = { fundId: 'grants', changes: 0 };
    const incomeItems = [
      { ...place, id: 'i1', categoryId: 'fair', originalBudget: 300, changes: 20 },
      { ...place, id: 'i2', categoryId: 'office', originalBudget: 5 },
    ];
    const { income } = treasurerReport({ ...BOOKS, incomeItems }, OCTOBER);
    expect(income && amountsIn(income)).toEqual([
      ['Book Fair', 25_050, 25_550, 32_000, 6_450],
      ['Office', 0, 0, 500, 500],
    ]);
    expect(income?.total).toEqual({
      period: 25050,
      yearToDate: 25550,
      budget: 32500,
      left: 6950,
    });
  });

  it('has the lines of both sides in the board’s order, below its headings', () => {
    const more = { fundId: 'main', changes: 0, originalBudget: 1 };
    const lines = [
      { ...more, id: 'fair-2', categoryId: 'fair' },
      { ...more, id: 'lost', categoryId: 'lost' },
    ];
    const order = {
      spending: ['office-grants', '# Fairs', 'fair-2', 'fair-main', '# Empty', 'gone'],
      income: ['# Fairs', 'fair-2'],
    };
    const budgetItems = [...BOOKS.budgetItems, ...lines];
    const source = { ...BOOKS, budgetItems, incomeItems: lines, order };
    const { budget, income } = treasurerReport(source, OCTOBER);
    const sectionsIn = ({ sections }: TreasurerBudget) =>
      sections.map(({ heading, isRest, lines: own }) => [
        heading,
        isRest,
        own.map(({ categoryName }) => categoryName),
      ]);
    expect(sectionsIn(budget)).toEqual([
      [null, false, ['Office']],
      ['Fairs', false, ['Book Fair']],
      [null, true, ['Unknown']],
    ]);
    expect(income && sectionsIn(income)).toEqual([
      ['Fairs', false, ['Book Fair']],
      [null, true, ['Unknown']],
    ]);
  });

  it('begins on any day of a month with what was before it', () => {
    const days = { ...OCTOBER, first: '2026-10-08' } as Days;
    const report = treasurerReport(BOOKS, days);
    expect(report.funds.lines[0]).toMatchObject({ beginning: 119_540, ending: 111_540 });
    const lists = listsOf(BOOKS, days);
    expect(lists.receipts).toEqual([]);
    expect(lists.disbursements).toHaveLength(2);
    expect(report.budget.total).toMatchObject({ period: 5_100, yearToDate: 11_110 });
  });
});

describe('a typed beginning balance that differs from the books', () => {
  const typed = { fundId: 'main', fiscalYear: '2027' as FiscalYear, amount: 1_200 };
  const reason = 'The bank says so';
  const source: TreasurerSource = {
    ...BOOKS,
    entries: ENTRIES.slice(0, 1),
    balances: [...BOOKS.balances, { ...typed, adjustmentReason: reason }],
  };
  const own = { id: '2027~main', day: '2027-07-01', fundName: 'Main Fund' };

  it('is an adjustment of the period that has its day', () => {
    const days = { first: '2026-10-01', last: '2027-07-31' } as Days;
    const { lines, adjustments, total } = treasurerReport(source, days).funds;
    expect(adjustments).toEqual([{ ...own, amount: -3_550, reason, isOpening: false }]);
    expect(lines[0]).toMatchObject({ beginning: 98_500, adjustments: -3_550, ending: 120_000 });
    expect(total).toMatchObject({ adjustments: -3_550, ending: 120_000 });
    const before = { ...days, last: '2027-06-30' } as Days;
    expect(treasurerReport(source, before).funds.adjustments).toEqual([]);
  });

  it('leaves the beginning what the period before ended with', () => {
    const days = { first: '2027-07-01', last: '2027-07-31' } as Days;
    const { lines, adjustments } = treasurerReport({ ...source, entries: [] }, days).funds;
    expect(lines[0]).toMatchObject({ beginning: 98_500, adjustments: 21_500, ending: 120_000 });
    expect(adjustments).toHaveLength(1);
  });

  it('is what a fund begins with where the books know nothing before, and opens it within a period', () => {
    const opening = { ...source, cells: [], entries: [], balances: [typed] };
    const days = { first: '2027-07-01', last: '2027-07-31' } as Days;
    const { lines, adjustments } = treasurerReport(opening, days).funds;
    expect(lines[0]).toMatchObject({ beginning: 120_000, adjustments: 0, ending: 120_000 });
    expect(adjustments).toEqual([]);
    const wider = { ...days, first: '2027-06-15' } as Days;
    const two = [typed, { ...typed, fundId: 'grants', amount: 5 }];
    expect(treasurerReport({ ...opening, balances: two }, wider).funds.adjustments).toEqual([
      {
        id: '2027~grants',
        day: '2027-07-01',
        fundName: 'Grants',
        amount: 500,
        reason: '',
        isOpening: true,
      },
      { ...own, amount: 120_000, reason: '', isOpening: true },
    ]);
  });
});

it('orders entries by day and id, and takes one of each as it is', () => {
  const entries = ['r2', 'r1', 'r1'].map((id) => ({ ...REVENUE, id }));
  const [group] = listsOf({ ...BOOKS, entries }).receipts;
  expect(group?.lines.map(({ id }) => id)).toEqual(['r1', 'r1', 'r2']);
});

it('lists the first entries only up to where none is missing', () => {
  const voided = { ...PAYMENT.fields.voided, date: '2026-10-12' };
  const payment = { ...PAYMENT, fields: { ...PAYMENT.fields, voided } };
  const through = '2026-10-10 payments z';
  const { disbursements } = treasurerLists(BOOKS, [payment], OCTOBER, through);
  expect(disbursements.map(({ isVoid }) => isVoid)).toEqual([false, false]);
  expect(treasurerLists(BOOKS, [payment], OCTOBER).disbursements).toHaveLength(4);
});

describe('partMonths', () => {
  const of = (first: string, last: string, ...openings: string[]) =>
    partMonths(
      { first, last } as Days,
      openings.map((openingDate) => ({ openingDate: openingDate as Days['first'] })),
    );

  it('are those of which a period has only a part', () => {
    expect(of('2026-07-01', '2026-10-31')).toEqual([]);
    expect(of('2026-07-02', '2026-10-31')).toEqual(['2026-07']);
    expect(of('2026-07-01', '2026-11-23')).toEqual(['2026-11']);
    expect(of('2026-11-05', '2026-11-23')).toEqual(['2026-11']);
  });

  it('are those within which an account opens', () => {
    expect(of('2026-07-01', '2026-10-31', '2026-09-10', '2026-10-31')).toEqual([
      '2026-09',
      '2026-10',
    ]);
    const others = ['2026-09-01', '2026-07-01', '2026-06-10', '2026-11-10'];
    expect(of('2026-07-01', '2026-10-31', ...others)).toEqual([]);
  });
});

it('counts whole months by their totals, and others by their entries, whatever totals they have', () => {
  const cell = { ...NO_AMOUNTS, categoryId: 'fair', fundId: 'main', month: '2026-10' as Month };
  const whole = { ...BOOKS, partMonths: [], cells: [...BOOKS.cells, { ...cell, revenue: 700 }] };
  const sums = (source: TreasurerSource) => treasurerReport(source, OCTOBER).funds.lines[0];
  expect(sums(whole)).toMatchObject({ receipts: 700, disbursements: 0 });
  expect(sums({ ...whole, partMonths: BOOKS.partMonths })).toEqual(sums(BOOKS));
});
