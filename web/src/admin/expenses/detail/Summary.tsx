import { styled } from '@mui/material/styles';
import { dateAt, formatDate, type Instant } from '@pa-ledger/domain/time/dates';
import { organization } from '@pa-ledger/domain/organization';
import { categoryText } from '@pa-ledger/domain/expenses/expense-lines';
import { payeeText } from '@pa-ledger/domain/expenses/review-messages';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { Columns } from '../../../ui/columns.ts';
import { VStack } from '../../../ui/layout.ts';
import { Multiline, Overline, SecondaryText } from '../../../ui/text.ts';
import { Money } from '../../shared/lists/Money.tsx';
import type { ExpenseRow } from '../expense-row.ts';
import { nextActionOf } from '../next-action.ts';
import { NextAction } from '../NextAction.tsx';
import { StatusChip } from '../StatusChip.tsx';
import { detailMessages } from './detail-messages.ts';
import { DESKTOP } from './sheet-layout.ts';

/** The amount, the payee, the description and the status. */
export function Summary({ expense, now }: { readonly expense: ExpenseRow; readonly now: Instant }) {
  const { id, submission, amount, status, submittedAt } = expense;
  const nextAction = nextActionOf(expense);
  return (
    <Columns sx={BESIDE}>
      <div>
        <Overline>
          {referenceOf(id)} · {categoryText(expense)}
        </Overline>
        <h2 style={HEADING}>
          <Amount>
            <Money amount={amount} />
          </Amount>{' '}
          {detailMessages.to(payeeText(submission))}
        </h2>
        <Multiline sx={{ maxWidth: '44rem', margin: '0 0 0.4rem' }} as="p">
          {submission.description}
        </Multiline>
        <SecondaryText>
          {detailMessages.submittedBy(
            submission.name,
            formatDate(dateAt(submittedAt, organization.timeZone)),
            formatDate(submission.expenseDate),
          )}
        </SecondaryText>
      </div>
      <VStack sx={{ alignContent: 'start', justifyItems: 'start' }}>
        <StatusChip status={status} />
        {nextAction !== null && <NextAction nextAction={nextAction} now={now} />}
      </VStack>
    </Columns>
  );
}

const BESIDE = {
  gap: '1rem 2.5rem',
  overflowWrap: 'anywhere',
  '--columns': 'minmax(0, 1fr) fit-content(24rem)',
  [DESKTOP]: { '--columns': 'minmax(0, 1fr)' },
};

const HEADING = { margin: '0.1rem 0 0.4rem', fontSize: '1.25rem' };

const Amount = styled('span')({
  fontSize: '1.75rem',
  letterSpacing: '-0.015em',
  marginInlineEnd: '0.25rem',
});
