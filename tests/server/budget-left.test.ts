import type { CategoryBudget } from '@pa-ledger/domain/ledger/budget';
import { cellFrom, readAmounts } from '@pa-ledger/domain/ledger/cells';
import { amountOf } from '@pa-ledger/domain/money/money';
import type { CountWhen } from '@pa-ledger/domain/organization';
import { budgetReport } from '@pa-ledger/domain/reports/budget-report';
import { reportSourceOf, type ReportBudgetItem } from '@pa-ledger/domain/reports/source';
import { cashTie } from '@pa-ledger/domain/reports/unpaid';
import { addDays, DAY_MS, type CalendarDate } from '@pa-ledger/domain/time/dates';
import {
  fiscalYearBefore,
  fiscalYearDays,
  fiscalYearLabel,
} from '@pa-ledger/domain/time/fiscal-year';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeMail } from '../../functions/src/mail/make-mail.ts';
import { budgetFacts } from '../../functions/src/mail/messages/review-content.ts';
import { mailFrom } from '../../functions/src/outbox/outbox.ts';
import {
  readCategoryBudget,
  readChargedBudget,
} from '../../functions/src/totals/category-budget.ts';
import { recount } from '../../functions/src/totals/recount.ts';
import { FUND, OFFICE, PEOPLE, YEAR } from '../functions/support/association.ts';
import { filledForm } from '../functions/support/expenses.ts';
import { expensesIn } from '../functions/support/managed-expenses.ts';
import { outboxOf } from '../functions/support/outbox.ts';
import { keys } from '../functions/support/suite.ts';
import { PANEL_WORDS } from '../../functions/src/words.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

let testEnv: TestEnvironment;
const { submitted } = expensesIn(() => testEnv);

const LAST_YEAR = fiscalYearBefore(YEAR);
const NOON = 'T12:00:00Z';

beforeEach(async () => {
  testEnv = await createTestEnvironment();
  const { db } = testEnv;
  const place = { categoryId: OFFICE.id, fundId: FUND.id };
  const first = firstDay(YEAR);
  const line = { ...place, changes: 0, version: 1 };
  await db.doc(`budgetItems/${OFFICE.id}Line`).set({
    ...line,
    fiscalYear: YEAR,
    originalBudget: 100,
    finalBudget: 100,
  });
  await db.doc('budgetItems/lastYear').set({
    ...line,
    fiscalYear: LAST_YEAR,
    originalBudget: 5e3,
    finalBudget: 5e3,
  });
  const manual = { ...place, version: 1 };
  await put('manualExpenses', 'now', { ...manual, date: first, amount: 10 });
  await put('manualExpenses', 'before', { ...manual, date: firstDay(LAST_YEAR), amount: 900 });
  await put('manualExpenses', 'other', { ...manual, categoryId: 'other', date: first, amount: 9 });
  // Without a line of its fund, it is spent of the category all the same.
  await put('manualExpenses', 'fund', { ...manual, fundId: 'rest', date: first, amount: 1 });
  // Approved last year: one is paid now, one still waits.
  const approved = { status: 'approved', approvedOn: firstDay(LAST_YEAR) };
  const lines = [{ ...place, amount: 20 }];
  await put('expenses', 'paidNow', { ...approved, status: 'paid', lines });
  await put('payments', 'paidNow-1', { date: first, voided: null, mistake: null, lines });
  await put('expenses', 'waiting', { ...approved, lines: [{ ...place, amount: 3 }] });
  await put('expenses', 'new', {
    ...approved,
    approvedOn: first,
    lines: [{ ...place, amount: 4 }],
  });
});

afterEach(() => testEnv.close());

function firstDay(year: typeof YEAR): CalendarDate {
  return fiscalYearDays(year, testEnv.services.organization.fiscalYearFirstMonth).first;
}

async function put(collection: string, id: string, fields: object): Promise<void> {
  await testEnv.db.doc(`${collection}/${id}`).set(fields);
  await recount(testEnv.services, `${collection}~${id}`);
}

function readBudget(countWhen: CountWhen, now = testEnv.time.now): Promise<CategoryBudget | null> {
  const { organization } = testEnv.services;
  const policies = { ...organization.policies, countWhen };
  return readCategoryBudget(testEnv.db, OFFICE.id, now, { ...organization, policies });
}

function chargedBudget(expenseDate: string, countWhen: CountWhen, now = testEnv.time.now) {
  const { organization } = testEnv.services;
  const own = { ...organization, policies: { ...organization.policies, countWhen } };
  const about = { categoryId: OFFICE.id, expenseDate: expenseDate as CalendarDate };
  return readChargedBudget(testEnv.db, about, now, own);
}

function labelOf(year: typeof YEAR): string {
  return fiscalYearLabel(year, testEnv.services.organization.fiscalYearFirstMonth);
}

/** The reports of the year, made of all documents as they are stored. */
async function reportsNow(countWhen: CountWhen) {
  const { fiscalYearFirstMonth } = testEnv.services.organization;
  const { docs } = await testEnv.db.collection('totals').get();
  const cells = docs.flatMap((one) => {
    const key = cellFrom(one.id);
    return key === null ? [] : [{ ...key, ...readAmounts(one.data()) }];
  });
  const items = await testEnv.db.collection('budgetItems').where('fiscalYear', '==', YEAR).get();
  const { first, last } = fiscalYearDays(YEAR, fiscalYearFirstMonth);
  const books = {
    year: YEAR,
    categories: [],
    funds: [],
    stored: [],
    countWhen,
    budgetItems: items.docs.map((item) => item.data() as ReportBudgetItem),
    totals: cells.filter(({ month }) => month >= first.slice(0, 7) && month <= last.slice(0, 7)),
    totalsBefore: cells.filter(({ month }) => month < first.slice(0, 7)),
  };
  return reportSourceOf(books, fiscalYearFirstMonth);
}

describe('the budget that is left for an approver', () => {
  it.each([
    // 10 and 1 by hand, and 4 that were approved this year.
    ['approved', { budget: 100_00, spent: 15_00, left: 85_00 }],
    // 10 and 1 by hand, 20 paid this year, and 3 and 4 that wait for their checks.
    ['paid', { budget: 100_00, spent: 38_00, left: 62_00 }],
  ] as const)(
    'is of the present fiscal year and agrees with the report, where expenses count when %s',
    async (countWhen, expected) => {
      const budget = await readBudget(countWhen);
      expect(budget).toEqual(expected);
      const source = await reportsNow(countWhen);
      const { lines, unbudgeted } = budgetReport(source);
      const variance = [...lines, ...unbudgeted]
        .filter(({ id }) => id.startsWith(`${OFFICE.id}~`))
        .reduce((sum, { row }) => sum + row.variance, 0);
      const promised = countWhen === 'paid' ? cashTie(source, OFFICE.id).unpaid : 0;
      expect(budget?.left).toBe(variance - promised);
    },
  );

  it('is that of the new year from its first day on', async () => {
    const next = Date.parse(`${firstDay(String(Number(YEAR) + 1) as typeof YEAR)}${NOON}`);
    expect(await readBudget('approved', next - 2 * 86_400_000)).toMatchObject({ left: 85_00 });
    expect(await readBudget('approved', next)).toBeNull();
  });

  it.each(['approved', 'paid'] as const)(
    'is told with that of the year of the date, where expenses count when %s',
    async (countWhen) => {
      const read = (expenseDate: string) => chargedBudget(expenseDate, countWhen);
      const own = await readBudget(countWhen);
      const [year, last] = [labelOf(YEAR), labelOf(LAST_YEAR)];
      const charged = { year, budget: own, isStarted: true };
      expect(await read(firstDay(YEAR))).toMatchObject({ charged, dated: null, countWhen });
      expect(await read(addDays(firstDay(YEAR), -1))).toMatchObject({
        charged,
        dated: { year: last, budget: { budget: 5_000_00 }, isStarted: true },
      });
    },
  );

  it('is not started before any category has a line of the year', async () => {
    const next = String(Number(YEAR) + 1) as typeof YEAR;
    const now = Date.parse(`${firstDay(next)}${NOON}`);
    const expenseDate = addDays(firstDay(next), -3);
    const notStarted = { year: labelOf(next), budget: null, isStarted: false };
    expect(await chargedBudget(expenseDate, 'paid', now)).toMatchObject({
      charged: notStarted,
      dated: { year: labelOf(YEAR), budget: { budget: 100_00 } },
      next: null,
    });
    const other = {
      categoryId: 'other',
      fundId: FUND.id,
      originalBudget: 1,
      changes: 0,
      version: 1,
    };
    await testEnv.db.doc('budgetItems/next').set({ ...other, fiscalYear: next, finalBudget: 1 });
    expect(await chargedBudget(expenseDate, 'paid', now)).toMatchObject({
      charged: { ...notStarted, isStarted: true },
    });
    // On the last days of a year the next one may be charged.
    const before = await chargedBudget(expenseDate, 'paid', now - 3 * DAY_MS);
    expect(before).toMatchObject({
      charged: { year: labelOf(YEAR), budget: { budget: 100_00 } },
      dated: null,
      next: { year: labelOf(next), after: addDays(firstDay(next), -1) },
    });
  });

  it('is in the mail to an approver, with both years', async () => {
    const expenseDate = addDays(firstDay(YEAR), -1);
    const form = await filledForm({ expenseDate });
    await testEnv.submit(form);
    const { id } = form;
    const { services, db } = testEnv;
    const [mail] = (await outboxOf(db, id)).filter(({ purpose }) => purpose === 'review');
    const made = await makeMail(
      { ref: db.doc(`mail/${mail?.id}`), mail: mailFrom(mail ?? {}) },
      { services, keys, organization: services.organization, appUrl: 'https://x.example.org' },
    );
    const { text, html } = made.composed ?? { text: '', html: '' };
    const budget = await chargedBudget(expenseDate, services.organization.policies.countWhen);
    const amount = amountOf(form.amount);
    const line = { ...budget, category: OFFICE.name, amount };
    const facts = budgetFacts(PANEL_WORDS, line);
    expect(facts).toHaveLength(2);
    for (const fact of facts) {
      expect(text).toContain(fact.join(': '));
      expect(html).toContain(fact[0]);
    }
    const token = await testEnv.tokenFor(id, 0, PEOPLE.president);
    expect((await testEnv.review(token)).body.review?.lines).toEqual([line]);
  });

  it('is on the page of an approver', async () => {
    const id = await submitted();
    const token = await testEnv.tokenFor(id, 0, PEOPLE.president);
    const { countWhen } = testEnv.services.organization.policies;
    const [line] = (await testEnv.review(token)).body.review?.lines ?? [];
    expect(line?.charged.budget).toEqual(await readBudget(countWhen));
  });
});
