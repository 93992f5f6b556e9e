import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { Failure } from '../base/failure.ts';
import { documentsFile, DOCUMENTS_FOLDER } from './manifest.ts';
import type { Archive } from './read-archive.ts';
import { fieldsFromJson, type Json } from './typed-values.ts';

/** A document of an archive. */
export interface ArchivedDocument {
  /** For example `expenses/id/history/submitted`. */
  readonly path: string;
  /** When it was created in the exported project. */
  readonly stored: Timestamp;
  readonly data: DocumentData;
}

/** Returns the groups of collections in an archive, such as `expenses.history`. */
export function groupsIn({ manifest }: Archive): string[] {
  return manifest.files
    .map(({ name }) => name)
    .filter((name) => name.startsWith(DOCUMENTS_FOLDER))
    .map((name) => name.slice(DOCUMENTS_FOLDER.length, -'.jsonl'.length));
}

/**
 * Returns the documents of a group; those below one document follow each other.
 * @throws Failure for a document that does not belong there.
 */
export async function* documentsIn(
  archive: Archive,
  group: string,
): AsyncGenerator<ArchivedDocument> {
  for await (const line of archive.lines(documentsFile(group))) {
    // A line that is not a document has none of the three.
    const { path = null, stored = null, fields = null } = line as Partial<Record<string, Json>>;
    const at = fieldsFromJson({ at: stored })['at'] as unknown;
    if (typeof path !== 'string' || groupOf(path) !== group || !(at instanceof Timestamp)) {
      throw new Failure(`The archive has a document among ${group} that does not belong there.`);
    }
    yield { path, stored: at, data: fieldsFromJson(fields) };
  }
}

/** Returns the names of the collections in the path; null when the path is not a document's. */
function groupOf(path: string): string | null {
  const parts = path.split('/');
  const whole = parts.length % 2 === 0 && parts.every((part) => !/^(?:|\.\.?|__.*__)$/.test(part));
  return whole ? parts.filter((_part, index) => index % 2 === 0).join('.') : null;
}
