import type { MigrationStep } from './migration.ts';
import { STEPS_TO_2 } from './to-version-2.ts';
import { STEPS_TO_4 } from './to-version-4.ts';
import { STEPS_TO_5 } from './to-version-5.ts';
import { STEPS_TO_6 } from './to-version-6.ts';
import { STEPS_TO_7 } from './to-version-7.ts';
import { STEPS_TO_8 } from './to-version-8.ts';
import { STEPS_TO_9 } from './to-version-9.ts';

/** The steps to each version from the one before. */
export const STEPS_TO: ReadonlyMap<number, readonly MigrationStep[]> = new Map([
  [2, STEPS_TO_2],
  // Nothing is rewritten, because the history is append-only. Before version 3 its entries hold payments and lists of
  // addresses as texts; they are read as they are. The version rises so that older pages do not read new entries.
  [3, []],
  [4, STEPS_TO_4],
  [5, STEPS_TO_5],
  [6, STEPS_TO_6],
  [7, STEPS_TO_7],
  [8, STEPS_TO_8],
  [9, STEPS_TO_9],
  // Nothing is rewritten: an expense without a version has the first one. The version rises so that older programs and
  // pages do not meet expenses that were sent back or withdrawn.
  [10, []],
]);

/** Returns the steps from a data version to this program's, in order. */
export function stepsFrom(version: number): readonly MigrationStep[] {
  return [...STEPS_TO].filter(([to]) => to > version).flatMap(([, steps]) => steps);
}
