import { publicMessages } from './public-messages.ts';
import { SCHEMA_VERSION } from './schema-version.ts';

/** The header of every API answer with the data version that the server works with. */
export const VERSION_HEADER = 'X-Data-Version';

/** What a page says when it is older than the server. */
export const PAGE_OUTDATED =
  'This page is older than the data. Reload it and try again; what you typed is kept.';

/**
 * Returns why a page must be reloaded before a refused request can work: the page is older than the server, or the
 * whole app is older than the data.
 * @param serverVersion the answer's `X-Data-Version`; null if it has none.
 * @param code the answer's `code`.
 * @returns a sentence for the person; null if a reload would change nothing.
 */
export function outdatedSentence(serverVersion: string | null, code: unknown): string | null {
  if (Number(serverVersion) > SCHEMA_VERSION) return PAGE_OUTDATED;
  return code === 'dataNewer' ? publicMessages.dataNewer : null;
}
