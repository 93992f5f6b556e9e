import type { Amendment } from '@pa-ledger/domain/ledger/amendment';
import { type CollectionName, type Fields, SERVER_TIME, versionOf } from './documents.ts';
import type { Failure } from './failure.ts';

/**
 * A change of one document, based on the loaded version. `fields` has all of its fields except the version. A deleted
 * document can be created again: its version continues from the deletion's.
 */
export type Write = (
  | {
      readonly kind: 'create';
      readonly in: CollectionName;
      readonly id: string;
      readonly fields: Fields;
    }
  | {
      readonly kind: 'update';
      readonly in: CollectionName;
      readonly id: string;
      readonly version: number;
      readonly fields: Fields;
    }
  | {
      readonly kind: 'remove';
      readonly in: CollectionName;
      readonly id: string;
      readonly version: number;
    }
) & {
  /** For a change of an adopted budget. */
  readonly amendment?: Amendment | undefined;
};

/** The reason for a conflict: the document's current state, null if someone deleted it. */
export interface Conflict {
  readonly id: string;
  readonly current: Fields | null;
}

export type WriteResult =
  | { readonly ok: true }
  | (Failure & { readonly conflicts: readonly Conflict[] });

/**
 * The most writes in one commit. Production allows a commit 20 look-ups by the rules. As `firestore.rules` counts them, five
 * documents with their entries take 18, and six would take 21.
 */
export const MAX_WRITES = 5;

/**
 * Compares a write with the document's current state.
 * @returns 'done' for a write committed earlier whose answer was lost; 'open' for one that can be committed; otherwise the
 * conflict.
 */
export function stateOf(write: Write, current: Fields | null): 'done' | 'open' | Conflict {
  if (isDone(write, current)) return 'done';
  const isOpen =
    current === null
      ? write.kind === 'create'
      : write.kind !== 'create' && versionOf(current) === write.version;
  return isOpen ? 'open' : { id: write.id, current };
}

function isDone(write: Write, current: Fields | null): boolean {
  if (write.kind === 'remove') return current === null;
  if (current === null) return false;
  if (write.kind === 'update' && versionOf(current) !== write.version + 1) return false;
  return Object.entries(write.fields).every(
    ([key, value]) =>
      value === SERVER_TIME || value === undefined || sameValue(current[key], value),
  );
}

/** Whether two values of documents are equal: numbers, strings, lists in order, maps in any order. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) {
    return false;
  }
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && sameValue(one[key], other[key]))
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
