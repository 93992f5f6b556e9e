import { ROLE_NAMES } from '@pa-ledger/domain/approvers/approval-chain';
import { openStepIndex } from '@pa-ledger/domain/expenses/expense';
import { eligibleApprovers, type Authority } from '@pa-ledger/domain/expenses/decide/permissions';
import { useState } from 'react';
import { manageExpense } from '../expense-calls.ts';
import { ActionDialog, Words, type ActionProps } from './ActionDialog.tsx';

interface ResendDialogProps extends ActionProps {
  readonly authority: Authority;
}

/** Sends the approvers a new link, for one that was lost or went to the wrong person. */
export function ResendDialog({ authority, ...props }: ResendDialogProps) {
  const { expense, possible } = props;
  const open = openStepIndex(expense);
  const [asked] = useState(() => ({
    index: open,
    step: open === null ? null : expense.steps[open],
  }));
  const { index, step } = asked;
  if (index === null || step == null) return null;
  // Those whom the settings name now: the server asks them, whoever was asked before.
  const people = eligibleApprovers(expense, index, authority).approvers.join(' and ');
  return (
    <ActionDialog
      {...props}
      possible={possible && open === index}
      title="Resend link"
      label="Resend link"
      initial={{}}
      send={() => manageExpense(expense.id, { act: 'resendLink', step: index })}
      done={() => `A new link was sent to ${people}.`}
    >
      {() => (
        <>
          <Words>
            A new link for the step of the {ROLE_NAMES[step.role]} will be sent to <b>{people}</b>.
          </Words>
          <Words>The links that were sent before will no longer work.</Words>
        </>
      )}
    </ActionDialog>
  );
}
