/**
 * The version of the stored data that this program reads and writes. The document `schema/version` says which version
 * the data are of; `npm run migrate` takes them from one version to the next.
 *
 * Whoever changes what is stored (a field's meaning, a document's id, a collection) raises this number in the same
 * change and adds:
 *
 * 1. `ops/migrations/to-version-N.ts` with the steps that take the data here, each of which may be interrupted;
 * 2. `tests/fixtures/archives/version-(N-1)-*.zip`, exported by the code before the change, committed first;
 * 3. the number in `firestore.rules` and in `ops/checks/check-version.ts`; tests hold both equal to this one.
 *
 * A field that may be absent, and whose absence means what it meant before, needs none of this.
 */
export const SCHEMA_VERSION = 10;

/** The version of data without `schema/version`, which version 2 introduced. */
export const FIRST_VERSION = 1;

/**
 * How the stored data relate to this program. `older` and `upgrading` end with a migration; `newer` ends when the
 * program is updated. Only `current` data are read or written.
 */
export type DataState = 'current' | 'older' | 'newer' | 'upgrading';

/** The unchecked fields of `schema/version`; null or undefined when there is no such document. */
type VersionDocument = Readonly<Record<string, unknown>> | null | undefined;

/**
 * Returns the version in `schema/version`.
 * @returns null for one that this program cannot read: a newer program wrote it.
 */
export function dataVersionOf(document: VersionDocument): number | null {
  if (document == null) return FIRST_VERSION;
  const { version } = document;
  return Number.isSafeInteger(version) && Number(version) >= FIRST_VERSION ? Number(version) : null;
}

/** Returns the state of the data. `underWay` is in the document while a migration or a restore changes the data. */
export function dataStateOf(document: VersionDocument): DataState {
  const version = dataVersionOf(document);
  if (version === null || version > SCHEMA_VERSION) return 'newer';
  if (document != null && 'underWay' in document) return 'upgrading';
  return version < SCHEMA_VERSION ? 'older' : 'current';
}
