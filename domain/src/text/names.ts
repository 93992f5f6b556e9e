/** What a category or a fund that cannot be found is called. */
export const UNKNOWN = 'Unknown';

/** In the order in which people look names up: case makes no difference and 9 comes before 10. */
export const compareNames = new Intl.Collator('en-US', { numeric: true }).compare;
