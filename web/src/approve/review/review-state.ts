import { ROLE_NAMES } from '@pa-ledger/domain/approvers/approval-chain';
import type { CategoryBudget } from '@pa-ledger/domain/ledger/budget';
import { formatInstant } from '@pa-ledger/domain/time/dates';
import { cents, centsFromDollars, formatCents, type Cents } from '@pa-ledger/domain/money/money';
import type { ExpenseReview, StepView } from '@pa-ledger/domain/expenses/decide/review';

/** Whether this link may still decide. */
export function isUndecided({ status, steps, step }: ExpenseReview): boolean {
  return status === 'pending' && steps[step]?.status === 'open';
}

/** The expense's amount; the server has checked that it is one. */
export function amountOf({ submission }: ExpenseReview): Cents {
  return centsFromDollars(submission.amount) ?? cents(0);
}

/** What was decided and when, for a link that decides no more: one sentence each. */
export function decisionSummary(review: ExpenseReview): string[] {
  const { steps, step, status } = review;
  const rejected = steps.find((each) => each.status === 'rejected');
  if (rejected) return [`This expense was ${decisionOf(rejected, review)}.`];
  const own = steps[step];
  const sentences = own?.decidedAt == null ? [] : [`This step was ${decisionOf(own, review)}.`];
  return [...sentences, standing(review, status)];
}

function standing({ steps }: ExpenseReview, status: ExpenseReview['status']): string {
  if (status === 'paid') return 'Every step is approved and the expense has been paid.';
  if (status === 'approved') return 'Every step is approved.';
  const open = steps.find((each) => each.status === 'open');
  return open ? `It now waits for the ${ROLE_NAMES[open.role]}.` : 'It waits for another step.';
}

/** `approved by the President on Nov 20, 2026, 3:05 PM` */
function decisionOf(step: StepView, { timeZone }: ExpenseReview): string {
  const when = step.decidedAt === null ? '' : ` on ${formatInstant(step.decidedAt, timeZone)}`;
  return `${step.status} by the ${ROLE_NAMES[step.role]}${when}`;
}

/** What follows once this link's step is approved. */
export function nextStepOf({ steps, step }: ExpenseReview): string {
  const next = steps[step + 1];
  return next ? `Next step: ${ROLE_NAMES[next.role]}.` : 'This was the last approval.';
}

/** How a step stands, in a few words: `Approved Nov 20, 2026, 3:05 PM`. */
export function stepState(review: ExpenseReview, step: StepView): string {
  const { timeZone, steps } = review;
  switch (step.status) {
    case 'waiting':
      return 'Later';
    case 'open':
      if (step.blocked !== null) return 'Needs an approver';
      return step === steps[review.step] ? 'Waiting for your decision' : 'Waiting for a decision';
    case 'approved':
    case 'rejected': {
      const word = step.status === 'approved' ? 'Approved' : 'Rejected';
      return step.decidedAt === null ? word : `${word} ${formatInstant(step.decidedAt, timeZone)}`;
    }
  }
}

/** A category's budget as the approver reads it. */
export interface BudgetView {
  readonly budget: string;
  readonly left: string;
  /** What would become of it with this expense approved. */
  readonly after: string;
  readonly overspent: boolean;
  /** Shares of the budget, 0 to 1 together: spent, and taken by this expense. */
  readonly spentShare: number;
  readonly expenseShare: number;
}

/** What is left in the budget, and what would be left after this expense. */
export function budgetView(
  { budget, spent, left }: CategoryBudget,
  review: ExpenseReview,
): BudgetView {
  const amount = amountOf(review);
  const after = cents(left - amount);
  const spentShare = shareOf(spent, budget);
  return {
    budget: formatCents(budget),
    left: formatCents(left),
    after: sentenceOf(after),
    overspent: after < 0,
    spentShare,
    expenseShare: Math.min(shareOf(amount, budget), 1 - spentShare),
  };
}

function sentenceOf(after: Cents): string {
  return after < 0
    ? `${formatCents(cents(0 - after))} over budget after this expense`
    : `${formatCents(after)} after this expense`;
}

/** Part of a whole from 0 to 1; a whole of nothing is all used. */
function shareOf(part: Cents, whole: Cents): number {
  if (whole <= 0) return part > 0 ? 1 : 0;
  return Math.min(Math.max(part / whole, 0), 1);
}
