import Button from '@mui/material/Button';
import { availableActions } from '@pa-ledger/domain/expenses/actions/expense-actions';
import type { Authority } from '@pa-ledger/domain/expenses/decide/permissions';
import { returnRefusal } from '@pa-ledger/domain/expenses/versions/return-expense';
import { Suspense, useEffect, useState } from 'react';
import { lazy } from '../../lazy.ts';
import { HStack } from '../../../ui/layout.ts';
import { focusPanel } from '../../shared/frame/focus.ts';
import type { OpenedExpense } from '../expense-row.ts';
import { actionMessages } from './action-messages.ts';
import type { ActionProps } from './ActionDialog.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import { FundDialog } from './FundDialog.tsx';
import { ResendDialog } from './ResendDialog.tsx';
import { ReturnDialog } from './ReturnDialog.tsx';

// What only a payment needs loads when its dialog is opened.
const PaymentDialog = lazy(async () => ({
  default: (await import('./PaymentDialog.tsx')).PaymentDialog,
}));
const RefundDialog = lazy(async () => ({
  default: (await import('./RefundDialog.tsx')).RefundDialog,
}));
const VoidDialog = lazy(async () => ({
  default: (await import('./TakeBackDialogs.tsx')).VoidDialog,
}));
const MistakeDialog = lazy(async () => ({
  default: (await import('./TakeBackDialogs.tsx')).MistakeDialog,
}));

interface ExpenseActionsProps {
  readonly expense: OpenedExpense;
  /** The e-mail address of the admin who is signed in. */
  readonly person: string;
  readonly authority: Authority;
}

/** Every action that has a button, the most urgent first. */
const BUTTONS = [
  { open: 'approve', action: 'decide', variant: 'contained', color: 'primary' },
  { open: 'reject', action: 'decide', variant: 'outlined', color: 'error' },
  { open: 'recordPayment', action: 'recordPayment', variant: 'contained', color: 'primary' },
  { open: 'setFund', action: 'setFund', variant: 'outlined', color: 'primary' },
  { open: 'askForCorrection', action: 'return', variant: 'outlined', color: 'primary' },
  { open: 'resendLink', action: 'resendLink', variant: 'outlined', color: 'primary' },
  { open: 'refund', action: 'refund', variant: 'outlined', color: 'primary' },
  { open: 'voidPayment', action: 'voidPayment', variant: 'outlined', color: 'error' },
  { open: 'enteredByMistake', action: 'voidPayment', variant: 'outlined', color: 'error' },
] as const;

/** The dialog that is open. */
type Open = (typeof BUTTONS)[number]['open'];

/** The buttons of the actions that the person may take, and the dialog of the one that is open. */
export function ExpenseActions({ expense, person, authority }: ExpenseActionsProps) {
  const [open, setOpen] = useState<Open | null>(null);
  const actions = [
    ...availableActions(expense, person, authority),
    ...(expense.status === 'paid' ? ['refund'] : []),
    ...(returnRefusal(expense, expense.submissionVersion) === null ? ['return'] : []),
  ];
  const buttons = BUTTONS.filter(({ action }) => actions.includes(action));
  const offered = buttons.map((button) => button.open).join();

  useEffect(() => {
    // The button that had the focus may have disappeared.
    if (document.activeElement === document.body) focusPanel();
  }, [offered, open]);

  return (
    <>
      {buttons.length > 0 && (
        <HStack sx={{ marginTop: '1.25rem' }} role="group" aria-label={actionMessages.actions}>
          {buttons.map((button) => (
            <Button
              key={button.open}
              variant={isUrgent(button.open, expense) ? 'contained' : button.variant}
              color={button.color}
              onClick={() => setOpen(button.open)}
            >
              {actionMessages[button.open]}
            </Button>
          ))}
        </HStack>
      )}
      <Suspense>
        {open !== null &&
          dialogOf(open, person, authority, {
            expense,
            possible: buttons.some((button) => button.open === open),
            onClose: () => setOpen(null),
          })}
      </Suspense>
    </>
  );
}

/** It cannot be paid before it has a fund. */
function isUrgent(open: Open, { status, fundId }: OpenedExpense): boolean {
  return open === 'setFund' && status === 'approved' && fundId === null;
}

function dialogOf(open: Open, person: string, authority: Authority, props: ActionProps) {
  switch (open) {
    case 'approve':
    case 'reject':
      return <DecisionDialog {...props} action={open} person={person} authority={authority} />;
    case 'setFund':
      return <FundDialog {...props} />;
    case 'recordPayment':
      return <PaymentDialog {...props} person={person} />;
    case 'refund':
      return <RefundDialog {...props} />;
    case 'voidPayment':
      return <VoidDialog {...props} />;
    case 'enteredByMistake':
      return <MistakeDialog {...props} />;
    case 'askForCorrection':
      return <ReturnDialog {...props} />;
    case 'resendLink':
      return <ResendDialog {...props} authority={authority} />;
  }
}
