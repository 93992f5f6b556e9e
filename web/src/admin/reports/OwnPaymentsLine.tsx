import { styled } from '@mui/material/styles';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { Link } from 'react-router-dom';
import { Notice } from '../../ui/Notice.tsx';
import { useStore } from '../../app/store.ts';
import { ownPayments, ownPaymentsWords } from './own-payments.ts';

/** Names the payments that somebody recorded for themselves, for whoever looks the books through; nothing if there is none. */
export function OwnPaymentsLine() {
  const live = useStore(ownPayments);
  // If it cannot be loaded, the expenses themselves still say so.
  if (live.status !== 'ready' || live.value.rows.length === 0) return null;
  const { rows, next } = live.value;
  return (
    <Space>
      <Notice tone="warning" title={ownPaymentsWords(rows.length, next !== null)}>
        <p>
          There was no other administrator at that time.{' '}
          {rows.map((id) => (
            <ExpenseLink key={id} to={`/admin/expenses/${encodeURIComponent(id)}`}>
              Expense {referenceOf(id)}
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
