import { lastMonth } from '@pa-ledger/domain/reports/treasurer/periods';
import { isCalendarDate, type CalendarDate } from '@pa-ledger/domain/time/dates';
import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import { useLocation } from 'react-router-dom';
import { SERVER_FILTER, type FilterParts } from '../../shared/lists/list-address.ts';
import { useListChoice } from '../../shared/lists/useListChoice.ts';

/** The first and the last day as they are typed. */
export interface TypedPeriod {
  readonly from: string;
  readonly to: string;
}

const PARTS: FilterParts<TypedPeriod> = { from: SERVER_FILTER.from, to: SERVER_FILTER.to };

/** Returns the days of a period; null where one is missing or the last is before the first. */
export function daysOf({ from, to }: TypedPeriod): Days | null {
  return isCalendarDate(from) && isCalendarDate(to) && from <= to
    ? { first: from, last: to }
    : null;
}

/** Returns the period that was chosen; without a choice the last whole month. */
export function chosenPeriod(typed: TypedPeriod, today: CalendarDate): TypedPeriod {
  if (typed.from !== '' || typed.to !== '') return typed;
  const { first, last } = lastMonth(today);
  return { from: first, to: last };
}

/**
 * Returns the period of the report, which is in the address so that reload, Back and a shared link keep it: as it is typed, and
 * as the address says it.
 */
export function usePeriod(pathname: string, today: CalendarDate) {
  const { search } = useLocation();
  const { filter, applied, onFilter } = useListChoice({
    parts: PARTS,
    pathname,
    search,
    active: true,
  });
  return {
    typed: chosenPeriod(filter, today),
    days: daysOf(chosenPeriod(applied.filter, today)),
    onChange: onFilter,
  };
}
