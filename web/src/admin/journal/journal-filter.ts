import { isEmailAddress, normalizeEmail } from '@pa-ledger/domain/people/email';
import { HISTORY_WITHOUT_PAYMENTS } from '@pa-ledger/domain/expenses/history';
import { wordsOf } from '@pa-ledger/domain/ledger/journal';
import { isCalendarDate } from '@pa-ledger/domain/time/dates';
import type { MergedQuery } from './merged-pages.ts';
import type { Filter, RowQuery } from '../../data/row-query.ts';
import { dayEnd, dayStart } from '@pa-ledger/domain/time/day-start';
import type { FilterParts } from '../shared/lists/list-address.ts';
import { journalMessages } from '../shared/journal/journal-messages.ts';

/** What the Journal is filtered by; '' filters nothing. */
export interface JournalFilter {
  readonly text: string;
  /** A person's email address. */
  readonly person: string;
  /** The collection of what was changed; `expenses` for the histories of expenses. */
  readonly kind: string;
  /** The first and the last day, `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
}

export const NO_FILTER: JournalFilter = { text: '', person: '', kind: '', from: '', to: '' };

/** A longer text finds nothing. */
export const MAX_TEXT_LENGTH = 100;

const EXPENSES = 'expenses';

const NOT_OF_PAYMENTS: Filter = { field: 'what', op: 'in', value: HISTORY_WITHOUT_PAYMENTS };

/** How the address says the filter. */
export const JOURNAL_FILTER: FilterParts<JournalFilter> = {
  text: ['q', (value) => value.length <= MAX_TEXT_LENGTH],
  person: ['person', isEmailAddress],
  kind: ['kind', (value) => Object.hasOwn(journalMessages.subjects, value)],
  from: ['from', isCalendarDate],
  to: ['to', isCalendarDate],
};

/**
 * Returns the queries whose rows are the Journal: of the journal, and of all expenses' histories. Of several
 * words the server searches for the longest.
 * @param among the collections whose entries a person may read; null for all. The rules ask for it in the query.
 */
export function journalQueries(
  { text, person, kind, from, to }: JournalFilter,
  direction: RowQuery['orderBy']['direction'],
  timeZone: string,
  among: readonly string[] | null = null,
): MergedQuery {
  const common: Filter[] = [];
  const word = longestOf(wordsOf(text));
  if (word !== undefined) common.push({ field: 'words', op: 'array-contains', value: word });
  if (isCalendarDate(from)) {
    common.push({ field: 'at', op: '>=', value: { momentMs: dayStart(from, timeZone) } });
  }
  if (isCalendarDate(to)) {
    common.push({ field: 'at', op: '<', value: { momentMs: dayEnd(to, timeZone) } });
  }
  const orderBy = { field: 'at', direction } as const;
  const by = (field: string): Filter[] =>
    person === '' ? [] : [{ field, op: '==', value: normalizeEmail(person) }];
  const ofAll: Filter[] = among === null ? [] : [{ field: 'collection', op: 'in', value: among }];
  const ofKind: Filter[] = kind === '' ? ofAll : [{ field: 'collection', op: '==', value: kind }];
  const journal: RowQuery = {
    collection: 'journal',
    filters: [...ofKind, ...by('by.email'), ...common],
    orderBy,
  };
  const historiesOf = (which: Filter[]): RowQuery => ({
    collection: '*/history',
    filters: [...which, ...by('by'), ...common],
    orderBy,
  });
  if (kind === EXPENSES) return [historiesOf([])];
  if (kind !== '') return [journal];
  // A payment is an entry of the journal and of each history that it pays: told once, unless words find only one of them.
  return [journal, historiesOf(word === undefined ? [NOT_OF_PAYMENTS] : [])];
}

/** Returns whether an entry with these words has every word that was typed. */
export function hasAllWords(words: readonly string[], text: string): boolean {
  return wordsOf(text).every((word) => words.includes(word));
}

function longestOf(words: readonly string[]): string | undefined {
  return words.toSorted((one, other) => other.length - one.length)[0];
}
