import type { Administrator } from '../people/administrator.ts';
import type { Instant } from '../time/dates.ts';
import type { Amendment } from './amendment.ts';

/** The fields of a document as they are stored, `version` included. */
export type StoredFields = Readonly<Record<string, unknown>>;

/** A document that has a journal. */
export interface JournalPlace {
  /** For example `settings`. */
  readonly collection: string;
  /** The document's id. */
  readonly document: string;
}

/** A document before and after its change; null means that there is no document. */
export type Change =
  | { readonly before: StoredFields | null; readonly after: StoredFields }
  | { readonly before: StoredFields; readonly after: null };

export type JournalKind =
  | 'created'
  | 'changed'
  | 'deleted'
  /** Begins the journal of what sample data writes: `before` and `by` are null. */
  | 'takenOver'
  /** A migration changed it: `by` is null. */
  | 'upgraded'
  /** What need not be kept of it was removed: `by` is null. */
  | 'redacted';

/**
 * A journal entry: who changed what and when, before and after. It is stored in the commit of the change, and nobody
 * can change it later, administrators included.
 * @typeParam Time how the writer gives the moment: `Instant` outside the database.
 */
export interface JournalEntry<Time = Instant> extends JournalPlace {
  /** The document's version after the change. A deletion counts as a version too. */
  readonly version: number;
  readonly by: Administrator | null;
  readonly at: Time;
  readonly kind: JournalKind;
  readonly before: StoredFields | null;
  readonly after: StoredFields | null;
  /** The words that find it; `journalWords` says which. */
  readonly words: readonly string[];
  /** Of a change of a line after the budget of its year was adopted. */
  readonly amendment?: Amendment;
  /** The id of the entry that caused this one in the same commit. Only functions write it. */
  readonly cause?: string;
}

/** Returns the id of the entry for a version, so that each version has one entry. */
export function journalIdOf({
  collection,
  document,
  version,
}: JournalPlace & Pick<JournalEntry, 'version'>): string {
  return [collection, document, version].join('~');
}

/** Returns the entry of a change. `firestore.rules` requires exactly this. */
export function journalEntry<Time>(
  { collection, document }: JournalPlace,
  change: Change,
  by: Administrator,
  at: Time,
  amendment?: Amendment,
): JournalEntry<Time> {
  const { before, after } = change;
  const version = after === null ? storedVersion(change.before) + 1 : storedVersion(after);
  const kind = kindOf(change);
  const words = journalWords(before, after);
  const entry = { collection, document, version, by, at, kind, before, after, words };
  return amendment === undefined ? entry : { ...entry, amendment };
}

/** Returns the version of a document; 0 if it doesn't exist. */
export function storedVersion(fields: StoredFields | null): number {
  const version = fields?.['version'];
  return typeof version === 'number' ? version : 0;
}

function kindOf({ before, after }: Change): JournalKind {
  if (after === null) return 'deleted';
  return before === null ? 'created' : 'changed';
}

/** The fields whose words find a change, and the ids by which it is found from its category, its fund and its account. */
const SEARCHED = [
  'code',
  'name',
  'description',
  'reference',
  'paidTo',
  'payee',
  'checkNumber',
  'categoryId',
  'fundId',
  'adjustmentReason',
  'fromFundId',
  'toFundId',
  'accountId',
  'fromAccountId',
  'toAccountId',
];

/** The fields of a document. */
type Fields = Readonly<Record<string, unknown>>;

/**
 * What separates words: ASCII but its letters and digits, the signs of Latin-1, and general and CJK punctuation. Fixed ranges, because `firestore.rules` splits in the same way, and two engines may know
 * different letters.
 */
const SEPARATORS = /[^0-9A-Za-z\u00C0-\u1FFF\u2070-\u2FFF\u3040-\u{10FFFF}]+/u;

/**
 * Returns the words by which the journal finds a change: those of the document before and after it, each once.
 * `firestore.rules` requires exactly these of an entry.
 */
export function journalWords(before: Fields | null, after: Fields | null): string[] {
  const texts = [before, after].flatMap((fields) => SEARCHED.map((name) => fields?.[name]));
  const words = texts.flatMap((text) => (typeof text === 'string' ? wordsOf(text) : []));
  return [...new Set(words)];
}

/** Returns the words of a text as the journal stores them: only A to Z become small, as in `firestore.rules`. */
export function wordsOf(text: string): string[] {
  return text
    .replace(/[A-Z]+/gu, (capitals) => capitals.toLowerCase())
    .split(SEPARATORS)
    .filter((word) => word !== '');
}
