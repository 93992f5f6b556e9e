import { sumCents, type Cents } from '@pa-ledger/domain/money/money';
import {
  contactWordFor,
  submitterMark,
  searchWordFor,
} from '@pa-ledger/domain/expenses/search-words';
import { storedAs, type Fields } from '../../../data/documents.ts';
import type { Failure } from '../../../data/failure.ts';
import { firstOf } from '../../shared/records/first-of.ts';
import { listenPage } from '../../../data/listen.ts';
import type { Page, RowQuery } from '../../../data/row-query.ts';
import { AMOUNT, isFound, isServed, type ExpenseQuery } from '../expense-filter.ts';
import { data } from '../../../data/source.ts';
import type { PageSource } from '../../shared/lists/useServerPages.ts';
import { contactSearchMessages } from './contact-search-messages.ts';
import { searchNote } from './search-note.ts';
import { readExpense, type ExpenseRow } from '../expense-row.ts';
import { mayNow } from '../../shared/rights/own-person.ts';

/*
 * Contacts lie apart from the expenses, so a text is searched in both: first in the contacts, and then in the expenses for
 * the word itself and for the submitters that were found.
 */

/** The server finds at most 30 values at once, and one is the typed word. */
const MOST_SUBMITTERS = 29;

/** Contacts that are read for one text. Somebody who submits often has many. */
const MOST_CONTACTS = 100;

/** The words of each submitter's contacts. */
type Submitters = ReadonlyMap<string, readonly string[]>;

/** What was found in the contacts. */
interface ContactMatches {
  readonly submitters: Submitters;
  /** Whether more submitters were found than the list can show. */
  readonly more: boolean;
}

/** The pages of the expenses that a text is found in. */
export const SEARCHED_EXPENSES: Required<PageSource<ExpenseQuery>> = {
  listen(query, page, read, onChange) {
    let stopped = false;
    let stop = (): void => undefined;
    void searchContacts(query.text).then((found) => {
      if (stopped) return;
      if ('why' in found) {
        onChange({ status: 'error', failure: found });
        return;
      }
      const { submitters, more } = found;
      if (more) searchNote.set(contactSearchMessages.moreSubmitters);
      const readRow: typeof read = (id, fields) => read(id, withContactWords(fields, submitters));
      stop = listenPage({ ...withSubmitters(query, submitters), ...page }, readRow, onChange);
    });
    return () => {
      stopped = true;
      stop();
    };
  },
  async count(query) {
    const found = await foundFor(query);
    return 'why' in found ? found : data.countRows(withSubmitters(query, found.submitters));
  },
  async sum(query) {
    // What the server doesn't look for is read.
    if (!isServed(query)) return sumOfRead(query);
    const found = await foundFor(query);
    return 'why' in found ? found : data.sumRows(withSubmitters(query, found.submitters), AMOUNT);
  },
};

/** The search of the page that is shown, which its count shares. */
let last: { readonly text: string; readonly found: Promise<ContactMatches | Failure> } | null =
  null;

/** Returns what the shown page has found in the contacts. */
function foundFor({ text }: ExpenseQuery): Promise<ContactMatches | Failure> {
  return last?.text === text ? last.found : searchContacts(text);
}

/** Adds up the expenses that have every word and mark, page by page. */
async function sumOfRead(query: ExpenseQuery): Promise<Cents | Failure> {
  const { readOn } = await import('../../shared/lists/read-on.ts');
  const amounts = await readOn({
    source: SEARCHED_EXPENSES,
    query,
    read: readExpense,
    linesOf: (row) => (isFound(row, query) ? [row.amount] : []),
  });
  return 'why' in amounts ? amounts : sumCents(amounts);
}

/** Finds the submitters whose contacts have a word of the text, as they are now. */
function searchContacts(text: string): Promise<ContactMatches | Failure> {
  const found = findSubmitters(text, MOST_CONTACTS);
  last = { text, found };
  return found;
}

/** Finds the submitters whose contacts have a word of a text. @param size how many contacts are read at most. */
export async function findSubmitters(
  text: string,
  size: number,
): Promise<ContactMatches | Failure> {
  const word = mayNow('readContacts') ? contactWordFor(text) : null;
  if (word === null) return { submitters: new Map(), more: false };
  const page: Page<Submitter> | Failure = await firstOf((onChange) =>
    listenPage({ ...contactsQuery(word), size, after: null }, readSubmitter, onChange),
  );
  if ('why' in page) return page;
  const wordsOf = new Map<string, readonly string[]>();
  for (const { id, words } of page.rows) wordsOf.set(id, [...(wordsOf.get(id) ?? []), ...words]);
  const submitters = new Map([...wordsOf].slice(0, MOST_SUBMITTERS));
  return { submitters, more: submitters.size < wordsOf.size || page.next !== null };
}

/** The contacts that have a word, the latest first. */
export function contactsQuery(word: string): RowQuery {
  return {
    collection: 'contacts',
    filters: [{ field: 'searchWords', op: 'array-contains', value: word }],
    orderBy: { field: 'submittedAt', direction: 'desc' },
  };
}

interface Submitter {
  readonly id: string;
  readonly words: readonly string[];
}

function readSubmitter(_id: string, fields: Fields): Submitter {
  return { id: String(fields['submitterId']), words: wordsIn(fields) };
}

/** Returns the query, also for the expenses of these submitters. */
export function withSubmitters(
  { text, marks: _marks, ...query }: ExpenseQuery,
  found: Submitters,
): RowQuery {
  if (found.size === 0) return query;
  const value = [searchWordFor(text) ?? '', ...[...found.keys()].map(submitterMark)];
  const filters = query.filters.map((filter) =>
    filter.op === 'array-contains'
      ? ({ ...filter, op: 'array-contains-any', value } as const)
      : filter,
  );
  return { ...query, filters };
}

/** Returns the fields as if the words of the contact were among those of the expense. */
function withContactWords(fields: Fields, found: Submitters): Fields {
  const words = found.get(String(fields['submitterId'])) ?? [];
  return { ...fields, searchWords: [...wordsIn(fields), ...words] };
}

/** The words by which an expense or a contact is found. */
function wordsIn(fields: Fields): readonly string[] {
  return storedAs<Partial<Pick<ExpenseRow, 'searchWords'>>>(fields).searchWords ?? [];
}
