import { cents, type Cents } from '@pa-ledger/domain/money/money';
import { useEffect, useState } from 'react';
import type { ReadDocument } from '../../../data/documents.ts';
import { LOADING, type AsyncState, type OnChange, type Stop } from '../../../data/async-state.ts';
import type { Failure } from '../../../data/failure.ts';
import { listenPage } from '../../../data/listen.ts';
import type { Cursor, Page, RowQuery } from '../../../data/row-query.ts';
import { data } from '../../../data/source.ts';
import { PAGE_SIZES, type PagingState } from './usePageOf.ts';

/** What the server has counted or added up, and of which query. */
interface Figure {
  readonly of: string;
  readonly value: number;
}

interface Position {
  /** Where each page up to this one starts; null for the first. */
  readonly starts: readonly (Cursor | null)[];
  readonly size: number;
  /** The query that the position belongs to, as text. */
  readonly of: string;
  /** Whether to go to the next page as soon as this one says where it starts. */
  readonly goesToNext?: boolean;
}

/** How the pages of a list are found; a constant. @typeParam Query JSON can hold it. */
export interface PageSource<Query> {
  readonly listen: <Row>(
    query: Query,
    page: { readonly size: number; readonly after: Cursor | null },
    read: ReadDocument<Row>,
    onChange: OnChange<Page<Row>>,
  ) => Stop;
  readonly count: (query: Query) => Promise<number | Failure>;
  /** What all rows add up to; a list without it has no sum. */
  readonly sum?: (query: Query) => Promise<Cents | Failure>;
}

/** A list of entries, each with an amount. */
export const ENTRIES: PageSource<RowQuery> = {
  listen: (query, page, read, onChange) => listenPage({ ...query, ...page }, read, onChange),
  count: (query) => data.countRows(query),
  sum: (query) => data.sumRows(query, 'amount'),
};

export interface ServerPages<Row> {
  readonly rows: AsyncState<readonly Row[]>;
  /** What all rows add up to, whichever page is shown; null while it is not known. */
  readonly sum: Cents | null;
  readonly paging: PagingState;
  readonly retry: () => void;
}

/**
 * Returns a large list page by page: the server sorts, filters and counts, and the current page is live.
 * @param query another one starts at its first page.
 * @param read must be the same function at every call.
 */
export function useServerPages<Row>(query: RowQuery, read: ReadDocument<Row>): ServerPages<Row> {
  return usePagesOf(ENTRIES, query, read);
}

/** Returns the same of a list that is more than one query. */
export function usePagesOf<Query, Row>(
  source: PageSource<Query>,
  query: Query,
  read: ReadDocument<Row>,
): ServerPages<Row> {
  const of = JSON.stringify(query);
  const [saved, setPosition] = useState<Position>({ starts: [null], size: PAGE_SIZES[0], of });
  const position = saved.of === of ? saved : { starts: [null], size: saved.size, of };
  const [attempt, setAttempt] = useState(0);
  const { starts, size } = position;
  const page = starts.length - 1;
  const request = JSON.stringify({ of, size, after: starts.at(-1), attempt });

  const [result, setResult] = useState<{
    readonly request: string;
    readonly state: AsyncState<Page<Row>>;
  }>();
  const [counted, setCounted] = useState<Figure>();
  const [summed, setSummed] = useState<Figure>();
  useEffect(() => {
    const { of: queryText, ...rest } = JSON.parse(request) as {
      // Both were written just above.
      readonly of: string;
      readonly size: number;
      readonly after: Cursor | null;
    };
    const { size: pageSize, after } = rest;
    const listed = JSON.parse(queryText) as Query;
    return source.listen(listed, { size: pageSize, after }, read, (state) => {
      setResult({ request, state });
      if (state.status === 'ready') {
        setPosition((now) => (isAt(now, after) ? positionAfter(now, state.value) : now));
      }
    });
  }, [source, request, read]);

  const state = result?.request === request ? result.state : LOADING;
  const shown = state.status === 'ready' ? state.value : null;
  const rowsShown = shown?.rows;
  useEffect(() => {
    // After the rows, which people wait for; and again when they change, because somebody may have added some.
    if (rowsShown === undefined) return undefined;
    let current = true;
    const show = (set: (figure: Figure) => void) => (answer: unknown) => {
      if (current && typeof answer === 'number') set({ of, value: answer });
    };
    const listed = JSON.parse(of) as Query;
    // They reject when their code does not load; the page itself then says so.
    void source.count(listed).then(show(setCounted), show(setCounted));
    void source.sum?.(listed).then(show(setSummed), show(setSummed));
    return () => {
      current = false;
    };
  }, [source, of, rowsShown]);

  const count = counted?.of === of ? counted.value : null;
  // Until the page is loaded, the count says how long it is, so that neither the text nor the buttons flicker.
  const left = (count ?? 0) - page * size;
  return {
    rows: state.status === 'ready' ? { status: 'ready', value: state.value.rows } : state,
    sum: summed?.of === of ? cents(summed.value) : null,
    retry: () => setAttempt((number) => number + 1),
    paging: {
      page,
      size,
      shown: shown?.rows.length ?? Math.max(0, Math.min(size, left)),
      count,
      hasNext: shown === null ? left > size : shown.next !== null,
      onPage(next) {
        if (next < page) setPosition({ starts: starts.slice(0, next + 1), size, of });
        else if (shown?.next) setPosition({ ...position, starts: [...starts, shown.next] });
        else if (shown === null) setPosition({ ...position, goesToNext: true });
      },
      onSize: (next) => setPosition({ starts: [null], size: next, of }),
    },
  };
}

/** Returns the position after its page was loaded; mostly the same one. */
function positionAfter<Row>(position: Position, { rows, next }: Page<Row>): Position {
  const { starts, size, of, goesToNext } = position;
  // The last row of a later page was deleted: the page before it is the last one now.
  if (starts.length > 1 && rows.length === 0) return { starts: starts.slice(0, -1), size, of };
  if (goesToNext !== true) return position;
  return { starts: next === null ? starts : [...starts, next], size, of };
}

function isAt({ starts }: Position, start: Cursor | null): boolean {
  return JSON.stringify(starts.at(-1)) === JSON.stringify(start);
}
