import type { FlagField } from './field.ts';

/**
 * We don't offer archived things for new records, but they keep their name where they're used (docs/behaviour.md,
 * 'Archive').
 */
export const ARCHIVED = {
  label: 'Archived',
  kind: 'flag',
  required: false,
  whenEmpty: 'leftOut',
  hint: 'Not offered for anything new. Whatever used it keeps it.',
} as const satisfies FlagField;

/** Returns whether we offer something as a choice. */
export function isInUse({ archived }: { readonly archived?: boolean }): boolean {
  return archived !== true;
}

/** Returns an order with archived things last. */
export function inUseFirst<Row extends { readonly archived?: boolean }>(
  compare: (one: Row, other: Row) => number,
): (one: Row, other: Row) => number {
  return (one, other) => Number(!isInUse(one)) - Number(!isInUse(other)) || compare(one, other);
}
