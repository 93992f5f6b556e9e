import type { Person } from '../people/person.ts';
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
  /** Begins the journal of older sample data, which nobody entered: `before` and `by` are null. */
  | 'takenOver'
  /** A migration changed it: `by` is null. */
  | 'upgraded'
  /** A redaction removed what we needn't keep: `by` is null. */
  | 'redacted';

/**
 * A journal entry: who changed what and when, before and after. It's stored in the change's own commit, and no one can
 * change it later, not even administrators.
 * @typeParam Time how the writer stores the time: `Instant` outside the database.
 */
export interface JournalEntry<Time = Instant> extends JournalPlace {
  /** The document's version after the change. A deletion counts as a version too. */
  readonly version: number;
  /** Null if no person of the panel did: see the kinds; and for a change of `people` by the terminal program. */
  readonly by: Person | null;
  readonly at: Time;
  readonly kind: JournalKind;
  readonly before: StoredFields | null;
  readonly after: StoredFields | null;
  /** The words that find it (`journalWords`). */
  readonly words: readonly string[];
  /** For a change of a line of an adopted budget. */
  readonly amendment?: Amendment;
  /** The id of the entry that caused this one in the same commit. Only functions write it. */
  readonly cause?: string;
}

/** Returns a version's entry id, so that each version has one entry. */
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
  by: Person | null,
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

/** The fields whose words find a change, including the ids of its category, fund, and account. */
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
  'donor',
];

/** The fields of a document. */
type Fields = Readonly<Record<string, unknown>>;

/**
 * What separates words: ASCII except letters and digits, Latin-1 symbols, and general and CJK punctuation. Fixed
 * ranges, because `firestore.rules` splits the same way, and two engines may know different letters.
 */
const SEPARATORS = /[^0-9A-Za-z\u00C0-\u1FFF\u2070-\u2FFF\u3040-\u{10FFFF}]+/u;

/**
 * Returns the words that find a change: those of the document before and after, without repeats. `firestore.rules`
 * requires exactly these.
 */
export function journalWords(before: Fields | null, after: Fields | null): string[] {
  const texts = [before, after].flatMap((fields) => SEARCHED.map((name) => fields?.[name]));
  const words = texts.flatMap((text) => (typeof text === 'string' ? wordsOf(text) : []));
  return [...new Set(words)];
}

/** Returns a text's words as the journal stores them: only A to Z become lowercase, as in `firestore.rules`. */
export function wordsOf(text: string): string[] {
  return text
    .replace(/[A-Z]+/gu, (capitals) => capitals.toLowerCase())
    .split(SEPARATORS)
    .filter((word) => word !== '');
}
