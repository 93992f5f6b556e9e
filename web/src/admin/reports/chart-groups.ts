import type { Cents } from '@pa-ledger/domain/money/money';

/** A group of two bars. */
export interface ChartGroup {
  readonly id: string;
  readonly name: string;
  readonly amounts: readonly [Cents, Cents];
}

/** The most groups that a chart shows. */
export const MOST_GROUPS = 12;

/** Returns the groups with the largest amounts, in their original order. */
export function largestGroups(groups: readonly ChartGroup[]): readonly ChartGroup[] {
  const largest = new Set(
    groups.toSorted((one, other) => sizeOf(other) - sizeOf(one)).slice(0, MOST_GROUPS),
  );
  return groups.filter((group) => largest.has(group));
}

function sizeOf({ amounts }: ChartGroup): number {
  return Math.max(...amounts.map(Math.abs));
}
