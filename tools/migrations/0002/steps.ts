import type { MigrationStep } from '../migration.ts';

/** From data of version 1 to version 2, in this order. */
export const STEPS_TO_2: readonly MigrationStep[] = [];
