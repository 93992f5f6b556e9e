import { hasEveryBeginning, longestOf, searchedWords } from '@pa-ledger/domain/text/words';
import { LONGEST_LINE, type SearchEntry } from '@pa-ledger/domain/search/entries';
import { nameKeyOf } from '@pa-ledger/domain/people/same-person';
import { storedAs } from '../../../data/documents.ts';
import { listenPage } from '../../../data/listen.ts';
import type { Page } from '../../../data/row-query.ts';
import { firstOf } from './first-of.ts';
import { entriesWithWord } from './search-query.ts';

/** As many of the latest entries are asked for; the rules give a hundred at once. */
const ENTRIES = 50;

/** The most names that are proposed at once. */
const NAMES = 8;

/** What names someone we paid. */
const KINDS: readonly string[] = ['payments', 'manualExpenses'];

/**
 * Finds those we paid whose name has words that begin like those typed, whoever was paid last first: in what search knows of
 * payments and manual expenses, by the longest typed word.
 */
export async function findPayees(typed: string): Promise<readonly string[]> {
  const word = longestOf(searchedWords(typed));
  if (word === null) return [];
  const page = await firstOf<Page<SearchEntry>>((onChange) =>
    listenPage(
      { ...entriesWithWord(word), size: ENTRIES, after: null },
      (_id, fields) => storedAs<SearchEntry>(fields),
      onChange,
    ),
  );
  if ('why' in page) return [];
  const names = page.rows.flatMap(({ kind, title }) =>
    // A line of full length may be cut.
    KINDS.includes(kind) && title.length < LONGEST_LINE && hasEveryBeginning(title, typed)
      ? [title]
      : [],
  );
  // The latest spelling of each.
  const spellings = [...Map.groupBy(names, nameKeyOf).values()];
  return spellings.flatMap(([latest = '']) => latest).slice(0, NAMES);
}
