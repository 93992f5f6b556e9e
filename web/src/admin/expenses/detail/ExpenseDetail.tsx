import { styled } from '@mui/material/styles';
import { isExpenseId } from '@pa-ledger/domain/expenses/reference';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { MIN_TOUCH_SIZE } from '../../../ui/theme.ts';
import { focusPanel } from '../../shared/focus.ts';
import { EmptyState } from '../../shared/EmptyState.tsx';
import { listAddress } from '../addresses.ts';
import { detailMessages } from './detail-messages.ts';
import { LoadedExpense } from './LoadedExpense.tsx';

interface ExpenseDetailProps {
  readonly id: string;
  /** The query of the list behind it, for the link back. */
  readonly search: string;
}

/** One expense at an address of its own. Needs a `key` with its id. */
export function ExpenseDetail({ id, search }: ExpenseDetailProps) {
  useEffect(() => {
    window.scrollTo(0, 0);
    focusPanel();
  }, []);
  return (
    <>
      <BackLink to={listAddress(search)}>
        <span aria-hidden="true">‹</span> {detailMessages.allExpenses}
      </BackLink>
      {isExpenseId(id) ? (
        <LoadedExpense id={id} search={search} />
      ) : (
        <EmptyState>{detailMessages.noSuchExpense}</EmptyState>
      )}
    </>
  );
}

const BackLink = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  minHeight: MIN_TOUCH_SIZE,
  margin: '-0.5rem 0 0.5rem',
  fontWeight: 650,
  color: theme.vars.palette.primary.main,
  textUnderlineOffset: '0.2em',
}));
