import { ROLE_NAMES } from '@pa-ledger/domain/approvers/approval-chain';
import type { ExpenseReview } from '@pa-ledger/domain/expenses/decide/review';
import { StepList } from '../../ui/StepList.tsx';
import { stepState } from './review-state.ts';

/** The chain of approvals, how each step stands and since when. */
export function ChainSteps({ review }: { readonly review: ExpenseReview }) {
  const steps = review.steps.map((step) => ({
    key: step.role,
    status: step.status,
    title: ROLE_NAMES[step.role],
    state: stepState(review, step),
  }));
  return <StepList steps={steps} />;
}
