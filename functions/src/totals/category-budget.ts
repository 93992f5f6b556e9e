import {
  categoryBudget,
  type BudgetAmounts,
  type CategoryBudget,
} from '@pa-ledger/domain/ledger/budget';
import { cellFrom, readAmounts } from '@pa-ledger/domain/ledger/cells';
import { committed } from '@pa-ledger/domain/reports/unpaid';
import type { Organization } from '@pa-ledger/domain/organization';
import type { Instant } from '@pa-ledger/domain/time/dates';
import { fiscalYearDays, presentFiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { readCalendar } from '../firestore/fiscal-calendar.ts';
import { budgetItemsOfYear, totalsUntil } from '../firestore/queries.ts';

type Books = Pick<Organization, 'timeZone' | 'fiscalYearFirstMonth' | 'policies'>;

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
