import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { formatDate } from '@pa-ledger/domain/dates';
import { DUPLICATE_REASONS } from '@pa-ledger/domain/duplicates';
import { referenceOf } from '@pa-ledger/domain/reference';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Notice } from '../../../ui/Notice.tsx';
import { Money } from '../../shared/Money.tsx';
import { expenseAddress } from '../addresses.ts';
import type { ExpenseRow } from '../expense-row.ts';
import { STATUS_NAMES } from '../standing.ts';
import { useDuplicates } from './useDuplicates.ts';

/** More are shown when they are asked for. */
const FIRST = 5;

interface DuplicatesProps {
  readonly expense: ExpenseRow;
  readonly search: string;
}

/** Points out expenses that may be this one once more, with the reasons; nothing is blocked. */
export function Duplicates({ expense, search }: DuplicatesProps) {
  const { live, retry } = useDuplicates(expense);
  const [all, setAll] = useState(false);
  if (live.status === 'loading') return null;
  if (live.status === 'error') {
    return (
      <Space>
        <Notice
          tone="warning"
          title="Possible duplicates could not be looked up."
          action={
            <Button variant="outlined" color="inherit" onClick={retry}>
              Look again
            </Button>
          }
        />
      </Space>
    );
  }
  if (live.value.length === 0) return null;
  const rest = all ? 0 : live.value.length - FIRST;
  return (
    <Space>
      <Notice tone="warning" title="This may have been submitted before.">
        <Others>
          {live.value
            .slice(0, all ? undefined : FIRST)
            .map(({ other: { id, submission, status }, reasons }) => (
              <li key={id}>
                <OtherLink to={expenseAddress(id, search)}>{referenceOf(id)}</OtherLink>:{' '}
                <Money amount={submission.amount} /> to {submission.paidTo}, spent on{' '}
                {formatDate(submission.expenseDate)}, {STATUS_NAMES[status].toLowerCase()}.{' '}
                {reasons.map((reason) => DUPLICATE_REASONS[reason]).join('. ')}.
              </li>
            ))}
        </Others>
        {rest > 0 && (
          <Button variant="outlined" color="inherit" onClick={() => setAll(true)}>
            Show {rest} more
          </Button>
        )}
      </Notice>
    </Space>
  );
}

const Space = styled('div')({ marginTop: '1.25rem' });

const Others = styled('ul')({
  margin: '0.25rem 0 0',
  paddingInlineStart: '1.125rem',
  overflowWrap: 'anywhere',
  '& > li': { paddingBlock: '0.25rem' },
});

const OtherLink = styled(Link)(({ theme }) => ({
  fontWeight: 650,
  color: theme.vars.palette.primary.main,
  textUnderlineOffset: '0.2em',
}));
