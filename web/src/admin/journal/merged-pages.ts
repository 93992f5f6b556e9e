import {
  type AsyncState,
  LOADING,
  type Loading,
  type OnChange,
  type Stop,
} from '../../data/async-state.ts';
import type { ReadDocument } from '../../data/documents.ts';
import type { Failure } from '../../data/failure.ts';
import { listenPage } from '../../data/listen.ts';
import type { Cursor, Page, PageQuery, RowQuery } from '../../data/row-query.ts';
import { data } from '../../data/source.ts';
import type { PageSource } from '../shared/lists/useServerPages.ts';

/**
 * Queries whose rows make one list: all of them are ordered by one field, which holds times, in one direction. A page of
 * the list reads a page of each query, however many rows there are.
 */
export type MergedQuery = readonly RowQuery[];

/** A row and the time by which it is ordered, in milliseconds since 1970 UTC. */
interface Timed<T> {
  readonly row: T;
  readonly time: number;
}

/** Listens to one page of the list. @param page its cursor holds one of each query. */
export function listenMergedPage<T>(
  queries: MergedQuery,
  { size, after }: Pick<PageQuery, 'size' | 'after'>,
  read: ReadDocument<T>,
  onChange: OnChange<Page<T>>,
): Stop {
  const starts = queries.map((_, index) => startOf(after, index));
  const states: AsyncState<Page<Timed<T>>>[] = queries.map(() => LOADING);
  const report = (): void => {
    const failed = states.find((state) => state.status === 'error');
    const pages = states.flatMap((state) => (state.status === 'ready' ? [state.value] : []));
    if (failed !== undefined) onChange(failed);
    else if (pages.length < states.length) onChange(slowest(states));
    else
      onChange({ status: 'ready', value: mergePages(pages, starts, size, isAscending(queries)) });
  };
  const stops = queries.map((query, index) =>
    listenPage(
      { ...query, size, after: starts[index] ?? null },
      (id, fields) => ({ row: read(id, fields), time: Number(fields[query.orderBy.field]) }),
      (state) => {
        states[index] = state;
        report();
      },
    ),
  );
  return () => {
    for (const stop of stops) stop();
  };
}

/** Returns how far a page is whose queries have not all answered. */
function slowest(states: readonly AsyncState<unknown>[]): Loading {
  const loading = states.filter((state) => state.status === 'loading');
  return loading.find(({ soFar }) => soFar !== undefined) ?? LOADING;
}

/** Returns the number of all rows of the list. */
export async function countMerged(queries: MergedQuery): Promise<number | Failure> {
  const counts = await Promise.all(queries.map((query) => data.countRows(query)));
  const failed = counts.find((count) => typeof count !== 'number');
  return failed ?? counts.reduce<number>((sum, count) => sum + Number(count), 0);
}

/** Returns the rows of one page from a page of each query; exported for its test. */
export function mergePages<T>(
  pages: readonly Page<Timed<T>>[],
  starts: readonly (Cursor | null)[],
  size: number,
  ascending: boolean,
): Page<T> {
  const sign = ascending ? 1 : -1;
  const found = pages.flatMap(({ rows, places }, from) =>
    rows.map((timed, index) => ({ ...timed, from, place: places[index] ?? null })),
  );
  // Rows of one moment stay in the order of their queries.
  const ordered = found.toSorted((one, other) => sign * (one.time - other.time));
  const reached = [...starts];
  const shown = ordered.slice(0, size).map(({ row, from, place }) => {
    reached[from] = place;
    return { row, place: { values: [...reached], id: '' } };
  });
  const hasMore = ordered.length > size || pages.some(({ next }) => next !== null);
  const places = shown.map(({ place }) => place);
  return {
    rows: shown.map(({ row }) => row),
    places,
    next: hasMore ? (places.at(-1) ?? null) : null,
  };
}

function startOf(after: Cursor | null, index: number): Cursor | null {
  // `mergePages` made it.
  return (after?.values[index] ?? null) as Cursor | null;
}

function isAscending([first]: MergedQuery): boolean {
  return first?.orderBy.direction === 'asc';
}

/** The pages of the Journal. */
export const JOURNAL_SOURCE: PageSource<MergedQuery> = {
  listen: listenMergedPage,
  count: countMerged,
};
