import { lazy } from '../lazy.ts';

const order = lazy(() => new Intl.Collator('en-US', { numeric: true }));

/** What a category or a fund that does not exist is called. */
export const UNKNOWN = 'Unknown';

/** Compares names for sorting: case makes no difference, and 9 comes before 10. */
export function compareNames(one: string, other: string): number {
  return order().compare(one, other);
}
