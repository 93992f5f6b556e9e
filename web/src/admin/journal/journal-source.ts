import { countMerged, listenMergedPage, type MergedQuery } from './merged-pages.ts';
import { firstOf } from '../shared/records/first-of.ts';
import type { Failure } from '../../data/failure.ts';
import type { Cursor, Page } from '../../data/row-query.ts';
import { readListed, type ListedEntry } from '../shared/journal/entry-view.ts';
import type { PageSource } from '../shared/lists/useServerPages.ts';

/** The pages of the Journal. */
export const JOURNAL_SOURCE: PageSource<MergedQuery> = {
  listen: listenMergedPage,
  count: countMerged,
};

/** Entries that are read at once for a file. */
const FILE_PAGE_SIZE = 500;

/**
 * Reads all entries, page by page.
 * @param onRead is told how many have been read so far.
 * @param signal ends it after the page that is being read.
 */
export async function readAllEntries(
  queries: MergedQuery,
  onRead: (count: number) => void,
  signal: AbortSignal,
): Promise<readonly ListedEntry[] | Failure> {
  const entries: ListedEntry[] = [];
  let after: Cursor | null = null;
  do {
    // Each page begins where the one before ends.
    const page: Page<ListedEntry> | Failure = await readPage(queries, after);
    if ('why' in page) return page;
    entries.push(...page.rows);
    onRead(entries.length);
    after = page.next;
  } while (after !== null && !signal.aborted);
  return entries;
}

function readPage(
  queries: MergedQuery,
  after: Cursor | null,
): Promise<Page<ListedEntry> | Failure> {
  return firstOf((onChange) =>
    listenMergedPage(queries, { size: FILE_PAGE_SIZE, after }, readListed, onChange),
  );
}
