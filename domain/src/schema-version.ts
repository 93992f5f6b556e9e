/**
 * The version of the stored data that this program reads and writes. The document `schema/version` says which version
 * the data is.
 *
 * To change what's stored (a field's meaning, a document's id, a collection), raise this number and, in the same change,
 * add a migration to `ops/migrate/migrations.ts` and put the number into `firestore.rules`; a test holds them equal.
 *
 * A field that may be absent, and whose absence means what it meant before, needs none of this.
 */
export const SCHEMA_VERSION = 1;

/**
 * How the stored data relates to this program. `older` ends with a migration, `upgrading` with the end of a migration or
 * a restore, `newer` with an update of the program. Only `current` data is read or written.
 */
export type DataState = 'current' | 'older' | 'newer' | 'upgrading';

/** The unchecked fields of `schema/version`; null or undefined when there's no such document. */
type VersionDocument = Readonly<Record<string, unknown>> | null | undefined;

/**
 * Returns the version in `schema/version`; 0 without such a document, as in a project that nothing has begun yet.
 * @returns null for one that this program can't read: a newer program wrote it.
 */
export function dataVersionOf(document: VersionDocument): number | null {
  if (document == null) return 0;
  const { version } = document;
  return Number.isSafeInteger(version) && Number(version) >= 1 ? Number(version) : null;
}

/** Returns the state of the data. `underWay` is in the document while a migration or a restore changes the data. */
export function dataStateOf(document: VersionDocument): DataState {
  const version = dataVersionOf(document);
  if (version === null || version > SCHEMA_VERSION) return 'newer';
  if (document != null && 'underWay' in document) return 'upgrading';
  return version < SCHEMA_VERSION ? 'older' : 'current';
}

/** The header of every API answer with the server's data version. */
export const VERSION_HEADER = 'X-Data-Version';

/**
 * Returns why a refused request can't work until a reload: the page is older than the server, or the whole app is older
 * than the data.
 * @param serverVersion the answer's `X-Data-Version`; null if it has none.
 * @param code the answer's `code`.
 * @returns the name of the sentence for the person; null if a reload wouldn't help.
 */
export function outdatedBecause(
  serverVersion: string | null,
  code: unknown,
): 'outdated' | 'dataNewer' | null {
  if (Number(serverVersion) > SCHEMA_VERSION) return 'outdated';
  return code === 'dataNewer' ? code : null;
}
