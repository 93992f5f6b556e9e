import type { MigrationStep } from '../migration.ts';

/**
 * From data of version 2 to version 3: nothing is rewritten, because the history is append-only. Before version 3 its
 * entries hold payments and lists of addresses as texts; they are read as they are. The version rises so that older
 * pages do not read the values of new entries.
 */
export const STEPS_TO_3: readonly MigrationStep[] = [];
