import type { Mutant } from '../mutant.ts';

/** Caps, digests, and what a mail to an unverified address says. */
export const OUTBOX_MUTANTS: readonly Mutant[] = [];
