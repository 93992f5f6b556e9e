import { LANGUAGES, type Language } from '../language.ts';
import { formatDate, formatInstant, type CalendarDate, type Instant } from './dates.ts';

/** How a language writes dates. */
export interface WrittenDates {
  /** `Nov 20, 2026`, or `20 nov 2026`. The same in every time zone. */
  readonly date: (day: CalendarDate) => string;
  /** `Nov 20, 2026, 3:05 PM` in the school's time zone. In Spanish it ends with a period, so no sentence ends with it. */
  readonly instant: (moment: Instant, timeZone: string) => string;
}

/** Returns how a language writes dates. */
export function writtenDates(language: Language): WrittenDates {
  const { locale } = LANGUAGES[language];
  return {
    date: (day) => formatDate(day, locale),
    instant: (moment, timeZone) => formatInstant(moment, timeZone, locale),
  };
}
