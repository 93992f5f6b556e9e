import { DUPLICATE_REASONS } from '@pa-ledger/domain/expenses/expense-messages';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { DUPLICATES_TOLD } from '@pa-ledger/domain/expenses/duplicates';
import { STATUS_NAMES } from '@pa-ledger/domain/expenses/expense';
import type { ExpenseReview } from '@pa-ledger/domain/expenses/decide/review';
import { Notice } from '../../ui/Notice.tsx';
import { Bullets } from '../../ui/text.ts';
import { approveMessages } from '../approve-messages.ts';

/** Lists expenses that this one may duplicate. In doubt the approver asks the treasurer, who sees both. */
export function PossibleDuplicates({ review: { duplicates } }: { readonly review: ExpenseReview }) {
  if (duplicates.length === 0) return null;
  const rest = duplicates.length - DUPLICATES_TOLD;
  return (
    <Notice sx={{ marginTop: '1rem' }} tone="warning" title={approveMessages.possibleDuplicates}>
      <Bullets>
        {duplicates.slice(0, DUPLICATES_TOLD).map(({ reference, status, expenseDate, reasons }) => (
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
      </Bullets>
      <p>{approveMessages.askTreasurer}</p>
    </Notice>
  );
}
