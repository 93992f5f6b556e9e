import type { Mutant } from '../mutant.ts';

/** The version of the data. */
export const SCHEMA_MUTANTS: readonly Mutant[] = [];
