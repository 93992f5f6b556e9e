/** What is no year there, such as all years, is kept as it is, and shown as the present one. */
const YEAR = /[?&](year=(?:\d+|all))(?=&|$)/;

/**
 * Returns the query of a link with the year of this page, so that the chosen year holds until another is chosen; one that the
 * link names itself stays. A file of its own, because every page loads it.
 */
export function keepYear(search: string, next = ''): string {
  const year = YEAR.exec(search)?.[1];
  return year === undefined || YEAR.test(next) ? next : `?${year}${next.replace('?', '&')}`;
}

/** Returns the address of a link within the panel with the year of this page in its query. */
export function keepYearIn(search: string, address: string): string {
  const at = address.search(/\?|$/);
  return `${address.slice(0, at)}${keepYear(search, address.slice(at))}`;
}
