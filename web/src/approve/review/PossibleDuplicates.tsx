import { styled } from '@mui/material/styles';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { DUPLICATE_REASONS, DUPLICATES_TOLD } from '@pa-ledger/domain/expenses/duplicates';
import { STATUS_NAMES } from '@pa-ledger/domain/expenses/expense';
import type { ExpenseReview } from '@pa-ledger/domain/expenses/decide/review';
import { Notice } from '../../ui/Notice.tsx';
import { approveMessages } from '../approve-messages.ts';

/** Lists expenses that this one may duplicate. In doubt the approver asks the treasurer, who sees both. */
export function PossibleDuplicates({ review: { duplicates } }: { readonly review: ExpenseReview }) {
  if (duplicates.length === 0) return null;
  const rest = duplicates.length - DUPLICATES_TOLD;
  return (
    <Space>
      <Notice tone="warning" title={approveMessages.possibleDuplicates}>
        <List>
          {duplicates
            .slice(0, DUPLICATES_TOLD)
            .map(({ reference, status, expenseDate, reasons }) => (
              <li key={reference}>
                <b>{reference}</b>
                {approveMessages.duplicate(
                  STATUS_NAMES[status].toLowerCase(),
                  formatDate(expenseDate),
                  reasons.map((reason) => DUPLICATE_REASONS[reason]),
                )}
              </li>
            ))}
          {rest > 0 && <li>{approveMessages.moreDuplicates(rest)}</li>}
        </List>
        <p>{approveMessages.askTreasurer}</p>
      </Notice>
    </Space>
  );
}

const Space = styled('div')({ marginTop: '1rem' });

const List = styled('ul')({
  margin: '0.25rem 0 0.5rem',
  paddingInlineStart: '1.125rem',
  '& > li': { paddingBlock: '0.125rem' },
});
