import { submitterMark } from './contact-words.ts';
import type { Contact, Expense } from './expense.ts';
import { referenceOf } from './reference.ts';
import { LONGEST, SHORTEST, wordsOf } from './search-words.ts';

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
