import type { Finding } from '@pa-ledger/domain/findings/finding';
import { paperPlace } from '@pa-ledger/domain/papers/paper';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { expenseOfPayment } from '@pa-ledger/domain/payments/recorded-payment';
import { isCalendarDate, type Instant } from '@pa-ledger/domain/time/dates';
import { isFiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import { storedAs, type Fields } from '../../../data/documents.ts';
import { historySearch } from '../frame/history-address.ts';
import { hasPages, recordAddress, type PagedCollection } from '../records/record-address.ts';
import { yearOf } from '../years/useShownYear.ts';
import { yearSearch } from '../years/year-address.ts';
import { authorOf } from './change-messages.ts';
import { comparedFields, type ComparedField } from './compared-fields.ts';
import { entrySentences } from './entry-sentences.ts';
import { actorOf, historyWords } from './history-messages.ts';
import { readHistory, type HistoryRow } from './history-rows.ts';
import { journalMessages } from './journal-messages.ts';
import { readChange, type ChangeRow } from './journal-rows.ts';
import { isSubject, SUBJECTS, type NameOf } from './subjects.ts';

/** An entry as a list shows it, whether it is of the journal or of an expense's history. */
export interface EntryView {
  readonly id: string;
  readonly at: Instant;
  readonly who: string;
  /** The collection of what was changed. */
  readonly collection: string;
  readonly document: string;
  /** What was done, in sentences. */
  readonly messages: readonly string[];
  /** The fields before and after; none of an expense, whose sentences say them. */
  readonly fields: readonly ComparedField[];
  /** Whether it came with the sample data. */
  readonly isSample: boolean;
  /** To what was changed; null where this page knows no place of it. */
  readonly link: EntryLink | null;
}

interface EntryLink {
  readonly to: string;
  readonly label: string;
  /** Of the browser's entry to which it leads. */
  readonly state?: object;
}

/** An entry as it was read, with the words by which it is found. */
export interface ListedEntry {
  readonly id: string;
  readonly words: readonly string[];
  readonly change: ChangeRow | null;
  readonly history: HistoryRow | null;
}

/** Reads an entry of the journal, or, by its path, of an expense's history. */
export function readListed(id: string, fields: Fields): ListedEntry {
  const { words = [] } = storedAs<{ readonly words?: readonly string[] }>(fields);
  return id.includes('/')
    ? { id, words, change: null, history: readHistory(id, fields) }
    : { id, words, change: readChange(id, fields), history: null };
}

/** Returns what a list shows of an entry. */
export function viewOf({ change, history }: ListedEntry, nameOf: NameOf): readonly EntryView[] {
  if (change !== null) return [changeView(change, nameOf)];
  return history === null ? [] : [historyView(history, nameOf)];
}

/** Returns what a list shows of an entry of the journal. */
export function changeView(row: ChangeRow, nameOf: NameOf): EntryView {
  const { id, at, collection, document } = row;
  return {
    id,
    at,
    collection,
    document,
    who: authorOf(row),
    messages: entrySentences(row, nameOf),
    fields: comparedFields(row, nameOf),
    isSample: row.kind === 'takenOver',
    link: linkOf(row),
  };
}

/** A payment is to be seen beside the first of its expenses; a record without a page, or a deleted one, in its list. */
function linkOf(row: ChangeRow): EntryLink | null {
  const { collection, document } = row;
  // Its id is that of the expense and a number.
  if (collection === 'payments') return linkToExpense(document.split('-', 1).join());
  const paper = collection === 'papers' ? paperPlace(document) : null;
  if (paper?.collection === 'expenses') return linkToExpense(paper.id);
  if (paper !== null) return linkToPage(paper.collection, paper.id);
  if (collection === 'findings' && row.after !== null)
    return linkToRecord(storedAs<Finding>(row.after));
  if (hasPages(collection) && row.after !== null) return linkToPage(collection, document);
  return isSubject(collection)
    ? {
        to: `${SUBJECTS[collection].address}${historySearch(pageSearch(row), collection, document)}`,
        label: journalMessages.show(journalMessages.subjects[collection].place),
      }
    : null;
}

/** To the record that a finding is on, where it's answered. */
function linkToRecord({ on: { collection, id } }: Pick<Finding, 'on'>): EntryLink {
  if (collection === 'expenses') return linkToExpense(id);
  return collection === 'payments'
    ? linkToExpense(expenseOfPayment(id))
    : linkToPage(collection, id);
}

function linkToPage(collection: PagedCollection, id: string): EntryLink {
  return {
    to: recordAddress(collection, id),
    label: journalMessages.open(journalMessages.subjects[collection].one),
  };
}

function linkToExpense(id: string): EntryLink {
  return {
    to: `/admin/expenses/${encodeURIComponent(id)}`,
    label: journalMessages.openExpense(referenceOf(id)),
  };
}

/** Returns the query of the list that shows it: of its fiscal year, if it has one or a date. */
function pageSearch({ before, after }: ChangeRow): string {
  const { date, fiscalYear } = after ?? before ?? {};
  if (isFiscalYear(fiscalYear)) return yearSearch(fiscalYear);
  return isCalendarDate(date) ? yearSearch(yearOf(date)) : '';
}

function historyView(row: HistoryRow, nameOf: NameOf): EntryView {
  const { id, at } = row;
  // The path is expenses/{id}/history/{entry}.
  const [, expense = ''] = id.split('/');
  const reference = referenceOf(expense);
  const sentence = historyWords(row, (fund) => nameOf('funds', fund));
  return {
    id,
    at,
    collection: 'expenses',
    document: expense,
    fields: [],
    isSample: false,
    who: actorOf(row),
    messages: [journalMessages.ofExpense(reference, sentence)],
    link: linkToExpense(expense),
  };
}
