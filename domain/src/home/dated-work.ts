import { confirmLine } from '../bank/ratification.ts';
import { monthDays } from '../bank/register.ts';
import { CONFIRMED_COLLECTIONS } from '../ledger/confirmation.ts';
import type { TreasurerSource } from '../reports/treasurer/treasurer-source.ts';
import { byText } from '../text/sort.ts';
import { addDays, type CalendarDate } from '../time/dates.ts';
import type { Days } from '../time/fiscal-year.ts';
import { isMonth, monthAfter, monthOf, type Month } from '../time/months.ts';
import { workPlaces, type Amount, type OpenWork } from './open-work.ts';

/** The work that `home/now` counts by the month of an entry's day. */
export type DatedKind = 'unratified' | 'unconfirmed';

/** What is open of some days, and where a list of it looks. */
export interface DatedWork extends Amount {
  /** The days to read, newest first; months that follow each other are one part. */
  readonly runs: readonly Days[];
  /** Whether older months have more. */
  readonly isCut: boolean;
}

/**
 * Returns what `home/now` says isn't ratified or confirmed of some whole months.
 * @param size of how many lines the newest months are read; null for all.
 */
export function datedWork(
  work: OpenWork,
  kind: DatedKind,
  { first, last }: Days,
  size: number | null,
): DatedWork {
  const open = workPlaces(work, kind)
    .flatMap(([month, amount]) => (isMonth(month) ? [{ month, ...amount }] : []))
    .filter(({ month }) => month >= monthOf(first) && month <= monthOf(last))
    .toSorted(byText(({ month }) => month))
    .toReversed();
  const read =
    size === null ? open : open.filter((_month, at) => sumOf(open.slice(0, at)).count < size);
  return {
    ...sumOf(open),
    runs: runsOf(read.map(({ month }) => month)),
    isCut: read.length < open.length,
  };
}

/** @param months newest first. */
function runsOf(months: readonly Month[]): readonly Days[] {
  return months.reduce<readonly Days[]>((runs, month) => {
    const days = monthDays(month);
    const later = runs.at(-1);
    return later !== undefined && monthOf(later.first) === monthAfter(month)
      ? [...runs.slice(0, -1), { first: days.first, last: later.last }]
      : [...runs, days];
  }, []);
}

/**
 * Returns what nobody has confirmed of a period: of whole months by `home/now`, and of the months that count day by day by
 * their entries.
 */
export function unconfirmedOn(
  work: OpenWork,
  days: Days,
  { partMonths, entries }: Pick<TreasurerSource, 'partMonths' | 'entries'>,
): Amount {
  const months = workPlaces(work, 'unconfirmed').flatMap(([month, amount]) => {
    const isWhole = month >= monthOf(days.first) && month <= monthOf(days.last);
    return isWhole && !partMonths.some((part) => part === month) ? [amount] : [];
  });
  const lines = entries.flatMap(({ collection: name, id, fields }) => {
    const collection = CONFIRMED_COLLECTIONS.find((known) => known === name);
    const line = collection === undefined ? null : confirmLine(collection, id, fields);
    if (line === null || !partMonths.includes(monthOf(line.day))) return [];
    const isOn = line.day >= days.first && line.day <= days.last;
    return isOn ? [{ count: 1, cents: line.amount }] : [];
  });
  return sumOf([...months, ...lines]);
}

/** Any day that an entry can have. */
export const ANY_DAYS: Days = {
  first: '2000-01-01' as CalendarDate,
  last: '2099-12-31' as CalendarDate,
};

/** Returns the days that are still open. @param closedThrough the last closed one; null if none is. */
export function openDays(closedThrough: CalendarDate | null): Days {
  return closedThrough === null ? ANY_DAYS : { ...ANY_DAYS, first: addDays(closedThrough, 1) };
}

function sumOf(amounts: readonly Amount[]): Amount {
  return {
    count: amounts.reduce((sum, { count }) => sum + count, 0),
    cents: amounts.reduce((sum, { cents }) => sum + cents, 0),
  };
}
