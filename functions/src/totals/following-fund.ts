import { followingFundOf, linesInForce, type BudgetPlace } from '@pa-ledger/domain/ledger/budget';
import type { Organization } from '@pa-ledger/domain/organization';
import type { Instant } from '@pa-ledger/domain/time/dates';
import { presentFiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import type { Firestore } from 'firebase-admin/firestore';
import { calendarFrom } from '../firestore/fiscal-calendar.ts';
import { CLOSINGS, FUNDS } from '../firestore/paths.ts';
import { budgetItemsOf } from '../firestore/queries.ts';
import { dedupeInFlight } from '../platform/in-flight.ts';

/** What says which fund pays a category, as it is stored. */
type BudgetReading = Awaited<ReturnType<typeof readBudget>>;

/** Those who decide a step at the same time share one reading, as they share the check of the receipts; a later one reads again. */
const readings = new WeakMap<Firestore, (categoryId: string) => Promise<BudgetReading>>();

/** Reads which fund pays a category by its budget at this moment; null when none follows. */
export async function readFollowingFund(
  db: Firestore,
  categoryId: string,
  now: Instant,
  organization: Pick<Organization, 'timeZone' | 'fiscalYearFirstMonth'>,
): Promise<string | null> {
  const read = readings.get(db) ?? dedupeInFlight((id: string) => readBudget(db, id));
  readings.set(db, read);
  const { items, funds, closings } = await read(categoryId);
  // The rules hold the shape of budget items.
  const lines = items.map((item) => item.data() as BudgetPlace & { readonly fiscalYear: string });
  const calendar = calendarFrom(closings, organization);
  const year = presentFiscalYear(now, organization.timeZone, calendar);
  const known = funds.map((fund) => ({ id: fund.id, archived: fund.get('archived') === true }));
  return followingFundOf(categoryId, linesInForce(categoryId, year, lines), known);
}

async function readBudget(db: Firestore, categoryId: string) {
  const [items, funds, closings] = await Promise.all([
    budgetItemsOf(db, categoryId).get(),
    db.collection(FUNDS).select('archived').get(),
    db.collection(CLOSINGS).get(),
  ]);
  return { items: items.docs, funds: funds.docs, closings: closings.docs };
}
