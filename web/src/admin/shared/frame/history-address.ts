/** What is of the address's query: `history=funds~main` opens a History, `history=funds` what was deleted there. */
const PARAM = 'history';

/** The state of the browser's entry at which a page has opened a History: Back leads to that page. */
export const OPENED_HERE = { openedHere: true };

/** What a History is of. */
export interface HistoryPlace {
  readonly collection: string;
  /** The document's id; null for the deleted documents of the collection. */
  readonly document: string | null;
}

/** Returns the query that opens a History over the page that has this query. */
export function historySearch(search: string, collection: string, document?: string): string {
  const query = new URLSearchParams(search);
  query.set(PARAM, document === undefined ? collection : `${collection}~${document}`);
  return `?${query.toString()}`;
}

/** Returns which History a query opens; null for none. */
export function historyIn(search: string): HistoryPlace | null {
  const [collection = '', ...document] = (new URLSearchParams(search).get(PARAM) ?? '').split('~');
  if (collection === '') return null;
  // The id of a beginning balance has the sign too.
  return { collection, document: document.length === 0 ? null : document.join('~') };
}

/** Returns the query of the page behind a History. */
export function withoutHistory(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(PARAM);
  return query.size === 0 ? '' : `?${query.toString()}`;
}
