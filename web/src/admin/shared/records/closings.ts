import { countWhenOf, organization, type CountWhen } from '@pa-ledger/domain/organization';
import {
  fiscalCalendar,
  isFiscalYear,
  type Days,
  type FiscalCalendar,
} from '@pa-ledger/domain/time/fiscal-year';
import { membersOf } from '@pa-ledger/domain/untyped';
import type { Person } from '@pa-ledger/domain/people/person';
import { isCalendarDate, type Instant } from '@pa-ledger/domain/time/dates';
import { storedAs, type Fields } from '../../../data/documents.ts';
import { listenAll } from '../../../data/listen.ts';
import { combineStores, liveStore } from './live-store.ts';

/** How a year is closed, or was until it was reopened. */
export interface Closing {
  /** The year; another id for what is no year. */
  readonly id: string;
  readonly isClosed: boolean;
  /** On what basis it counts; null for what is no year. */
  readonly countWhen: CountWhen | null;
  /** The days that it keeps while it is closed; null for what is no year. */
  readonly days: Days | null;
  /** Who closed or reopened it last, and when. */
  readonly by: string;
  readonly at: Instant | null;
}

/** The closings of all years, live. */
export const closings = liveStore<readonly Closing[]>((onChange) =>
  listenAll('closings', readClosing, onChange),
);

/** How the years of the school lie, live: closed ones keep their days. */
export const calendar = combineStores([closings], ([all]) => calendarOf(all));

/** Returns how the years lie as far as is known: until the closings are read, as if none was. */
export function knownCalendar(): FiscalCalendar {
  const state = calendar.view();
  return state.status === 'ready' ? state.value : organization.fiscalYearFirstMonth;
}

/** Returns how the years lie with these closings. */
export function calendarOf(all: readonly Closing[]): FiscalCalendar {
  const closed = all.flatMap(({ id, isClosed, days }) =>
    isClosed && isFiscalYear(id) && days !== null ? [{ year: id, ...days }] : [],
  );
  return fiscalCalendar(organization.fiscalYearFirstMonth, closed);
}

/** Reads a document of the closings. */
export function readClosing(id: string, fields: Fields): Closing {
  const { countWhen, reopenReason, by, at, first, last } = fields;
  return {
    id,
    days: isCalendarDate(first) && isCalendarDate(last) ? { first, last } : null,
    isClosed: reopenReason === null,
    countWhen: typeof countWhen === 'string' ? countWhenOf(countWhen) : null,
    by: storedAs<Partial<Person>>(membersOf(by)).email ?? '',
    at: typeof at === 'number' ? at : null,
  };
}

/**
 * Returns on what basis a year counts: a closed one keeps its own.
 * @param year null for all years.
 * @param usual the school's.
 */
export function basisOf(year: string | null, all: readonly Closing[], usual: CountWhen): CountWhen {
  return closingOf(year, all)?.countWhen ?? usual;
}

/** Returns how a year is closed; null if it is open. @param year null for all years. */
export function closingOf(year: string | null, all: readonly Closing[]): Closing | null {
  return all.find(({ id, isClosed }) => id === year && isClosed) ?? null;
}
