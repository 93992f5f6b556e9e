import { DUPLICATE_REASONS } from '@pa-ledger/domain/expenses/expense-messages';
import Button from '@mui/material/Button';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { DUPLICATES_TOLD, type PossibleDuplicate } from '@pa-ledger/domain/expenses/duplicates';
import { STATUS_NAMES } from '@pa-ledger/domain/expenses/expense';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Notice } from '../../../ui/Notice.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { Bullets } from '../../../ui/text.ts';
import { Money } from '../../shared/lists/Money.tsx';
import { expenseAddress } from '../addresses.ts';
import type { ExpenseRow } from '../expense-row.ts';
import { detailMessages } from './detail-messages.ts';

interface DuplicateListProps {
  /** At least one. */
  readonly duplicates: readonly PossibleDuplicate<ExpenseRow>[];
  readonly search: string;
  /** Asks why one of them is no duplicate. */
  readonly onSettle: (other: ExpenseRow) => void;
}

/** The expenses that may be duplicates of this one, with the reasons. */
export function DuplicateList({ duplicates, search, onSettle }: DuplicateListProps) {
  const [all, setAll] = useState(false);
  const rest = all ? 0 : duplicates.length - DUPLICATES_TOLD;
  return (
    <Notice tone="warning" title={detailMessages.possibleDuplicates} sx={{ marginTop: '1.25rem' }}>
      <Bullets>
        {duplicates.slice(0, all ? undefined : DUPLICATES_TOLD).map(({ other, reasons }) => (
          <li key={other.id}>
            <Link to={expenseAddress(other.id, search)}>{referenceOf(other.id)}</Link>:{' '}
            <Money amount={other.amount} />{' '}
            {detailMessages.duplicate(
              other.submission.paidTo,
              formatDate(other.submission.expenseDate),
              STATUS_NAMES[other.status].toLowerCase(),
              reasons.map((reason) => DUPLICATE_REASONS[reason]),
            )}
            <Button
              sx={{ display: 'block', marginBlock: '0.375rem' }}
              variant="outlined"
              color="inherit"
              onClick={() => onSettle(other)}
            >
              {detailMessages.notDouble}
              <VisuallyHidden>{detailMessages.notDoubleOf(referenceOf(other.id))}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </Bullets>
      {rest > 0 && (
        <Button variant="outlined" color="inherit" onClick={() => setAll(true)}>
          {detailMessages.showMore(rest)}
        </Button>
      )}
    </Notice>
  );
}
