import { HISTORY_WITHOUT_PAYMENTS } from '@pa-ledger/domain/expenses/history';
import { describe, expect, it } from 'vitest';
import { choiceIn, searchFor } from '../shared/lists/list-address.ts';
import { JOURNAL_OF_BOOKS } from '@pa-ledger/domain/people/places';
import { SUBJECTS } from '../shared/journal/subjects.ts';
import { hasAllWords, JOURNAL_FILTER, journalQueries, NO_FILTER } from './journal-filter.ts';

const ZONE = 'America/New_York';

const NO_PAYMENTS = { field: 'what', op: 'in', value: HISTORY_WITHOUT_PAYMENTS };

describe('the queries of the Journal', () => {
  it('are of the journal and of all histories, without what both say of a payment', () => {
    const queries = journalQueries(NO_FILTER, 'desc', ZONE);
    const orderBy = { field: 'at', direction: 'desc' };
    expect(queries).toEqual([
      { collection: 'journal', filters: [], orderBy },
      { collection: '*/history', filters: [NO_PAYMENTS], orderBy },
    ]);
  });

  it.each([
    ['expenses', ['*/history']],
    ['funds', ['journal']],
  ])('are one for the kind %s', (kind, collections) => {
    const queries = journalQueries({ ...NO_FILTER, kind }, 'asc', ZONE);
    expect(queries.map(({ collection }) => collection)).toEqual(collections);
  });

  it("ask for a person by the place where each keeps the author, and for the school's days", () => {
    const filter = {
      ...NO_FILTER,
      person: 'Ruth@Example.com',
      from: '2026-11-20',
      to: '2026-11-21',
    };
    const days = [
      { field: 'at', op: '>=', value: { momentMs: Date.parse('2026-11-20T00:00:00-05:00') } },
      { field: 'at', op: '<', value: { momentMs: Date.parse('2026-11-22T00:00:00-05:00') } },
    ];
    const [journal, histories] = journalQueries(filter, 'desc', ZONE);
    const ruth = { op: '==', value: 'ruth@example.com' };
    expect(journal?.filters).toEqual([{ field: 'by.email', ...ruth }, ...days]);
    expect(histories?.filters).toEqual([NO_PAYMENTS, { field: 'by', ...ruth }, ...days]);
  });

  it('search for the longest word; the others are looked for in what came', () => {
    const [journal] = journalQueries({ ...NO_FILTER, text: ' Bake SALE, cookies ' }, 'desc', ZONE);
    expect(journal?.filters).toEqual([{ field: 'words', op: 'array-contains', value: 'cookies' }]);
    expect(hasAllWords(['bake', 'sale', 'cookies'], 'Bake SALE, cookies')).toBe(true);
    expect(hasAllWords(['bake', 'cookies'], 'Bake SALE, cookies')).toBe(false);
    expect(hasAllWords([], ' ')).toBe(true);
  });
});

it('the address keeps the filter, and nothing that is no filter', () => {
  const filter = { ...NO_FILTER, kind: 'funds', person: 'ruth@example.com', text: 'sale' };
  const sort = { by: 'date', direction: 'asc' } as const;
  const search = searchFor(JOURNAL_FILTER, { filter, sort });
  expect(search).toBe('?q=sale&person=ruth%40example.com&kind=funds&sort=date-asc');
  expect(choiceIn(JOURNAL_FILTER, search)).toEqual({ filter, sort });
  expect(choiceIn(JOURNAL_FILTER, '?kind=admins&person=ruth').filter).toEqual(NO_FILTER);
});

describe('for those who may read only the books', () => {
  const among = JOURNAL_OF_BOOKS;
  const ofBooks = { field: 'collection', op: 'in', value: among };

  it('the query names the collections, unless a kind is chosen', () => {
    const [all] = journalQueries(NO_FILTER, 'desc', ZONE, among);
    expect(all?.filters).toEqual([ofBooks]);
    const [funds] = journalQueries({ ...NO_FILTER, kind: 'funds' }, 'desc', ZONE, among);
    expect(funds?.filters).toEqual([{ field: 'collection', op: '==', value: 'funds' }]);
  });

  it('these are all that Activity knows but those with addresses', () => {
    const withAddresses = ['settings', 'people', 'donors', 'letters'];
    const books = Object.keys(SUBJECTS).filter((name) => !withAddresses.includes(name));
    expect(among.toSorted()).toEqual(books.toSorted());
    // The most that a query may name.
    expect(among.length).toBeLessThanOrEqual(30);
  });
});
