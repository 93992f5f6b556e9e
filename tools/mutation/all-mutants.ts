import type { Mutant } from './mutant.ts';
import { BOOK_MUTANTS } from './mutants/books.ts';
import { DECISION_MUTANTS } from './mutants/decisions.ts';
import { LINK_MUTANTS } from './mutants/links.ts';
import { MAIL_MUTANTS } from './mutants/mails.ts';
import { PAGE_MUTANTS } from './mutants/pages.ts';
import { REQUEST_MUTANTS } from './mutants/requests.ts';
import { RULE_MUTANTS } from './mutants/rules.ts';
import { SUBMISSION_MUTANTS } from './mutants/submissions.ts';

/**
 * Every mutant, those first whose tests need no emulators. The rules come last: the Storage emulator keeps the rules
 * that a test has loaded, and other tests upload through them.
 */
export const ALL_MUTANTS: readonly Mutant[] = [
  ...LINK_MUTANTS,
  ...DECISION_MUTANTS,
  ...SUBMISSION_MUTANTS,
  ...REQUEST_MUTANTS,
  ...MAIL_MUTANTS,
  ...BOOK_MUTANTS,
  ...PAGE_MUTANTS,
  ...RULE_MUTANTS,
].sort((one, other) => orderOf(one) - orderOf(other));

function orderOf({ proof }: Mutant): number {
  return ['unit', 'server', 'functions', 'rules'].indexOf(proof.project);
}
