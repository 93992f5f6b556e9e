import { workPlaces, type Amount, type OpenWork } from './open-work.ts';
import { byText } from '../text/sort.ts';
import type { Days } from '../time/fiscal-year.ts';
import { isMonth, monthAfter, monthOf, type Month } from '../time/months.ts';
import { monthDays } from '../bank/register.ts';

/** What no meeting has ratified of some days, and where a list of it looks. */
export interface Unratified extends Amount {
  /** The days to read, newest first; months that follow each other are one part. */
  readonly runs: readonly Days[];
  /** Whether older months have more. */
  readonly isCut: boolean;
}

/**
 * Returns what `home/now` says isn't ratified of some whole months.
 * @param size of how many lines the newest months are read; null for all.
 */
export function unratifiedOf(
  work: OpenWork,
  { first, last }: Days,
  size: number | null,
): Unratified {
  const open = workPlaces(work, 'unratified')
    .flatMap(([month, amount]) => (isMonth(month) ? [{ month, ...amount }] : []))
    .filter(({ month }) => month >= monthOf(first) && month <= monthOf(last))
    .toSorted(byText(({ month }) => month))
    .toReversed();
  const countOf = (some: readonly Amount[]) => some.reduce((sum, { count }) => sum + count, 0);
  const read =
    size === null ? open : open.filter((_month, at) => countOf(open.slice(0, at)) < size);
  return {
    count: countOf(open),
    cents: open.reduce((sum, amount) => sum + amount.cents, 0),
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
