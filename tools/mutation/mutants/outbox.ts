import { unit, type Mutant } from '../mutant.ts';

/** Caps, digests, and what a mail to an unverified address says. */
export const OUTBOX_MUTANTS: readonly Mutant[] = [
  {
    name: 'mail-person',
    defence: 'each approver of a step has a mail of their own',
    file: 'functions/src/store/outbox.ts',
    find: "createHash('sha256').update(to)",
    replace: "createHash('sha256')",
    proof: unit('functions/src/store/outbox.test.ts'),
  },
];
