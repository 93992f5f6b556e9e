import { ERRORS } from './errors.ts';
import { SCHEMA_VERSION } from './schema-version.ts';

/** The header in which every answer of the API names the version of the data that the server works with. */
export const VERSION_HEADER = 'X-Data-Version';

/** What a page says that is older than the server. */
export const PAGE_OUTDATED =
  'This page is older than the data. Reload it and try again; what you typed is kept.';

/**
 * Why a page that was refused has to be loaded again before the same can work: it is older than the server, or the
 * server says that all of the app is older than the data.
 * @param serverVersion the answer's `X-Data-Version`; null if it has none.
 * @param error the answer's `error`.
 * @returns a sentence for the person; null if loading the page again would change nothing.
 */
export function outdatedSentence(serverVersion: string | null, error: unknown): string | null {
  if (Number(serverVersion) > SCHEMA_VERSION) return PAGE_OUTDATED;
  return error === ERRORS.dataNewer.message ? error : null;
}
