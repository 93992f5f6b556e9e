import { longestOf, searchedWords, searchWordFor } from './search-words.ts';

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
