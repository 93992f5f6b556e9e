/*
 * Text search: each document lists the beginnings of its words, and a query finds the documents that list a typed word.
 */

/** A single letter finds nothing. */
const SHORTEST = 2;
/** We look up a longer word by its first ten characters. */
const LONGEST = 10;

/** The most beginnings that a document lists, however long its texts are. */
export const MAX_SEARCH_WORDS = 250;

/** Marks such as accents, which are separate characters after normalization. */
const MARKS = /\p{M}+/gu;
const WORDS = /[\p{L}\p{N}]+/gu;

/** Returns the longest word, the first of equals; null without any. */
export function longestOf(words: readonly string[]): string | null {
  return words.reduce<string | null>(
    (longest, word) => (longest === null || word.length > longest.length ? word : longest),
    null,
  );
}

/** Returns the words of a search, cut as in the documents; a single letter finds nothing. */
export function searchedWords(typed: string): string[] {
  return wordsOf(typed)
    .filter((word) => word.length >= SHORTEST)
    .map((word) => word.slice(0, LONGEST).join(''));
}

/**
 * Returns the beginnings, 2 to 10 characters long, of the words in texts: each once, and `MAX_SEARCH_WORDS` at most, so
 * the texts that people search for most come first.
 */
export function beginningsIn(texts: readonly string[]): string[] {
  const found = new Set<string>();
  for (const word of texts.flatMap(wordsOf)) {
    for (const beginning of beginningsOf(word)) {
      if (found.size === MAX_SEARCH_WORDS) return [...found];
      found.add(beginning);
    }
  }
  return [...found];
}

/** Returns whether every typed word begins a word of a text. */
export function hasEveryBeginning(text: string, typed: string): boolean {
  const beginnings = beginningsIn([text]);
  return searchedWords(typed).every((word) => beginnings.includes(word));
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
  // Longest first, so that a full list still has the whole word.
  return lengths.map((length) => word.slice(0, length).join(''));
}
