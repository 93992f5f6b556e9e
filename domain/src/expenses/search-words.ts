import type { Contact, Expense } from './expense.ts';
import { referenceOf } from './reference.ts';

/*
 * How expenses are found by text: each document lists the beginnings of its words, and a query finds the documents that
 * list the typed word.
 */

/** A single letter finds nothing. */
export const SHORTEST = 2;
/** A longer word is found by its first ten characters. */
export const LONGEST = 10;

/** Marks such as accents, which are separate characters after normalization. */
const MARKS = /\p{M}+/gu;
const WORDS = /[\p{L}\p{N}]+/gu;

/**
 * Returns the word that the query looks for: the longest that was typed.
 * @returns null when nothing was typed that can be found.
 */
export function searchWordFor(typed: string): string | null {
  return longestOf(searchedWords(typed));
}

/** Returns the longest word, of equally long ones the first; null if there is none. */
export function longestOf(words: readonly string[]): string | null {
  return words.reduce<string | null>(
    (longest, word) => (longest === null || word.length > longest.length ? word : longest),
    null,
  );
}

/** Returns whether an expense with these search words has every word that was typed. */
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
export function wordsOf(text: string): string[][] {
  const plain = text.normalize('NFKD').replace(MARKS, '').toLowerCase();
  return Array.from(plain.matchAll(WORDS), ([word]) => Array.from(word));
}

/*
 * How a submitter is found by the e-mail address: its words lie with the contact, and the expenses have a mark of the
 * submitter instead.
 */

/** Returns by what the expenses of a submitter are found. No typed word is the same: it holds no sign. */
export function submitterMark(submitterId: string): string {
  return `~${submitterId}`;
}

/**
 * Returns the word that the query for contacts looks for: of a typed address one of its name, since many have the same
 * host; else the longest.
 * @returns null when nothing was typed that can be found.
 */
export function contactWordFor(typed: string): string | null {
  const name = /\S*(?=@)/.exec(typed)?.[0] ?? '';
  return longestOf(searchedWords(name)) ?? searchWordFor(typed);
}

/** The most beginnings that a document lists; the fields that people search for most come first. */
export const MAX_SEARCH_WORDS = 250;

/**
 * Returns the beginnings, 2 to 10 characters long, of the words by which an expense is found. None is of the contact:
 * who is found by theirs is found in the expenses by the mark of the submitter.
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
    // Also without what is between its parts.
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

/** Returns the beginnings of the words by which a submitter's contact is found. */
export function contactWordsOf({ email }: Pick<Contact, 'email'>): string[] {
  return beginningsIn([email]);
}

function beginningsOf(word: readonly string[]): string[] {
  const longest = Math.min(word.length, LONGEST);
  const lengths = Array.from(
    { length: Math.max(0, longest - SHORTEST + 1) },
    (_, at) => longest - at,
  );
  // The longest first, so that a full list still contains the whole word.
  return lengths.map((length) => word.slice(0, length).join(''));
}
