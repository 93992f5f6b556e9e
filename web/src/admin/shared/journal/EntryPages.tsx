import { EmptyState, LoadFailure, TabSkeleton } from '../frame/LoadState.tsx';
import { Paging } from '../lists/Paging.tsx';
import type { ServerPages } from '../lists/useServerPages.ts';
import { EntryList } from './EntryList.tsx';
import type { EntryView } from './entry-view.ts';

interface EntryPagesProps<Row> {
  readonly name: string;
  readonly pages: ServerPages<Row>;
  /** What the list shows of the rows of a page. */
  readonly viewsOf: (rows: readonly Row[]) => readonly EntryView[];
  /** What it says when it shows nothing. */
  readonly empty: string;
}

/** Entries page by page, with their loading, empty and error states. */
export function EntryPages<Row>({ name, pages, viewsOf, empty }: EntryPagesProps<Row>) {
  const { rows, paging, retry } = pages;
  if (rows.status === 'error') return <LoadFailure failure={rows.failure} onRetry={retry} />;
  const entries = rows.status === 'ready' ? viewsOf(rows.value) : [];
  return (
    <div aria-busy={rows.status === 'loading' || undefined}>
      {rows.status === 'loading' && <TabSkeleton soFar={rows.soFar} />}
      {rows.status === 'ready' && entries.length === 0 && <EmptyState>{empty}</EmptyState>}
      {entries.length > 0 && <EntryList name={name} entries={entries} />}
      <Paging {...paging} />
    </div>
  );
}
