import type { CalendarDate } from '../time/dates.ts';
import { bankMessages as messages } from './bank-messages.ts';
import { dayOf } from './csv-lines.ts';

/** How the days of a sheet are read, and what is said about it. */
export interface DayReading {
  readonly isDayFirst: boolean;
  /** Null where it's what anyone expects. */
  readonly note: string | null;
}

interface Dated {
  readonly row: number;
  readonly date: string;
}

/** A day in numbers whose year is last. */
const NUMBERS = /^(?:[a-z]{2,9}\.?,? )?(\d{1,2})[-/.](\d{1,2})[-/.]\d{2,4}\b/i;

/**
 * Returns whether days in numbers begin with the day: one row that can't be read otherwise shows it for all of them, else what
 * was chosen, else the order in which the days go on. Where nothing shows it, the month is first, as US banks write it.
 * @param chosen what a person has chosen, or what an account remembers.
 */
export function dayReading(entries: readonly Dated[], chosen: boolean | undefined): DayReading {
  const shown = entries.flatMap(({ row, date }) => {
    const [, first = '', second = ''] = NUMBERS.exec(date) ?? [];
    return first === '' ? [] : [{ row, date, first: Number(first), second: Number(second) }];
  });
  const dayFirst = shown.find(({ first }) => first > 12);
  const monthFirst = shown.find(({ second }) => second > 12);
  if (dayFirst !== undefined && monthFirst === undefined)
    return { isDayFirst: true, note: messages.dayFirst(dayFirst.row, dayFirst.date) };
  if (monthFirst !== undefined && dayFirst === undefined)
    return {
      isDayFirst: false,
      note: chosen === true ? messages.monthFirst(monthFirst.row, monthFirst.date) : null,
    };
  if (chosen === true) return { isDayFirst: true, note: null };
  const unclear = shown.find(({ first, second }) => first !== second);
  if (unclear === undefined || monthFirst !== undefined) return { isDayFirst: false, note: null };
  if (!isInOrder(shown, false) && isInOrder(shown, true))
    return { isDayFirst: true, note: messages.dayFirstByOrder };
  return {
    isDayFirst: false,
    note: chosen === undefined ? messages.monthFirstAssumed(unclear.date) : null,
  };
}

function isInOrder(entries: readonly Dated[], isDayFirst: boolean): boolean {
  const days = entries
    .map(({ date }) => dayOf(date, isDayFirst))
    .filter((day): day is CalendarDate => day !== null);
  const sorted = days.toSorted();
  const [text, upward] = [days.join(), sorted.join()];
  return text === upward || text === sorted.toReversed().join();
}
