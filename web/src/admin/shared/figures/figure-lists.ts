import type { CountedFigure, CountedKind } from '@pa-ledger/domain/reports/treasurer/counted';
import type { FiscalYear } from '@pa-ledger/domain/time/fiscal-year';

import { ADVANCES_LIST } from '../records/record-address.ts';

/** What a list is filtered by. */
interface Place extends Pick<CountedFigure, 'categoryId' | 'fundId'> {
  /** Null for all years, of which a list shows the present one. */
  readonly year: FiscalYear | null;
}

/** Returns the address of the list of one kind, filtered as far as it can be. */
export function listOf(kind: CountedKind, place: Place): string {
  switch (kind) {
    case 'revenue':
      return revenueOf(place);
    case 'manual':
      return `/admin/financial/expenses${searchOf(place, yearOf(place))}`;
    case 'advanced':
      return ADVANCES_LIST;
    case 'transferIn':
    case 'transferOut':
      return `/admin/financial/transfers${searchOf({}, yearOf(place))}`;
    case 'paid':
      return `/admin/expenses${searchOf(place, { status: 'paid' })}`;
    case 'approved':
      return `/admin/expenses${searchOf(place, {})}`;
  }
}

/** Returns the address of the revenue of a category and a fund in a year. */
export function revenueOf(place: Place): string {
  return `/admin/financial/revenue${searchOf(place, yearOf(place))}`;
}

/** Returns the address of what is approved and not paid. */
export function promisedOf(place: Omit<Place, 'year'>): string {
  return `/admin/expenses${searchOf(place, { status: 'approved' })}`;
}

function yearOf({ year }: Pick<Place, 'year'>): Readonly<Record<string, string>> {
  return year === null ? {} : { year };
}

function searchOf(
  { categoryId, fundId }: Omit<Place, 'year'>,
  first: Readonly<Record<string, string>>,
): string {
  const query = new URLSearchParams(first);
  // No list is of what is from closed years.
  if (typeof categoryId === 'string') query.set('category', categoryId);
  // Of the lists only that of submitted expenses has some without a fund.
  if (fundId !== undefined) query.set('fund', fundId ?? 'none');
  return query.size === 0 ? '' : `?${query.toString()}`;
}
