import { dateAt, type Instant } from '@pa-ledger/domain/time/dates';
import type { SubmissionInput } from '@pa-ledger/domain/expenses/expense';
import { type NamedReceipt } from '@pa-ledger/domain/expenses/receipts';
import { unusualFacts } from '@pa-ledger/domain/expenses/unusual';
import { Notice } from './Notice.tsx';
import { useMessages } from './messages.ts';

interface UnusualNoticeProps {
  readonly submission: Pick<SubmissionInput, 'amount' | 'expenseDate'> & {
    readonly receipts: readonly Pick<NamedReceipt, 'statement'>[];
  };
  readonly submittedAt: Instant;
  readonly timeZone: string;
}

/** Points out values that are allowed but rarely right, for the people who decide. */
export function UnusualNotice({ submission, submittedAt, timeZone }: UnusualNoticeProps) {
  const uiMessages = useMessages('ui');
  const { unusual } = useMessages('expense');
  const { statements } = useMessages('review');
  const facts = unusualFacts(submission, dateAt(submittedAt, timeZone));
  const stated = statements(submission.receipts);
  if (facts.length === 0 && stated === null) return null;
  return (
    <Notice sx={{ marginTop: '1.25rem' }} tone="warning" title={uiMessages.unusual}>
      {stated !== null && <p>{stated}</p>}
      {facts.map((fact) => (
        <p key={fact.field}>{unusual(fact)}</p>
      ))}
    </Notice>
  );
}
