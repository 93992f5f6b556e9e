import type { ReadDocument } from '../../../data/documents.ts';
import type { Failure } from '../../../data/failure.ts';
import type { Cursor, Page } from '../../../data/row-query.ts';
import { firstOf } from '../records/first-of.ts';
import type { PageSource } from './useServerPages.ts';

/** Rows that are read at once. */
const ROWS_AT_ONCE = 500;

/** A list that is read to its end. */
interface WholeList<Query, Row, Line> {
  readonly source: PageSource<Query>;
  readonly query: Query;
  readonly read: ReadDocument<Row>;
  /** What is kept of a row. */
  readonly linesOf: (row: Row) => readonly Line[];
  /** Is told how many rows have been read so far. */
  readonly onRead?: (count: number) => void;
  /** Ends it after the page that is being read. */
  readonly signal?: AbortSignal;
}

/** Reads a list page by page to its end, and returns what is kept of its rows. */
export async function readOn<Query, Row, Line>(
  list: WholeList<Query, Row, Line>,
): Promise<readonly Line[] | Failure> {
  const { source, query, read, linesOf, onRead, signal } = list;
  const lines: Line[] = [];
  let count = 0;
  let after: Cursor | null = null;
  do {
    const place: { readonly size: number; readonly after: Cursor | null } = {
      size: ROWS_AT_ONCE,
      after,
    };
    // Each page begins where the one before ends.
    const page: Page<Row> | Failure = await firstOf((onChange) =>
      source.listen(query, place, read, onChange),
    );
    if ('why' in page) return page;
    for (const row of page.rows) lines.push(...linesOf(row));
    count += page.rows.length;
    onRead?.(count);
    after = page.next;
  } while (after !== null && signal?.aborted !== true);
  return lines;
}
