import { failure, type Failure } from '../../../data/failure.ts';
import { listenPage } from '../../../data/listen.ts';
import { data } from '../../../data/source.ts';
import type { PageSource } from '../../shared/lists/useServerPages.ts';
import type { ExpenseQuery } from '../expense-filter.ts';
import { searchNote } from './search-note.ts';

/** The pages of the submitted expenses. A text is searched in the contacts too, by code that loads with the first one. */
export const EXPENSE_SOURCE: PageSource<ExpenseQuery> = {
  listen(query, page, read, onChange) {
    searchNote.set('');
    if (query.text === '') return listenPage({ ...query, ...page }, read, onChange);
    let stop: (() => void) | null = null;
    let stopped = false;
    loadSearch().then(
      (searched) => {
        if (!stopped) stop = searched.listen(query, page, read, onChange);
      },
      () => onChange({ status: 'error', failure: notLoaded() }),
    );
    return () => {
      stopped = true;
      stop?.();
    };
  },
  count: (query) =>
    query.text === ''
      ? data.countRows(query)
      : loadSearch().then((searched) => searched.count(query), notLoaded),
};

function notLoaded(): Failure {
  return failure('offline');
}

async function loadSearch(): Promise<typeof EXPENSE_SOURCE> {
  return (await import('./contact-search.ts')).SEARCHED_EXPENSES;
}
