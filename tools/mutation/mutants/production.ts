import type { Mutant } from '../mutant.ts';

/** What production demands and emulators do not. */
export const PRODUCTION_MUTANTS: readonly Mutant[] = [];
