import type { Mutant } from './mutant.ts';
import { AMOUNT_MUTANTS } from './mutants/amounts.ts';
import { IDENTITY_MUTANTS } from './mutants/identity.ts';
import { JOURNAL_MUTANTS } from './mutants/journal.ts';
import { LIMIT_MUTANTS } from './mutants/limits.ts';
import { OUTBOX_MUTANTS } from './mutants/outbox.ts';
import { PRODUCTION_MUTANTS } from './mutants/production.ts';
import { RECEIPT_MUTANTS } from './mutants/receipts.ts';
import { SCHEMA_MUTANTS } from './mutants/schema.ts';
import { BOOK_MUTANTS } from './mutants/books.ts';
import { DECISION_MUTANTS } from './mutants/decisions.ts';
import { LINK_MUTANTS } from './mutants/links.ts';
import { MAIL_MUTANTS } from './mutants/mails.ts';
import { PAGE_MUTANTS } from './mutants/pages.ts';
import { REQUEST_MUTANTS } from './mutants/requests.ts';
import { RULE_MUTANTS } from './mutants/rules.ts';
import { SESSION_MUTANTS } from './mutants/session.ts';
import { SUBMISSION_MUTANTS } from './mutants/submissions.ts';

/**
 * Every mutant. Those whose tests need no emulators come first. The rules come last: the Storage emulator keeps the
 * rules that a test has loaded, and other tests upload under them.
 */
export const ALL_MUTANTS: readonly Mutant[] = [
  ...LINK_MUTANTS,
  ...DECISION_MUTANTS,
  ...SUBMISSION_MUTANTS,
  ...REQUEST_MUTANTS,
  ...MAIL_MUTANTS,
  ...BOOK_MUTANTS,
  ...PAGE_MUTANTS,
  ...AMOUNT_MUTANTS,
  ...IDENTITY_MUTANTS,
  ...JOURNAL_MUTANTS,
  ...LIMIT_MUTANTS,
  ...OUTBOX_MUTANTS,
  ...PRODUCTION_MUTANTS,
  ...RECEIPT_MUTANTS,
  ...SCHEMA_MUTANTS,
  ...SESSION_MUTANTS,
  ...RULE_MUTANTS,
].sort((one, other) => orderOf(one) - orderOf(other));

function orderOf({ proof }: Mutant): number {
  return ['unit', 'server', 'functions', 'rules'].indexOf(proof.project);
}
