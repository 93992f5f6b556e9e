import type { Administrator } from '../people/administrator.ts';
import type { Instant } from '../time/dates.ts';

/** The fields of a document as they are stored, `version` included. */
export type StoredFields = Readonly<Record<string, unknown>>;

/** A document of the books. */
export interface JournalPlace {
  /** Such as `settings`. */
  readonly collection: string;
  /** The document's id. */
  readonly document: string;
}

/** A document before and after its change; null is a document that is not there. */
export type Change =
  | { readonly before: StoredFields | null; readonly after: StoredFields }
  | { readonly before: StoredFields; readonly after: null };

export type JournalKind =
  | 'created'
  | 'changed'
  | 'deleted'
  /** The document was there when its journal began: `before` and `by` are unknown, so they are null. */
  | 'takenOver';

/**
 * What the journal keeps of a change: who, when, before and after. It is stored in the commit that makes the change,
 * and nobody changes it later, administrators included.
 * @typeParam Time how the writer names the moment: `Instant` outside the database.
 */
export interface JournalEntry<Time = Instant> extends JournalPlace {
  /** The version that the change gave the document. A deletion counts as a version too. */
  readonly version: number;
  readonly by: Administrator | null;
  readonly at: Time;
  readonly kind: JournalKind;
  readonly before: StoredFields | null;
  readonly after: StoredFields | null;
  /** The id of the entry whose change made this one too, in the same commit. Only functions write it. */
  readonly cause?: string;
}

/** Returns the id of a version's entry, so that no version has two. */
export function journalIdOf({
  collection,
  document,
  version,
}: JournalPlace & Pick<JournalEntry, 'version'>): string {
  return [collection, document, version].join('~');
}

/** Returns the entry of a change. `firestore.rules` asks for exactly this. */
export function journalEntry<Time>(
  { collection, document }: JournalPlace,
  change: Change,
  by: Administrator,
  at: Time,
): JournalEntry<Time> {
  const { before, after } = change;
  const version = after === null ? storedVersion(change.before) + 1 : storedVersion(after);
  return { collection, document, version, by, at, kind: kindOf(change), before, after };
}

/** Returns the entry of a document that was there before its journal. */
export function takenOverEntry<Time>(
  { collection, document }: JournalPlace,
  after: StoredFields,
  at: Time,
): JournalEntry<Time> {
  const version = storedVersion(after);
  return { collection, document, version, by: null, at, kind: 'takenOver', before: null, after };
}

/** Returns the version of a document; 0 for one that was stored before there were versions, or is not there. */
export function storedVersion(fields: StoredFields | null): number {
  const version = fields?.['version'];
  return typeof version === 'number' ? version : 0;
}

function kindOf({ before, after }: Change): JournalKind {
  if (after === null) return 'deleted';
  return before === null ? 'created' : 'changed';
}
