import type { LabeledFields } from '../fields/labels.ts';
import type { ApprovalsAhead } from './approvals-ahead.ts';
import type { DuplicateReason } from './duplicates.ts';
import type { EXPENSE_RULES } from './expense-fields.ts';
import type { ExpenseStatus, Receipt, Submission } from './expense.ts';
import type { STATEMENT_RULES } from './missing-receipt.ts';
import type { UnusualFact } from './unusual.ts';

/* What a language says about an expense. Pages and emails get it with their other texts. */

/** A language's words of the public form's fields. */
export interface ExpenseFormWords {
  readonly fields: LabeledFields<typeof EXPENSE_RULES>;
  /** The facts of a statement instead of a receipt. */
  readonly statement: LabeledFields<typeof STATEMENT_RULES>;
  /** Whom it pays, by choice; '' for what's chosen at first. */
  readonly payTo: Readonly<Record<'' | NonNullable<Submission['payTo']>, string>>;
  /** How the submitter is paid, by choice; '' for what's chosen at first. */
  readonly payBy: Readonly<Record<'' | NonNullable<Submission['payBy']>, string>>;
}

/** A language's sentences about an expense. */
export interface ExpenseWords {
  /** Tells the submitter how we'll pay them, without where. */
  readonly promise: (submission: Pick<Submission, 'payBy'>) => string;
  /** Tells the submitter by roles, never by people; '' if no approval is left. */
  readonly approvalsAhead: (ahead: ApprovalsAhead) => string;
  readonly unusual: (fact: UnusualFact) => string;
  /** The label beside a file that's a statement instead of a receipt. */
  readonly statement: string;
}

/** What a language says about an expense to those who decide about it. */
export interface ReviewWords {
  readonly statuses: Readonly<Record<ExpenseStatus, string>>;
  /** Why two expenses may be duplicates. */
  readonly duplicateReasons: Readonly<Record<DuplicateReason, string>>;
  /** The payee as sentences name them: `Market Street Print, the vendor`. */
  readonly payee: (submission: Pick<Submission, 'paidTo' | 'payTo'>) => string;
  /** Tells approvers about statements instead of receipts; null if there are none. */
  readonly statements: (receipts: readonly Pick<Receipt, 'statement'>[]) => string | null;
}
