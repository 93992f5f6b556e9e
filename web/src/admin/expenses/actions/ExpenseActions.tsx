import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { availableActions } from '@pa-ledger/domain/expenses/actions/expense-actions';
import type { Authority } from '@pa-ledger/domain/expenses/decide/permissions';
import { useEffect, useState } from 'react';
import { focusPanel } from '../../shared/focus.ts';
import type { ExpenseRow } from '../expense-row.ts';
import { actionMessages } from './action-messages.ts';
import type { ActionProps } from './ActionDialog.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import { FundDialog } from './FundDialog.tsx';
import { PaymentDialog } from './PaymentDialog.tsx';
import { ResendDialog } from './ResendDialog.tsx';
import { VoidDialog } from './VoidDialog.tsx';

interface ExpenseActionsProps {
  readonly expense: ExpenseRow;
  /** The e-mail address of the admin who is signed in. */
  readonly person: string;
  readonly authority: Authority;
}

type Open = 'approve' | 'reject' | 'setFund' | 'recordPayment' | 'voidPayment' | 'resendLink';

/** Every action that has a button, the most urgent first. */
const BUTTONS = [
  {
    open: 'approve',
    action: 'decide',
    label: actionMessages.approve,
    variant: 'contained',
    color: 'primary',
  },
  {
    open: 'reject',
    action: 'decide',
    label: actionMessages.reject,
    variant: 'outlined',
    color: 'error',
  },
  {
    open: 'recordPayment',
    action: 'recordPayment',
    label: actionMessages.recordPayment,
    variant: 'contained',
    color: 'primary',
  },
  {
    open: 'setFund',
    action: 'setFund',
    label: actionMessages.setFund,
    variant: 'outlined',
    color: 'primary',
  },
  {
    open: 'resendLink',
    action: 'resendLink',
    label: actionMessages.resendLink,
    variant: 'outlined',
    color: 'primary',
  },
  {
    open: 'voidPayment',
    action: 'voidPayment',
    label: actionMessages.voidPayment,
    variant: 'outlined',
    color: 'error',
  },
] as const;

/** The buttons of the actions that the person may take, and the dialog of the one that is open. */
export function ExpenseActions({ expense, person, authority }: ExpenseActionsProps) {
  const [open, setOpen] = useState<Open | null>(null);
  const actions = availableActions(expense, person, authority);
  const buttons = BUTTONS.filter(({ action }) => actions.includes(action));
  const offered = buttons.map((button) => button.open).join();

  useEffect(() => {
    // The button that had the focus may have disappeared.
    if (document.activeElement === document.body) focusPanel();
  }, [offered, open]);

  return (
    <>
      {buttons.length > 0 && (
        <Bar role="group" aria-label={actionMessages.actions}>
          {buttons.map((button) => (
            <Button
              key={button.open}
              variant={button.variant}
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
