import type { FlagField } from './field.ts';

/** What is archived is offered for nothing new; its name stays wherever it was used (docs/behaviour.md, 'Archive'). */
export const ARCHIVED = {
  label: 'Archived',
  kind: 'flag',
  required: false,
  whenEmpty: 'leftOut',
  hint: 'Not offered for anything new. Whatever used it keeps it.',
} as const satisfies FlagField;

/** Returns whether something is offered where a person chooses. */
export function isInUse({ archived }: { readonly archived?: boolean }): boolean {
  return archived !== true;
}

/** Returns an order in which what is archived comes last. */
export function inUseFirst<Row extends { readonly archived?: boolean }>(
  compare: (one: Row, other: Row) => number,
): (one: Row, other: Row) => number {
  return (one, other) => Number(!isInUse(one)) - Number(!isInUse(other)) || compare(one, other);
}
