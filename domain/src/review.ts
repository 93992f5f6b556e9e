import type { BlockReason, ExpenseStatus, Receipt, Step, Submission } from './expense.ts';
import type { Instant } from './dates.ts';
import type { Role } from './approval-chain.ts';
import type { CategoryBudget } from './budget.ts';

/** A step as an approver sees it: no address, no nonce. */
export interface StepView {
  readonly role: Role;
  readonly status: Step['status'];
  readonly blocked: BlockReason | null;
  readonly decidedAt: Instant | null;
}

/** What the review page shows: the answer of `GET /api/review-expense`. */
export interface ExpenseReview {
  readonly schoolName: string;
  readonly timeZone: string;
  readonly reference: string;
  readonly submission: Omit<Submission, 'receipts'> & {
    readonly receipts: readonly Pick<Receipt, 'slot' | 'name' | 'type' | 'size'>[];
  };
  readonly category: string;
  readonly status: ExpenseStatus;
  readonly submittedAt: Instant;
  readonly steps: readonly StepView[];
  /** The step that the link is for. */
  readonly step: number;
  /** In cents; null when the category has no budget line. */
  readonly budget: CategoryBudget | null;
}
