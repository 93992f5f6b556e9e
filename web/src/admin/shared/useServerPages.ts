import { useEffect, useState } from 'react';
import type { ReadDocument } from '../../firebase/documents.ts';
import { countRows, listenPage, type Cursor, type Page } from '../../firebase/listen-page.ts';
import { LOADING, type AsyncState } from '../../firebase/async-state.ts';
import type { RowQuery } from '../../firebase/row-query.ts';
import { PAGE_SIZES, type PagingState } from './Paging.tsx';

interface Place {
  /** Where each page up to this one begins; null begins the first. */
  readonly starts: readonly (Cursor | null)[];
  readonly size: number;
  /** The query that the place belongs to, as text. */
  readonly of: string;
  /** The next page is wanted as soon as this one tells where it begins. */
  readonly goesOn?: boolean;
}

export interface ServerPages<Row> {
  readonly rows: AsyncState<readonly Row[]>;
  readonly paging: PagingState;
  readonly retry: () => void;
}

/**
 * A large list page by page: the server sorts, filters and counts, and the page that is shown is live.
 * @param query another one begins at its first page.
 * @param read must be the same function at every call.
 */
export function useServerPages<Row>(query: RowQuery, read: ReadDocument<Row>): ServerPages<Row> {
  const of = JSON.stringify(query);
  const [kept, setPlace] = useState<Place>({ starts: [null], size: PAGE_SIZES[0], of });
  const place = kept.of === of ? kept : { starts: [null], size: kept.size, of };
  const [attempt, setAttempt] = useState(0);
  const { starts, size } = place;
  const page = starts.length - 1;
  const asked = JSON.stringify({ of, size, after: starts.at(-1), attempt });

  const [told, setTold] = useState<{
    readonly asked: string;
    readonly live: AsyncState<Page<Row>>;
  }>();
  const [counted, setCounted] = useState<{ readonly of: string; readonly count: number }>();
  useEffect(() => {
    const { of: queryText, ...rest } = JSON.parse(asked) as {
      // Both were written just above.
      readonly of: string;
      readonly size: number;
      readonly after: Cursor | null;
    };
    const { size: pageSize, after } = rest;
    const rowQuery = JSON.parse(queryText) as RowQuery;
    return listenPage({ ...rowQuery, size: pageSize, after }, read, (live) => {
      setTold({ asked, live });
      if (live.status === 'ready') {
        setPlace((now) => (isAt(now, after) ? moved(now, live.value) : now));
      }
    });
  }, [asked, read]);

  const live = told?.asked === asked ? told.live : LOADING;
  const shown = live.status === 'ready' ? live.value : null;
  useEffect(() => {
    // Counted anew when the page changes, for somebody may have added rows.
    let current = true;
    void countRows(JSON.parse(of) as RowQuery).then((count) => {
      if (current && typeof count === 'number') setCounted({ of, count });
    });
    return () => {
      current = false;
    };
  }, [of, shown?.rows]);

  const count = counted?.of === of ? counted.count : null;
  // Until the page is there, what the count says of it: neither the words nor the buttons flicker.
  const left = (count ?? 0) - page * size;
  return {
    rows: live.status === 'ready' ? { status: 'ready', value: live.value.rows } : live,
    retry: () => setAttempt((number) => number + 1),
    paging: {
      page,
      size,
      shown: shown?.rows.length ?? Math.max(0, Math.min(size, left)),
      count,
      hasNext: shown === null ? left > size : shown.next !== null,
      onPage(next) {
        if (next < page) setPlace({ starts: starts.slice(0, next + 1), size, of });
        else if (shown?.next) setPlace({ ...place, starts: [...starts, shown.next] });
        else if (shown === null) setPlace({ ...place, goesOn: true });
      },
      onSize: (next) => setPlace({ starts: [null], size: next, of }),
    },
  };
}

/** The place after its page was heard of; most times the same one. */
function moved<Row>(place: Place, { rows, next }: Page<Row>): Place {
  const { starts, size, of, goesOn } = place;
  // The last row of a later page has gone: the page before it is the last one now.
  if (starts.length > 1 && rows.length === 0) return { starts: starts.slice(0, -1), size, of };
  if (goesOn !== true) return place;
  return { starts: next === null ? starts : [...starts, next], size, of };
}

function isAt({ starts }: Place, start: Cursor | null): boolean {
  return JSON.stringify(starts.at(-1)) === JSON.stringify(start);
}
