/** Two amounts side by side. */
export interface ChartGroup {
  readonly id: string;
  readonly name: string;
  /** In dollars. */
  readonly amounts: readonly [number, number];
}

/** As many as can be taken in at a glance. */
export const MOST_GROUPS = 12;

/** The groups with the largest amounts, in the order in which all of them came. */
export function largestGroups(groups: readonly ChartGroup[]): readonly ChartGroup[] {
  const largest = new Set(
    groups.toSorted((one, other) => sizeOf(other) - sizeOf(one)).slice(0, MOST_GROUPS),
  );
  return groups.filter((group) => largest.has(group));
}

function sizeOf({ amounts }: ChartGroup): number {
  return Math.max(...amounts.map(Math.abs));
}
