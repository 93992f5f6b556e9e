import type { Contact, Expense } from './expense.ts';
import { referenceOf } from './reference.ts';

/*
 * Text search for expenses: each document lists the beginnings of its words, and a query finds the documents that list
 * the typed word.
 */

/** A single letter finds nothing. */
const SHORTEST = 2;
/** We look up a longer word by its first ten characters. */
const LONGEST = 10;

/** Marks such as accents, which are separate characters after normalization. */
const MARKS = /\p{M}+/gu;
const WORDS = /[\p{L}\p{N}]+/gu;

/**
 * Returns the word that the query looks for: the longest typed one.
 * @returns null if the text has nothing to search for.
 */
export function searchWordFor(typed: string): string | null {
  return longestOf(searchedWords(typed));
}

/** Returns the longest word, the first of equals; null without any. */
function longestOf(words: readonly string[]): string | null {
  return words.reduce<string | null>(
    (longest, word) => (longest === null || word.length > longest.length ? word : longest),
    null,
  );
}

/** Returns whether an expense with these search words has every typed word. */
export function matchesSearch(searchWords: readonly string[], typed: string): boolean {
  return searchedWords(typed).every((word) => searchWords.includes(word));
}

/** Returns the words of a search, cut as in the documents; a single letter finds nothing. */
export function searchedWords(typed: string): string[] {
  return wordsOf(typed)
    .filter((word) => word.length >= SHORTEST)
    .map((word) => word.slice(0, LONGEST).join(''));
}

/** Returns the words of a text as lists of characters, in lower case and without accents. */
function wordsOf(text: string): string[][] {
  const plain = text.normalize('NFKD').replace(MARKS, '').toLowerCase();
  return Array.from(plain.matchAll(WORDS), ([word]) => Array.from(word));
}

/*
 * Search by a submitter's email address: the contact lists the address's words, and expenses list only the submitter's
 * mark.
 */

/** Returns the mark that finds a submitter's expenses. No typed word can equal it, because words have no `~`. */
export function submitterMark(submitterId: string): string {
  return `~${submitterId}`;
}

/**
 * Returns the word that the contact query looks for: from the part before `@`, since many addresses share a host; else
 * the longest.
 * @returns null if the text has nothing to search for.
 */
export function contactWordFor(typed: string): string | null {
  const name = /\S*(?=@)/.exec(typed)?.[0] ?? '';
  return longestOf(searchedWords(name)) ?? searchWordFor(typed);
}

/** The most beginnings that a document lists; the fields that people search for most come first. */
export const MAX_SEARCH_WORDS = 250;

/**
 * Returns the beginnings, 2 to 10 characters long, of an expense's search words. None come from the contact; the
 * submitter's mark finds those expenses.
 */
export function searchWordsOf(
  expense: Pick<Expense, 'id' | 'category' | 'payment' | 'submitterId'> & {
    readonly submission: Pick<
      Expense['submission'],
      'name' | 'paidTo' | 'invoiceNumber' | 'description'
    >;
  },
): string[] {
  const { id, category, payment, submission, submitterId } = expense;
  const checkNumber = payment?.checkNumber ?? '';
  const { invoiceNumber = '' } = submission;
  const reference = referenceOf(id);
  const texts = [
    // Also without its hyphen, as people may type it.
    reference.replace('-', ''),
    reference,
    checkNumber,
    checkNumber.replace(/\W/g, ''),
    invoiceNumber,
    // Also without separators.
    invoiceNumber.replace(/[^\p{L}\p{N}]/gu, ''),
    submission.name,
    submission.paidTo,
    category,
    submission.description,
  ];
  const mark = submitterId === null ? [] : [submitterMark(submitterId)];
  return [...mark, ...beginningsIn(texts)].slice(0, MAX_SEARCH_WORDS);
}

/** Returns the beginnings, 2 to 10 characters long, of the words in texts. */
function beginningsIn(texts: readonly string[]): string[] {
  const found = new Set<string>();
  for (const word of texts.flatMap(wordsOf)) {
    for (const beginning of beginningsOf(word)) {
      if (found.size === MAX_SEARCH_WORDS) return [...found];
      found.add(beginning);
    }
  }
  return [...found];
}

/** Returns the beginnings of a contact's search words. */
export function contactWordsOf({ email }: Pick<Contact, 'email'>): string[] {
  return beginningsIn([email]);
}

function beginningsOf(word: readonly string[]): string[] {
  const longest = Math.min(word.length, LONGEST);
  const lengths = Array.from(
    { length: Math.max(0, longest - SHORTEST + 1) },
    (_, at) => longest - at,
  );
  // Longest first, so that a full list still has the whole word.
  return lengths.map((length) => word.slice(0, length).join(''));
}
