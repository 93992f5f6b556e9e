import type { MigrationStep } from '../migration.ts';
import { ADMIN_ENTRIES } from './admins.ts';
import { CHECK_NUMBERS } from './check-numbers.ts';
import { FUND_BALANCES } from './fund-balances.ts';
import { JOURNAL } from './journal.ts';
import { MAIL_SUBJECTS } from './mail-subjects.ts';

/** From data of version 1 to version 2, in this order. */
export const STEPS_TO_2: readonly MigrationStep[] = [
  ADMIN_ENTRIES,
  MAIL_SUBJECTS,
  CHECK_NUMBERS,
  FUND_BALANCES,
  JOURNAL,
];
