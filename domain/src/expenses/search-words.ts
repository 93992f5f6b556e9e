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
