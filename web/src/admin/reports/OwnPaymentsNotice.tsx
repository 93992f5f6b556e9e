import { styled } from '@mui/material/styles';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { Link } from 'react-router-dom';
import { Notice } from '../../ui/Notice.tsx';
import { useStore } from '../../app/store.ts';
import { ownPayments } from './own-payments.ts';
import { reportMessages } from './reports-messages.ts';

/** Names the payments that people recorded for themselves, for whoever reviews the records; nothing if there is none. */
export function OwnPaymentsNotice() {
  const state = useStore(ownPayments);
  // If it cannot be loaded, the expenses themselves still say so.
  if (state.status !== 'ready' || state.value.rows.length === 0) return null;
  const { rows, next } = state.value;
  return (
    <Space>
      <Notice tone="warning" title={reportMessages.ownPayments(rows.length, next !== null)}>
        <p>
          {reportMessages.ownPaymentsHint}{' '}
          {rows.map((id) => (
            <ExpenseLink key={id} to={`/admin/expenses/${encodeURIComponent(id)}`}>
              {reportMessages.expense(referenceOf(id))}
            </ExpenseLink>
          ))}
        </p>
      </Notice>
    </Space>
  );
}

const Space = styled('div')({ marginBottom: '1rem' });

const ExpenseLink = styled(Link)(({ theme }) => ({
  display: 'inline-block',
  paddingBlock: '0.25rem',
  marginInlineEnd: '1rem',
  fontWeight: 650,
  color: theme.vars.palette.primary.main,
  textUnderlineOffset: '0.2em',
}));
