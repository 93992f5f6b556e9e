/** What a category or a fund that does not exist is called. */
export const UNKNOWN = 'Unknown';

/** Compares names for sorting: case makes no difference, and 9 comes before 10. */
export const compareNames = new Intl.Collator('en-US', { numeric: true }).compare;
