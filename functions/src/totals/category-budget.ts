import {
  categoryBudget,
  type BudgetAmounts,
  type CategoryBudget,
  type ChargedBudget,
  type YearBudget,
} from '@pa-ledger/domain/ledger/budget';
import { cellFrom, readAmounts } from '@pa-ledger/domain/ledger/cells';
import { committed } from '@pa-ledger/domain/reports/unpaid';
import type { Organization } from '@pa-ledger/domain/organization';
import type { ListedExpense } from '@pa-ledger/domain/expenses/expense';
import { addDays, dateAt, type Instant } from '@pa-ledger/domain/time/dates';
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
import { readCalendar } from '../firestore/fiscal-calendar.ts';
import { BUDGET_ITEMS } from '../firestore/paths.ts';
import { budgetItemsOfYear, budgetOf, totalsUntil } from '../firestore/queries.ts';

type Books = Pick<Organization, 'timeZone' | 'fiscalYearFirstMonth' | 'policies'>;

/** The last days of a year, on which an expense that waits may well count in the next one. */
const NEAR_END_DAYS = 15;

/**
 * Reads what a category may spend in the present fiscal year, has spent or promised and has left, from the totals that the
 * reports read; null if it has no budget line of the year.
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

/** Reads which budget an expense that waits will be charged to, and that of its date if that lies in another year. */
export async function readChargedBudget(
  db: Firestore,
  { categoryId, submission }: Pick<ListedExpense, 'categoryId' | 'submission'>,
  now: Instant,
  organization: Books,
): Promise<ChargedBudget> {
  const { timeZone, policies } = organization;
  const calendar = await readCalendar(db, organization);
  const year = presentFiscalYear(now, timeZone, calendar);
  const dated = fiscalYearOf(submission.expenseDate, calendar);
  const read = (one: FiscalYear): Promise<YearBudget> =>
    readYearBudget(db, categoryId, { year: one, calendar }, organization);
  const [charged, other] = await Promise.all([read(year), dated === year ? null : read(dated)]);
  const after = fiscalYearDays(year, calendar).last;
  const isNear = addDays(dateAt(now, timeZone), NEAR_END_DAYS) > after;
  const next = isNear ? { year: fiscalYearLabel(fiscalYearAfter(year), calendar), after } : null;
  return { charged, dated: other, next, countWhen: policies.countWhen };
}

/** A fiscal year, and how the school's years lie. */
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
