import type { Expense } from './expense.ts';
import { referenceOf } from './reference.ts';

/*
 * How expenses are found by text: each document lists the beginnings of its words, and a query finds the documents that
 * list the typed word.
 */

const SHORTEST = 2;
/** A longer word is found by its first ten characters. */
const LONGEST = 10;

/** The most beginnings that a document lists; the fields that people search for most come first. */
export const MAX_SEARCH_WORDS = 250;

/** Marks such as accents, which are separate characters after normalization. */
const MARKS = /\p{M}+/gu;
const WORDS = /[\p{L}\p{N}]+/gu;

/** Returns the beginnings, 2 to 10 characters long, of the words by which an expense is found. */
export function searchWordsOf(
  expense: Pick<Expense, 'id' | 'category' | 'payment'> & {
    readonly submission: Pick<Expense['submission'], 'name' | 'email' | 'paidTo' | 'description'>;
  },
): string[] {
  const { id, category, payment, submission } = expense;
  const checkNumber = payment?.checkNumber ?? '';
  const reference = referenceOf(id);
  const texts = [
    // Also without its hyphen, as people may type it.
    reference.replace('-', ''),
    reference,
    checkNumber,
    checkNumber.replace(/\W/g, ''),
    submission.name,
    submission.paidTo,
    submission.email,
    category,
    submission.description,
  ];
  const found = new Set<string>();
  for (const word of texts.flatMap(wordsOf)) {
    for (const beginning of beginningsOf(word)) {
      if (found.size === MAX_SEARCH_WORDS) return [...found];
      found.add(beginning);
    }
  }
  return [...found];
}

/**
 * Returns the word that the query looks for: the longest that was typed.
 * @returns null when nothing was typed that can be found.
 */
export function searchWordFor(typed: string): string | null {
  return searchedWords(typed).reduce<string | null>(
    (longest, word) => (longest === null || word.length > longest.length ? word : longest),
    null,
  );
}

/** Returns whether an expense with these search words has every word that was typed. */
export function matchesSearch(searchWords: readonly string[], typed: string): boolean {
  return searchedWords(typed).every((word) => searchWords.includes(word));
}

/** Returns the words of a search, cut as in the documents; a single letter finds nothing. */
function searchedWords(typed: string): string[] {
  return wordsOf(typed)
    .filter((word) => word.length >= SHORTEST)
    .map((word) => word.slice(0, LONGEST).join(''));
}

/** Returns the words of a text as lists of characters, in lower case and without accents. */
function wordsOf(text: string): string[][] {
  const plain = text.normalize('NFKD').replace(MARKS, '').toLowerCase();
  return Array.from(plain.matchAll(WORDS), ([word]) => Array.from(word));
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
