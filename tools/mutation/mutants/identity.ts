import type { Mutant } from '../mutant.ts';

/** Who somebody is: admins, their sessions, and one mailbox that is one person. */
export const IDENTITY_MUTANTS: readonly Mutant[] = [];
