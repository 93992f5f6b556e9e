import { lazy } from '../lazy.ts';

/**
 * Returns a comparison by text, code unit by code unit, for days, ids, and keys. For names that people read, use
 * `compareNames`.
 */
export function byText<T>(textOf: (one: T) => string): (one: T, other: T) => number {
  return (one, other) => {
    const [text, otherText] = [textOf(one), textOf(other)];
    if (text === otherText) return 0;
    return text < otherText ? -1 : 1;
  };
}

const order = lazy(() => new Intl.Collator('en-US', { numeric: true }));

/** The name for a category or fund that doesn't exist. */
export const UNKNOWN = 'Unknown';

/** Compares names for sorting: ignores case, and puts 9 before 10. */
export function compareNames(one: string, other: string): number {
  return order().compare(one, other);
}
