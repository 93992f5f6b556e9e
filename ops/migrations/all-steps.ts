import { STEPS_TO_2 } from './0002/steps.ts';
import { STEPS_TO_3 } from './0003/steps.ts';
import type { MigrationStep } from './migration.ts';

/** The steps to each version from the one before. */
export const STEPS_TO: ReadonlyMap<number, readonly MigrationStep[]> = new Map([
  [2, STEPS_TO_2],
  [3, STEPS_TO_3],
]);

/** Returns the steps from a data version to this program's, in order. */
export function stepsFrom(version: number): readonly MigrationStep[] {
  return [...STEPS_TO].filter(([to]) => to > version).flatMap(([, steps]) => steps);
}
