import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { availableActions } from '@pa-ledger/domain/expenses/actions/expense-actions';
import type { Authority } from '@pa-ledger/domain/expenses/decide/permissions';
import { useEffect, useState } from 'react';
import { focusPanel } from '../../shared/focus.ts';
import type { ExpenseRow } from '../expense-row.ts';
import type { ActionProps } from './ActionDialog.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import { FundDialog } from './FundDialog.tsx';
import { PaymentDialog } from './PaymentDialog.tsx';
import { ResendDialog } from './ResendDialog.tsx';
import { VoidDialog } from './VoidDialog.tsx';

interface ActsProps {
  readonly expense: ExpenseRow;
  /** The e-mail address of who is signed in. */
  readonly person: string;
  readonly authority: Authority;
}

type Open = 'approve' | 'reject' | 'setFund' | 'recordPayment' | 'voidPayment' | 'resendLink';

/** What the person may do with the expense, and nothing else; the most pressing first. */
const BUTTONS = [
  { open: 'approve', act: 'decide', label: 'Approve', look: 'contained', color: 'primary' },
  { open: 'reject', act: 'decide', label: 'Reject', look: 'outlined', color: 'error' },
  {
    open: 'recordPayment',
    act: 'recordPayment',
    label: 'Record payment',
    look: 'contained',
    color: 'primary',
  },
  { open: 'setFund', act: 'setFund', label: 'Set fund', look: 'outlined', color: 'primary' },
  {
    open: 'resendLink',
    act: 'resendLink',
    label: 'Resend link',
    look: 'outlined',
    color: 'primary',
  },
  {
    open: 'voidPayment',
    act: 'voidPayment',
    label: 'Void payment',
    look: 'outlined',
    color: 'error',
  },
] as const;

/** The buttons of the acts, and the dialog of the one that is open. */
export function ExpenseActions({ expense, person, authority }: ActsProps) {
  const [open, setOpen] = useState<Open | null>(null);
  const acts = availableActions(expense, person, authority);
  const buttons = BUTTONS.filter(({ act }) => acts.includes(act));
  const offered = buttons.map((button) => button.open).join();

  useEffect(() => {
    // The button that had the focus may have gone with what it offered.
    if (document.activeElement === document.body) focusPanel();
  }, [offered, open]);

  return (
    <>
      {buttons.length > 0 && (
        <Bar role="group" aria-label="Actions">
          {buttons.map((button) => (
            <Button
              key={button.open}
              variant={button.look}
              color={button.color}
              onClick={() => setOpen(button.open)}
            >
              {button.label}
            </Button>
          ))}
        </Bar>
      )}
      {open !== null &&
        dialogOf(open, person, authority, {
          expense,
          possible: buttons.some((button) => button.open === open),
          onClose: () => setOpen(null),
        })}
    </>
  );
}

function dialogOf(open: Open, person: string, authority: Authority, props: ActionProps) {
  switch (open) {
    case 'approve':
    case 'reject':
      return <DecisionDialog {...props} action={open} />;
    case 'setFund':
      return <FundDialog {...props} />;
    case 'recordPayment':
      return <PaymentDialog {...props} person={person} />;
    case 'voidPayment':
      return <VoidDialog {...props} />;
    case 'resendLink':
      return <ResendDialog {...props} authority={authority} />;
  }
}

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.625rem',
  marginTop: '1.25rem',
});
