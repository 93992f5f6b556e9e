import {
  followingFundOf,
  linesInForce,
  type BudgetPlace,
} from '@pa-ledger/domain/ledger/following-fund';
import type { Organization } from '@pa-ledger/domain/organization';
import type { Instant } from '@pa-ledger/domain/time/dates';
import { presentFiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import type { Firestore } from 'firebase-admin/firestore';
import { readCalendar } from '../firestore/fiscal-calendar.ts';
import { FUNDS } from '../firestore/paths.ts';
import { budgetItemsOf } from '../firestore/queries.ts';

/** Reads which fund pays a category by its budget at this moment; null when none follows. */
export async function readFollowingFund(
  db: Firestore,
  categoryId: string,
  now: Instant,
  organization: Pick<Organization, 'timeZone' | 'fiscalYearFirstMonth'>,
): Promise<string | null> {
  const [items, funds, calendar] = await Promise.all([
    budgetItemsOf(db, categoryId).get(),
    db.collection(FUNDS).select('archived').get(),
    readCalendar(db, organization),
  ]);
  // The rules hold the shape of budget items.
  const lines = items.docs.map(
    (item) => item.data() as BudgetPlace & { readonly fiscalYear: string },
  );
  const year = presentFiscalYear(now, organization.timeZone, calendar);
  const known = funds.docs.map((fund) => ({
    id: fund.id,
    archived: fund.get('archived') === true,
  }));
  return followingFundOf(categoryId, linesInForce(categoryId, year, lines), known);
}
