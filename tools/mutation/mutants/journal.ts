import type { Mutant } from '../mutant.ts';

/** Who changed what: approver settings, categories, and the notices about them. */
export const JOURNAL_MUTANTS: readonly Mutant[] = [];
