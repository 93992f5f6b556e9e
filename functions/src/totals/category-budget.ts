import {
  categoryBudget,
  followingFundOf,
  linesInForce,
  type BudgetAmounts,
  type BudgetPlace,
  type CategoryBudget,
  type ChargedBudget,
  type LineBudget,
  type YearBudget,
} from '@pa-ledger/domain/ledger/budget';
import { cellFrom, readAmounts } from '@pa-ledger/domain/ledger/cells';
import { committed } from '@pa-ledger/domain/reports/unpaid';
import type { Organization } from '@pa-ledger/domain/organization';
import type { ExpenseLine, ListedExpense, Step } from '@pa-ledger/domain/expenses/expense';
import { linesOfStep, linesTotal } from '@pa-ledger/domain/expenses/expense-lines';
import { addDays, type CalendarDate, dateAt, type Instant } from '@pa-ledger/domain/time/dates';
import {
  fiscalYearAfter,
  fiscalYearDays,
  fiscalYearLabel,
  fiscalYearOf,
  presentFiscalYear,
  type FiscalCalendar,
  type FiscalYear,
} from '@pa-ledger/domain/time/fiscal-year';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { calendarFrom, readCalendar } from '../firestore/fiscal-calendar.ts';
import { BUDGET_ITEMS, CLOSINGS, FUNDS } from '../firestore/paths.ts';
import { budgetItemsOf, budgetItemsOfYear, budgetOf, totalsUntil } from '../firestore/queries.ts';
import { dedupeInFlight } from '../platform/in-flight.ts';

type Books = Pick<Organization, 'timeZone' | 'fiscalYearFirstMonth' | 'policies'>;

/** How long before the end of a year an open expense may well end up in the next one. */
const NEAR_END_DAYS = 15;

/**
 * Reads what a category may spend in the present fiscal year, what it has spent or promised, and what remains, from the same
 * totals as the reports; null if it has no line item in the year.
 */
export async function readCategoryBudget(
  db: Firestore,
  categoryId: string,
  now: Instant,
  organization: Books,
): Promise<CategoryBudget | null> {
  const calendar = await readCalendar(db, organization);
  const year = presentFiscalYear(now, organization.timeZone, calendar);
  return readBudgetOfYear(db, categoryId, { year, calendar }, organization);
}

/** Reads the budget of each category that a step of an expense decides on. @param step undefined means all of it. */
export async function readLineBudgets(
  db: Firestore,
  expense: Pick<ListedExpense, 'lines' | 'submission'>,
  step: Step | undefined,
  now: Instant,
  organization: Books,
): Promise<readonly LineBudget[]> {
  const lines = Map.groupBy(linesOfStep(expense, step ?? {}), ({ categoryId }) => categoryId);
  const { expenseDate } = expense.submission;
  return Promise.all(
    [...lines].map(async ([categoryId, own]) => ({
      category: own[0]?.category ?? '',
      amount: linesTotal(own),
      ...(await readChargedBudget(db, { categoryId, expenseDate }, now, organization)),
    })),
  );
}

/** Reads the budget that an open expense will be charged to, and that of its date if it's in another year. */
export async function readChargedBudget(
  db: Firestore,
  { categoryId, expenseDate }: { readonly categoryId: string; readonly expenseDate: CalendarDate },
  now: Instant,
  organization: Books,
): Promise<ChargedBudget> {
  const { timeZone, policies } = organization;
  const calendar = await readCalendar(db, organization);
  const year = presentFiscalYear(now, timeZone, calendar);
  const dated = fiscalYearOf(expenseDate, calendar);
  const read = (one: FiscalYear): Promise<YearBudget> =>
    readYearBudget(db, categoryId, { year: one, calendar }, organization);
  const [charged, other] = await Promise.all([read(year), dated === year ? null : read(dated)]);
  const after = fiscalYearDays(year, calendar).last;
  const isNear = addDays(dateAt(now, timeZone), NEAR_END_DAYS) > after;
  const next = isNear ? { year: fiscalYearLabel(fiscalYearAfter(year), calendar), after } : null;
  return { charged, dated: other, next, countWhen: policies.countWhen };
}

/** A fiscal year, and the calendar that says when it begins and ends. */
interface YearOfSchool {
  readonly year: FiscalYear;
  readonly calendar: FiscalCalendar;
}

async function readYearBudget(
  db: Firestore,
  categoryId: string,
  own: YearOfSchool,
  organization: Books,
): Promise<YearBudget> {
  const [budget, lines] = await Promise.all([
    readBudgetOfYear(db, categoryId, own, organization),
    budgetOf(db, BUDGET_ITEMS, own.year).limit(1).get(),
  ]);
  return { year: fiscalYearLabel(own.year, own.calendar), budget, isStarted: !lines.empty };
}

async function readBudgetOfYear(
  db: Firestore,
  categoryId: string,
  { year, calendar }: YearOfSchool,
  organization: Books,
): Promise<CategoryBudget | null> {
  const { first, last } = fiscalYearDays(year, calendar);
  const [items, totals] = await Promise.all([
    budgetItemsOfYear(db, categoryId, year).get(),
    totalsUntil(db, categoryId, last.slice(0, 7)).get(),
  ]);
  const cells = totals.docs.flatMap((total) => cellOf(total, categoryId));
  const spent = committed(
    {
      cells: cells.filter(({ month }) => month >= first.slice(0, 7)),
      earlier: cells.filter(({ month }) => month < first.slice(0, 7)),
      countWhen: organization.policies.countWhen,
    },
    categoryId,
  );
  // The rules hold the shape of budget items.
  return categoryBudget(
    items.docs.map((item) => item.data() as BudgetAmounts),
    spent,
  );
}

function cellOf(total: QueryDocumentSnapshot, categoryId: string) {
  const key = cellFrom(total.id);
  return key === null ? [] : [{ ...key, categoryId, ...readAmounts(total.data()) }];
}

/** Approvers who decide at the same time share one reading, as they share the check of the receipts. A later one reads again. */
const fundReaders = new WeakMap<Firestore, (categoryId: string) => ReturnType<typeof readFunds>>();

/** Reads which fund pays for each line that has none yet, by its category's budget. */
export async function readFollowingFunds(
  db: Firestore,
  lines: readonly ExpenseLine[],
  now: Instant,
  organization: Pick<Organization, 'timeZone' | 'fiscalYearFirstMonth'>,
): Promise<(categoryId: string) => string | null> {
  const open = new Set(
    lines.filter(({ fundId }) => fundId === null).map((line) => line.categoryId),
  );
  const found = await Promise.all(
    [...open].map(async (id) => [id, await readFollowingFund(db, id, now, organization)] as const),
  );
  const funds = new Map(found);
  return (categoryId) => funds.get(categoryId) ?? null;
}

/** Reads which fund pays for a category by its budget of the present year; null if the budget doesn't say. */
export async function readFollowingFund(
  db: Firestore,
  categoryId: string,
  now: Instant,
  organization: Pick<Organization, 'timeZone' | 'fiscalYearFirstMonth'>,
): Promise<string | null> {
  const read = fundReaders.get(db) ?? dedupeInFlight((id: string) => readFunds(db, id));
  fundReaders.set(db, read);
  const { items, funds, closings } = await read(categoryId);
  // The rules hold the shape of budget items.
  const lines = items.map((item) => item.data() as BudgetPlace & { readonly fiscalYear: string });
  const calendar = calendarFrom(closings, organization);
  const year = presentFiscalYear(now, organization.timeZone, calendar);
  const known = funds.map((fund) => ({ id: fund.id, archived: fund.get('archived') === true }));
  return followingFundOf(categoryId, linesInForce(categoryId, year, lines), known);
}

async function readFunds(db: Firestore, categoryId: string) {
  const [items, funds, closings] = await Promise.all([
    budgetItemsOf(db, categoryId).get(),
    db.collection(FUNDS).select('archived').get(),
    db.collection(CLOSINGS).get(),
  ]);
  return { items: items.docs, funds: funds.docs, closings: closings.docs };
}
