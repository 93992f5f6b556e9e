import { isStatementId } from '../bank/statement.ts';
import type { ReceiptClaim } from '../expenses/expense.ts';
import { isExpenseId } from '../expenses/reference.ts';
import type { Person } from '../people/person.ts';
import type { Instant } from '../time/dates.ts';
import { isDocumentId, membersOf } from '../untyped.ts';

/*
 * Papers are what administrators add to a record that's already there: an invoice, a check's photo, the bank's statement.
 * They're apart from the record, so adding one changes nothing in it, and a closed year can still get one.
 */

/** The collections whose records have papers. */
export const PAPER_COLLECTIONS = [
  'revenueItems',
  'manualExpenses',
  'transfers',
  'deposits',
  'statements',
  'expenses',
] as const;
export type PaperCollection = (typeof PAPER_COLLECTIONS)[number];

/** A record that has papers. */
export interface PaperPlace {
  readonly collection: PaperCollection;
  /** The record's id. */
  readonly id: string;
}

/** The file as the browser describes it, in one of the record's slots. */
export type PaperClaim = Omit<ReceiptClaim, 'statement'>;

/**
 * A paper. Its hash names its bytes, even after a restore gave the file another generation.
 * @typeParam Time how the writer stores the time: `Instant` outside the database.
 */
export interface Paper<Time = Instant> extends PaperClaim {
  /** What Cloud Storage says the bytes' MD5 is, so that a check needn't read them. */
  readonly md5: string;
  readonly by: Person;
  readonly at: Time;
  /** Set if its year was closed, or a meeting had ratified it, when the paper was added. */
  readonly late?: true;
}

/** A document of `papers`. Its id is `paperOwner`'s. */
export interface Papers<Time = Instant> {
  /** In the order in which they were added. */
  readonly papers: readonly Paper<Time>[];
  /** The slots of those that were removed: no other file gets one, so a late request can't bring one back. */
  readonly removed: readonly number[];
  readonly version: number;
}

/** Returns a record's id in `papers`, which is its folder in Cloud Storage too. */
export function paperOwner({ collection, id }: PaperPlace): string {
  return `${collection}~${id}`;
}

/** Returns the record of an id that `paperOwner` made; null for any other text. */
export function paperPlace(owner: unknown): PaperPlace | null {
  if (typeof owner !== 'string') return null;
  const collection = PAPER_COLLECTIONS.find((name) => owner.startsWith(`${name}~`));
  if (collection === undefined) return null;
  const id = owner.slice(collection.length + 1);
  return PAPER_ID_CHECKS[collection](id) ? { collection, id } : null;
}

/** What an id of each collection can be. */
export const PAPER_ID_CHECKS: Readonly<Record<PaperCollection, (id: string) => boolean>> = {
  revenueItems: isDocumentId,
  manualExpenses: isDocumentId,
  transfers: isDocumentId,
  deposits: isExpenseId,
  statements: isStatementId,
  expenses: isExpenseId,
};

/** Returns the papers in a stored document; none where there's no document. */
export function papersIn<Time = Instant>(fields: unknown): Papers<Time> {
  // Only `manage-papers.ts` and a redaction write it.
  const { papers = [], removed = [], version = 0 } = membersOf(fields) as Partial<Papers<Time>>;
  return { papers, removed, version };
}
