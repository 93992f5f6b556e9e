import type { Mutant } from '../mutant.ts';

/** Amounts, dates and texts as they are typed. */
export const AMOUNT_MUTANTS: readonly Mutant[] = [];
