import { pairId } from '../ledger/cells.ts';
import type { Contact, Expense, Reclassification } from './expense.ts';
import { categoryText, isChangeOpen } from './expense-lines.ts';
import { beginningsIn, longestOf, MAX_SEARCH_WORDS, searchedWords } from '../text/words.ts';
import { referenceOf } from './reference.ts';

/**
 * Returns the word that the query looks for: the longest typed one.
 * @returns null if the text has nothing to search for.
 */
export function searchWordFor(typed: string): string | null {
  return longestOf(searchedWords(typed));
}

/** Returns whether an expense with these search words has every typed word. */
export function matchesSearch(searchWords: readonly string[], typed: string): boolean {
  return searchedWords(typed).every((word) => searchWords.includes(word));
}

/*
 * Search by a submitter's email address: the contact lists the address's words, and expenses list only the submitter's
 * mark.
 */

/** Returns the mark that finds a submitter's expenses. No typed word can equal it, because words have no `~`. */
export function submitterMark(submitterId: string): string {
  return `~${submitterId}`;
}

/** Returns the mark that finds the expenses whose open step an approver can decide. */
export function approverMark(email: string): string {
  return `~@${email.toLowerCase()}`;
}

/** Returns the mark that finds the expenses with a line in a category, now or before a reclassification. */
export function categoryMark(categoryId: string): string {
  return `~c~${categoryId}`;
}

/** Returns the mark that finds the expenses with a line in both; a fund of null stands for none. */
export function placeMark(categoryId: string, fundId: string | null): string {
  return `~p~${pairId({ categoryId, fundId })}`;
}

/** Returns the mark that finds the expenses with a line in a fund; null finds those with a line that lacks one. */
export function fundMark(fundId: string | null): string {
  return `~f~${fundId ?? ''}`;
}

/** The mark that finds the paid expenses whose new lines a second person has to confirm. */
export const CHANGE_MARK = '~r';

/**
 * Returns the word that the contact query looks for: from the part before `@`, since many addresses share a host; else
 * the longest.
 * @returns null if the text has nothing to search for.
 */
export function contactWordFor(typed: string): string | null {
  const name = /\S*(?=@)/.exec(typed)?.[0] ?? '';
  return longestOf(searchedWords(name)) ?? searchWordFor(typed);
}

/**
 * Returns the beginnings, 2 to 10 characters long, of an expense's search words. None come from the contact; the
 * submitter's mark finds those expenses. A pending one also has the marks of those who can decide it now.
 */
export function searchWordsOf(
  expense: Pick<Expense, 'id' | 'lines' | 'payment' | 'submitterId' | 'status' | 'steps'> & {
    readonly reclassified: readonly Pick<
      Reclassification,
      'lines' | 'needsConfirmation' | 'confirmed'
    >[];
    readonly submission: Pick<
      Expense['submission'],
      'name' | 'paidTo' | 'invoiceNumber' | 'description'
    >;
  },
): string[] {
  const { id, lines, reclassified, payment, submission, submitterId, status, steps } = expense;
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
    categoryText(expense),
    submission.description,
  ];
  const mark = submitterId === null ? [] : [submitterMark(submitterId)];
  const open = status === 'pending' ? steps.find((step) => step.status === 'open') : undefined;
  const turns = (open?.approvers ?? []).map(approverMark);
  const all = [...lines, ...reclassified.flatMap((former) => former.lines)];
  const places = all.flatMap(({ categoryId, fundId }) => [
    categoryMark(categoryId),
    fundMark(fundId),
    placeMark(categoryId, fundId),
  ]);
  const change = isChangeOpen(expense) ? [CHANGE_MARK] : [];
  const marks = new Set([...mark, ...turns, ...change, ...places]);
  return [...marks, ...beginningsIn(texts)].slice(0, MAX_SEARCH_WORDS);
}

/** Returns the beginnings of a contact's search words. */
export function contactWordsOf({ email }: Pick<Contact, 'email'>): string[] {
  return beginningsIn([email]);
}
