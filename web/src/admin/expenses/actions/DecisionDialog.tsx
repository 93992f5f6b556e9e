import { ROLE_NAMES } from '@pa-ledger/domain/approvers/approval-chain';
import { openStepIndex, type Action } from '@pa-ledger/domain/expenses/expense';
import { useState } from 'react';
import { Money } from '../../shared/Money.tsx';
import { decideAsOneself } from '../expense-calls.ts';
import { ActionDialog, Words, type ActionProps } from './ActionDialog.tsx';
import { NO_REASON, ReasonField, reasonErrors } from './ReasonField.tsx';

interface DecisionDialogProps extends ActionProps {
  readonly action: Action;
}

/** What stands as the reason of an approval, as with a link. */
const APPROVED = 'Approved in the admin panel';

/** Approves or rejects the open step as oneself. */
export function DecisionDialog({ action, ...props }: DecisionDialogProps) {
  const { expense, possible } = props;
  const { submission } = expense;
  const open = openStepIndex(expense);
  const [asked] = useState(() => ({
    index: open,
    step: open === null ? null : expense.steps[open],
  }));
  if (asked.step == null) return null;
  const rejecting = action === 'reject';
  const role = ROLE_NAMES[asked.step.role];
  return (
    <ActionDialog
      {...props}
      // Another step than the one that was looked at is another decision.
      possible={possible && open === asked.index}
      title={rejecting ? 'Reject expense' : 'Approve expense'}
      label={rejecting ? 'Reject' : 'Approve'}
      initial={NO_REASON}
      errorsOf={(typed) => (rejecting ? reasonErrors(typed) : {})}
      send={({ reason }) =>
        decideAsOneself(expense, { action, reason: rejecting ? reason : APPROVED })
      }
      done={() =>
        rejecting ? 'The expense was rejected.' : `The expense was approved as ${role}.`
      }
    >
      {(form) => (
        <>
          <Words>
            <Money amount={submission.amount} /> to {submission.paidTo}, as {role}.
          </Words>
          {rejecting && <ReasonField form={form} hint="The submitter reads it." />}
        </>
      )}
    </ActionDialog>
  );
}
