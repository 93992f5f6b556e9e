import type { Expense } from '../expenses/expense.ts';
import { referenceOf } from '../expenses/reference.ts';

/*
 * How expenses are found by text: each document lists the beginnings of its words, and the database finds the
 * documents that list a word as it was typed.
 */

const SHORTEST = 2;
/** A longer word is found by its first ten characters. */
const LONGEST = 10;

/** No document lists more; what comes first is what people search for first. */
export const MAX_SEARCH_WORDS = 250;

/** Marks such as accents, which are characters of their own once the letters are taken apart. */
const MARKS = /\p{M}+/gu;
const WORDS = /[\p{L}\p{N}]+/gu;

/** The beginnings, 2 to 10 characters long, of the words by which an expense is found. */
export function searchWordsOf(
  expense: Pick<Expense, 'id' | 'category'> & {
    readonly submission: Pick<Expense['submission'], 'name' | 'email' | 'paidTo' | 'description'>;
  },
): string[] {
  const { id, category, submission } = expense;
  const reference = referenceOf(id);
  const texts = [
    // Also as it is typed without its hyphen.
    reference.replace('-', ''),
    reference,
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
 * The one word that the database looks for: the longest of what was typed, which tells most.
 * @returns null when nothing was typed that could be found.
 */
export function searchWordFor(typed: string): string | null {
  return searchedWords(typed).reduce<string | null>(
    (longest, word) => (longest === null || word.length > longest.length ? word : longest),
    null,
  );
}

/** Whether an expense that lists these words has every word that was typed. */
export function matchesSearch(searchWords: readonly string[], typed: string): boolean {
  return searchedWords(typed).every((word) => searchWords.includes(word));
}

/** The words of a search, cut as the lists are; a single letter finds nothing. */
function searchedWords(typed: string): string[] {
  return wordsOf(typed)
    .filter((word) => word.length >= SHORTEST)
    .map((word) => word.slice(0, LONGEST).join(''));
}

/** The words of a text as lists of characters: lower case, without accents. */
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
  // The longest first, so that a full list still finds the whole word.
  return lengths.map((length) => word.slice(0, length).join(''));
}
