import type { Adjustment, BlockReason, ExpenseStatus, Step, SubmissionInput } from '../expense.ts';
import type { NamedReceipt } from '../receipts.ts';
import type { Instant } from '../../time/dates.ts';
import type { Role } from '../../approvers/approval-chain.ts';
import type { LineBudget } from '../../ledger/budget.ts';
import type { VersionChange } from '../versions/version-changes.ts';
import type { DuplicateView } from '../duplicates.ts';

/** A step as an approver sees it, without addresses and nonce. */
export interface StepView {
  readonly role: Role;
  /** Whose event approver it is, if there are several; null otherwise. */
  readonly category: string | null;
  readonly status: Step['status'];
  readonly blocked: BlockReason | null;
  readonly decidedAt: Instant | null;
  /** The decider's name, for later approvers, if the list of administrators has it. */
  readonly decidedBy: string | null;
  /** The note with their approval, for later approvers; null without one. */
  readonly note: string | null;
  /** Whether the role's stand-in decided, or was asked. */
  readonly standIn: boolean;
}

/** A submission as an approver sees it, with receipts without hash and generation. */
export interface ReviewedSubmission extends Omit<SubmissionInput, 'id' | 'receipts'> {
  readonly receipts: readonly NamedReceipt[];
}

/** What the review page shows: the answer of `GET /api/review-expense`. */
export interface ExpenseReview {
  readonly schoolName: string;
  readonly timeZone: string;
  readonly reference: string;
  /** Once the link's step is decided, only amount, category, and date: texts are empty, and there are no receipts. */
  readonly submission: ReviewedSubmission;
  readonly category: string;
  readonly status: ExpenseStatus;
  /** Which version of the submission this is, from 1. */
  readonly version: number;
  /** Goes back with a decision on this version, within the hour; null when there's nothing to decide. */
  readonly code: string | null;
  /** What changed since the version that this approver saw; empty if they saw none, or the step is decided. */
  readonly changes: readonly VersionChange[];
  readonly submittedAt: Instant;
  readonly steps: readonly StepView[];
  /** The step that the link is for. */
  readonly step: number;
  /** What the step decides, with the budget of each category; empty when the step is decided. */
  readonly lines: readonly LineBudget[];
  /** What the whole expense would cost now, in dollars. */
  readonly payable: number;
  /** The last change of what was sent, as an expense stores it; null if there's none, or the step is decided. */
  readonly adjusted: Pick<Adjustment, 'role' | 'reason' | 'from'> | null;
  /** Possible duplicates, likeliest first; empty when the step is decided. */
  readonly duplicates: readonly DuplicateView[];
}
