import { styled } from '@mui/material/styles';
import { ROLE_NAMES } from '@pa-ledger/domain/approvers/approval-chain';
import type { ExpenseReview } from '@pa-ledger/domain/expenses/decide/review';
import { Section } from '../../ui/Section.tsx';
import { StepList } from '../../ui/StepList.tsx';
import { approveMessages } from '../approve-messages.ts';
import { stepStatusText } from './review-state.ts';

/** A section with the steps of the approval chain, each with its status and since when. */
export function ChainSteps({ review }: { readonly review: ExpenseReview }) {
  const steps = review.steps.map((step) => ({
    key: step.role,
    status: step.status,
    title: ROLE_NAMES[step.role],
    state: (
      <>
        {stepStatusText(review, step)}
        {step.note !== null && <Note>{step.note}</Note>}
      </>
    ),
  }));
  return (
    <Section heading={approveMessages.approvalHeading}>
      <StepList steps={steps} />
    </Section>
  );
}

/** What an earlier approver wrote. */
const Note = styled('blockquote')(({ theme }) => ({
  margin: '0.25rem 0 0',
  paddingInlineStart: '0.75rem',
  borderInlineStart: `3px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.primary,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
}));
