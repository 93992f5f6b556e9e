/**
 * Returns the query of a link with the year of this page, for links between pages that have years. A file of its own,
 * because every page loads it; what is no year there, such as all years, is kept as it is, and shown as the present one.
 */
export function keepYear(search: string, next = ''): string {
  const year = /[?&](year=(?:\d+|all))(?=&|$)/.exec(search)?.[1];
  return year === undefined ? next : `?${year}${next.replace('?', '&')}`;
}
