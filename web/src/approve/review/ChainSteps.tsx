import { inCategory } from '@pa-ledger/domain/approvers/approval-chain';
import type { ExpenseReview } from '@pa-ledger/domain/expenses/decide/review';
import { Section } from '../../ui/Section.tsx';
import { StepList } from '../../ui/StepList.tsx';
import { Quote } from '../../ui/text.ts';
import { stepStatusText } from './review-state.ts';
import { useWords } from '../../ui/messages.ts';

/** A section with the approval chain's steps, each with its status and since when. */
export function ChainSteps({ review }: { readonly review: ExpenseReview }) {
  const words = useWords('approve', 'roles', 'dates');
  const steps = review.steps.map((step) => ({
    key: `${step.role} ${step.category}`,
    status: step.status,
    title: inCategory(words.roles.actingAs(step.role, step), step.category),
    state: (
      <>
        {stepStatusText(words, review, step)}
        {step.note !== null && <Quote>{step.note}</Quote>}
      </>
    ),
  }));
  return (
    <Section heading={words.approve.approvalHeading}>
      <StepList steps={steps} />
    </Section>
  );
}
