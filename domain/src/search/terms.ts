import { isNumber, parseDollars } from '../money/money.ts';
import { dayInCell, monthInCell } from '../sheets/days.ts';
import { searchedWords } from '../text/words.ts';
import { amountWord, dayWord, dollarsWord, monthWord, yearlyWord, yearWord } from './facts.ts';

/** What a part of a search may mean: the words of which a record has one. */
export type Term = readonly string[];

/** A longer text finds nothing more; what's behind isn't read. */
export const MAX_SEARCH_LENGTH = 100;

/** The most words that a day is typed in: `Sep 14, 2026`. */
const LONGEST_DAY = 3;

const YEAR = /^20\d{2}$/;
const MONTH_AND_DAY = /^(?<month>0?[1-9]|1[0-2])\/(?<day>0?[1-9]|[12]\d|3[01])$/;
/** `Oct 4`, of any year. */
const NAMED_DAY = /^\p{L}+\.? \d{1,2}$/u;
/** What people put before a check's number: `check 1042`. */
const BEFORE_NUMBER = /^(?:checks?|chk|ck|number|no|#)[.:]?$/i;
/** Signs of an amount, which no word has. */
const AMOUNT_SIGNS = /[$.,]/;

/**
 * Returns what a typed text looks for: days (`9/14/2026`, `Sep 14, 2026`, `9/14`, `Sep 14`, `September 2026`, `2026`), amounts
 * (`84.35`, or `$1,249` with any cents), and words. A record is found that has all of them.
 */
export function searchTermsOf(typed: string): readonly Term[] {
  const parts = typed.slice(0, MAX_SEARCH_LENGTH).split(/\s+/u).filter(Boolean);
  const terms: Term[] = [];
  let next = 0;
  for (const [at, part] of parts.entries()) {
    if (at < next || (BEFORE_NUMBER.test(part) && /^#?\d/.test(parts[at + 1] ?? ''))) continue;
    const [length, day] = dayAt(parts, at);
    if (day === null) terms.push(...termsOf(part));
    else terms.push(length === 1 ? [...day, ...plainWords(part)] : day);
    next = at + length;
  }
  return terms;
}

/** Returns the day that begins at a part, and in how many parts it's typed. */
function dayAt(parts: readonly string[], at: number): readonly [length: number, day: Term | null] {
  for (let length = LONGEST_DAY; length > 0; length--) {
    const text = parts.slice(at, at + length).join(' ');
    const day = at + length > parts.length ? null : dayTerm(text);
    if (day !== null) return [length, day];
  }
  return [1, null];
}

function dayTerm(text: string): Term | null {
  const day = dayInCell(text);
  if (day !== null) return [dayWord(day)];
  const month = monthInCell(text);
  if (month !== null) return [monthWord(month.slice(0, 4), month.slice(5))];
  // A leap year has every day.
  const named = NAMED_DAY.test(text) ? dayInCell(`${text}, 2024`) : null;
  if (named !== null) return [yearlyWord(named.slice(5, 7), named.slice(8))];
  const yearly = MONTH_AND_DAY.exec(text)?.groups;
  if (yearly === undefined) return null;
  const { month: number = '', day: date = '' } = yearly;
  return [yearlyWord(number.padStart(2, '0'), date.padStart(2, '0'))];
}

/** `20260914` may be a check's number as well. */
function plainWords(part: string): Term {
  return /^\d+$/.test(part) ? meaningsOf(part) : [];
}

function termsOf(part: string): readonly Term[] {
  if (isNumber(part)) {
    const meanings = meaningsOf(part);
    if (meanings.length > 0) return [meanings];
  }
  return searchedWords(part).map((word) => [word]);
}

/** What a number may mean: an amount, a year, or a word such as a check's number. */
function meaningsOf(number: string): Term {
  const amount = parseDollars(number);
  return [
    ...(amount === null ? [] : [number.includes('.') ? amountWord(amount) : dollarsWord(amount)]),
    ...(YEAR.test(number) ? [yearWord(number)] : []),
    ...(AMOUNT_SIGNS.test(number) ? [] : searchedWords(number)),
  ];
}

/**
 * Returns the term to look for among all records, which most likely finds the fewest: an amount or a day if there's one, else
 * the longest word. The others are compared with what it finds.
 * @returns null if there's nothing to look for.
 */
export function rarestOf(terms: readonly Term[]): Term | null {
  return terms.reduce<Term | null>(
    (best, term) => (best === null || rarityOf(term) > rarityOf(best) ? term : best),
    null,
  );
}

/** An amount and a whole day are rarer than any word, and a term is as frequent as its most frequent meaning. */
function rarityOf(term: Term): number {
  return Math.min(
    ...term.map((word) => (/^\$|^@\d{4}-\d{2}-/.test(word) ? LONGEST_RARITY : word.length)),
  );
}

/** Above the length of any word. */
const LONGEST_RARITY = 20;

/** Returns whether a record with these words has one of each term. */
export function hasTerms(
  words: Readonly<Record<string, unknown>>,
  terms: readonly Term[],
): boolean {
  return terms.every((term) => term.some((word) => Object.hasOwn(words, word)));
}
