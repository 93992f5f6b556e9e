import type { Organization } from '@pa-ledger/domain/organization';
import {
  fiscalCalendar,
  isFiscalYear,
  type Days,
  type FiscalCalendar,
} from '@pa-ledger/domain/time/fiscal-year';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { CLOSINGS } from './paths.ts';

type FirstMonth = Pick<Organization, 'fiscalYearFirstMonth'>;

/**
 * Reads the school's fiscal years: closed years keep the days that they had. Costs one read for each year ever
 * closed.
 */
export async function readCalendar(
  db: Firestore,
  organization: FirstMonth,
): Promise<FiscalCalendar> {
  return calendarFrom((await db.collection(CLOSINGS).get()).docs, organization);
}

/** The same, from all documents of `closings`. */
export function calendarFrom(
  closings: readonly DocumentSnapshot[],
  { fiscalYearFirstMonth }: FirstMonth,
): FiscalCalendar {
  const closed = closings.flatMap((closing) => {
    if (!isFiscalYear(closing.id) || closing.get('reopenReason') !== null) return [];
    // `close-year.ts` wrote it.
    const { first, last } = closing.data() as Days & object;
    return [{ year: closing.id, first, last }];
  });
  return fiscalCalendar(fiscalYearFirstMonth, closed);
}
