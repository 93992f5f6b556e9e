import { lazy } from '../lazy.ts';

/**
 * Returns what sorts things by a text as it is written, code unit by code unit: days, ids and keys. Names that people read sort
 * by `compareNames`.
 */
export function byText<T>(textOf: (one: T) => string): (one: T, other: T) => number {
  return (one, other) => {
    const [text, otherText] = [textOf(one), textOf(other)];
    if (text === otherText) return 0;
    return text < otherText ? -1 : 1;
  };
}

const order = lazy(() => new Intl.Collator('en-US', { numeric: true }));

/** What a category or a fund that does not exist is called. */
export const UNKNOWN = 'Unknown';

/** Compares names for sorting: case makes no difference, and 9 comes before 10. */
export function compareNames(one: string, other: string): number {
  return order().compare(one, other);
}
