import { styled } from '@mui/material/styles';
import { isExpenseId } from '@pa-ledger/domain/expenses/reference';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { MIN_TOUCH_SIZE } from '../../../ui/theme.ts';
import { focusPanel } from '../../shared/focus.ts';
import { EmptyState } from '../../shared/EmptyState.tsx';
import { listAddress } from '../addresses.ts';
import { LoadedExpense } from './LoadedExpense.tsx';

interface ExpenseDetailProps {
  readonly id: string;
  /** The query of the list to which one goes back. */
  readonly search: string;
}

/** One expense at an address of its own. To be mounted anew for another one. */
export function ExpenseDetail({ id, search }: ExpenseDetailProps) {
  useEffect(() => {
    window.scrollTo(0, 0);
    focusPanel();
  }, []);
  return (
    <>
      <BackLink to={listAddress(search)}>
        <span aria-hidden="true">‹</span> All expenses
      </BackLink>
      {isExpenseId(id) ? (
        <LoadedExpense id={id} search={search} />
      ) : (
        <EmptyState>There is no such expense.</EmptyState>
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
