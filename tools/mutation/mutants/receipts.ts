import type { Mutant } from '../mutant.ts';

/** Receipts as they are shown. */
export const RECEIPT_MUTANTS: readonly Mutant[] = [];
