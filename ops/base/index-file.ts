import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A field of an index, in the file and in Google's answers alike. */
export interface IndexField {
  readonly fieldPath: string;
  readonly order?: string;
  readonly arrayConfig?: string;
}

/** An index of firestore.indexes.json. */
export interface WantedIndex {
  readonly collectionGroup: string;
  readonly queryScope: string;
  readonly fields: readonly IndexField[];
}

/** A field whose indexes differ from those that Firestore makes by itself. */
export interface WantedOverride {
  readonly collectionGroup: string;
  readonly fieldPath: string;
}

/** Reads the composite indexes of firestore.indexes.json in a folder. */
export function readIndexes(root: string): readonly WantedIndex[] {
  return readFile(root).indexes;
}

/** Reads the fields with their own indexes in a folder's firestore.indexes.json. */
export function readOverrides(root: string): readonly WantedOverride[] {
  return readFile(root).fieldOverrides;
}

function readFile(root: string) {
  // Our own file, in the deploy tool's format.
  return JSON.parse(readFileSync(path.join(root, 'firestore.indexes.json'), 'utf8')) as {
    readonly indexes: readonly WantedIndex[];
    readonly fieldOverrides: readonly WantedOverride[];
  };
}
