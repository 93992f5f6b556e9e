import type { Mutant } from '../mutant.ts';

/** Limits for strangers, and what a link shows. */
export const LIMIT_MUTANTS: readonly Mutant[] = [];
