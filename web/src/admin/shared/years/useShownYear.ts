import { organization } from '@pa-ledger/domain/organization';
import { dateAt, type CalendarDate } from '@pa-ledger/domain/time/dates';
import {
  fiscalYearDays,
  fiscalYearLabel,
  fiscalYearOf,
  type Days,
  type FiscalCalendar,
  type FiscalYear,
} from '@pa-ledger/domain/time/fiscal-year';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from '../../../app/store.ts';
import { calendar, knownCalendar } from '../records/closings.ts';
import { ALL_YEARS, asksForAll, yearIn, type ShownPeriod } from './year-address.ts';
import { yearMessages } from './year-messages.ts';

const MINUTE_MS = 60_000;
const { timeZone } = organization;

/** The fiscal year that a page shows. */
export interface ShownYear {
  readonly year: FiscalYear;
  /** As people write it. */
  readonly label: string;
  readonly days: Days;
  readonly present: FiscalYear;
  /** Today at the school. */
  readonly today: CalendarDate;
}

/**
 * Returns the fiscal year that the address names, or the present one, which changes at midnight at the school.
 * @param day of the one record that a page shows: then the year of that day.
 */
export function useShownYear(day: CalendarDate | null = null): ShownYear {
  const { search } = useLocation();
  const today = useToday();
  const years = useCalendar();
  const present = fiscalYearOf(today, years);
  const year = (day === null ? yearIn(search) : fiscalYearOf(day, years)) ?? present;
  const days = fiscalYearDays(year, years);
  const label = fiscalYearLabel(year, years);
  return { year, label, days, present, today };
}

/** Returns what a page shows that also shows all years. */
export function useShownPeriod(): ShownPeriod {
  const { search } = useLocation();
  const { year } = useShownYear();
  return asksForAll(search) ? ALL_YEARS : year;
}

/** Returns how people write a fiscal year of the school. */
export function labelOf(year: FiscalYear): string {
  return fiscalYearLabel(year, knownCalendar());
}

/** Returns the fiscal year of the school that a day is in. */
export function yearOf(day: CalendarDate): FiscalYear {
  return fiscalYearOf(day, knownCalendar());
}

/** Returns how the years of the school lie, as far as is known. */
export function useCalendar(): FiscalCalendar {
  const state = useStore(calendar);
  return state.status === 'ready' ? state.value : organization.fiscalYearFirstMonth;
}

/**
 * Returns what the button says that saves into a fiscal year: it names the year unless that is the present one, so that nobody
 * saves into another year unawares.
 */
export function useNamedSave(): (button: string, year: FiscalYear) => string {
  const { present } = useShownYear();
  return (button, year) => (year === present ? button : yearMessages.into(button, labelOf(year)));
}

/** Returns today at the school; it changes at midnight there. */
export function useToday(): CalendarDate {
  const [today, setToday] = useState(() => dateAt(Date.now(), timeZone));
  useEffect(() => {
    const timer = setInterval(() => setToday(dateAt(Date.now(), timeZone)), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return today;
}
