import { datedWork, type DatedKind, type DatedWork } from '@pa-ledger/domain/home/dated-work';
import type { OpenWork } from '@pa-ledger/domain/home/open-work';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import { openWork } from '../records/home-documents.ts';
import { combineStores, followedBy, keyedStores, type LiveStore } from '../records/live-store.ts';

/** The first of some rows. */
export interface FirstOf<T> {
  readonly rows: readonly T[];
  /** Whether there are more. */
  readonly isCut: boolean;
}

/** The first lines of what is open, and what all of it is. */
export type OpenPage<Line> = FirstOf<Line> & Pick<DatedWork, 'count' | 'cents'>;

const NO_WORK: OpenWork = {};

/**
 * Returns what lists the open entries of some days, live, the newest first. Only months that `home/now` has something open of
 * are read.
 * @param linesOf returns the open lines among the first entries of some days; `size` null for all.
 */
export function openPages<Line>(
  kind: DatedKind,
  linesOf: (runs: readonly Days[], size: number | null) => LiveStore<FirstOf<Line>>,
): (days: Days, size: number | null) => LiveStore<OpenPage<Line>> {
  // The key has how many entries to look at, and the first and the last day of each part.
  const linesOn = keyedStores((key: string) => {
    const [size = '', ...days] = key.split(' ');
    const runs = days.flatMap((first, at) =>
      at % 2 === 0 ? [{ first, last: days[at + 1] ?? first } as Days] : [],
    );
    return linesOf(runs, sizeIn(size));
  });
  const pages = keyedStores((key: string): LiveStore<OpenPage<Line>> => {
    const [first, last, size] = key.split(' ') as [CalendarDate, CalendarDate, string];
    const openOf = (work: OpenWork) => datedWork(work, kind, { first, last }, sizeIn(size));
    const page = followedBy(openWork, NO_WORK, (work) => {
      const days = openOf(work).runs.flatMap((run) => [run.first, run.last]);
      return linesOn([size, ...days].join(' '));
    });
    return combineStores([openWork, page], ([work, { rows, isCut }]) => {
      const { count, cents, isCut: hasOlder } = openOf(work);
      return { rows, isCut: isCut || hasOlder, count, cents };
    });
  });
  return ({ first, last }, size) => pages(`${first} ${last} ${size ?? ''}`);
}

/** Returns the size in a key; null where there is none. */
export function sizeIn(text: string): number | null {
  return text === '' ? null : Number(text);
}
