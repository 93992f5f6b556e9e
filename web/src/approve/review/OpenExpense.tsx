import type { ExpenseReview } from '@pa-ledger/domain/expenses/decide/review';
import { Section } from '../../ui/Section.tsx';
import { VersionChanges } from '../../ui/VersionChanges.tsx';
import { UnusualNotice } from '../../ui/UnusualNotice.tsx';
import type { ApprovalLink } from '../link-location.ts';
import { approveMessages } from '../approve-messages.ts';
import { BudgetPanel } from './BudgetPanel.tsx';
import { ChainSteps } from './ChainSteps.tsx';
import { ExpenseDetails } from './ExpenseDetails.tsx';
import { ExpenseSummary } from './ExpenseSummary.tsx';
import { PossibleDuplicates } from './PossibleDuplicates.tsx';
import { ReceiptList } from './ReceiptList.tsx';

interface OpenExpenseProps {
  readonly review: ExpenseReview;
  readonly link: ApprovalLink;
}

/** The whole expense while its step waits for this decision, the most important facts first. */
export function OpenExpense({ review, link }: OpenExpenseProps) {
  const { submission, submittedAt, timeZone, changes } = review;
  const { receipts } = submission;
  return (
    <>
      <ExpenseSummary review={review} />
      <UnusualNotice submission={submission} submittedAt={submittedAt} timeZone={timeZone} />
      <PossibleDuplicates review={review} />
      {changes.length > 0 && (
        <Section heading={approveMessages.correctedHeading}>
          <VersionChanges changes={changes} />
        </Section>
      )}
      <BudgetPanel review={review} />
      <Section heading={approveMessages.receiptsHeading(receipts.length)}>
        <ReceiptList link={link} receipts={receipts} />
      </Section>
      <ChainSteps review={review} />
      <Section heading={approveMessages.detailsHeading}>
        <ExpenseDetails review={review} />
      </Section>
    </>
  );
}
