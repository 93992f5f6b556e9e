import { loadNeeded } from '../../../app/missing-code.ts';
import { failureOf } from '../../../data/firestore/failure-of.ts';
import { listenPage } from '../../../data/listen.ts';
import { data } from '../../../data/source.ts';
import type { PageSource } from '../../shared/lists/useServerPages.ts';
import { AMOUNT, isServed, type ExpenseQuery } from '../expense-filter.ts';
import { searchNote } from './search-note.ts';

/** The pages of the submitted expenses. A text is searched in the contacts too, by code that loads with the first one. */
export const EXPENSE_SOURCE: PageSource<ExpenseQuery> = {
  listen(query, page, read, onChange) {
    searchNote.set('');
    if (query.text === '') return listenPage({ ...query, ...page }, read, onChange);
    const listening = loadSearch().then(
      (searched) => searched.listen(query, page, read, onChange),
      (error: unknown) => onChange({ status: 'error', failure: failureOf(error) }),
    );
    return () => void listening.then((stop) => stop?.());
  },
  count: async (query) =>
    query.text === '' ? data.countRows(query) : (await loadSearch()).count(query),
  sum: async (query) =>
    query.text === '' && isServed(query)
      ? data.sumRows(query, AMOUNT)
      : (await loadSearch()).sum(query),
};

async function loadSearch(): Promise<Required<typeof EXPENSE_SOURCE>> {
  return (await loadNeeded(() => import('./contact-search.ts'))).SEARCHED_EXPENSES;
}
