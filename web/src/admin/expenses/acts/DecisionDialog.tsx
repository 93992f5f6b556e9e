import { ROLE_NAMES } from '@pa-ledger/domain/approval-chain';
import { ERRORS } from '@pa-ledger/domain/errors';
import { openStepIndex, type Action } from '@pa-ledger/domain/expense';
import { MAX_REASON_LENGTH } from '@pa-ledger/domain/limits';
import { reasonProblem } from '@pa-ledger/domain/reason';
import { useState } from 'react';
import { TextAreaField } from '../../shared/fields.tsx';
import { Money } from '../../shared/Money.tsx';
import { decideAsOneself } from '../expense-calls.ts';
import { ActDialog, Words, type ActProps } from './ActDialog.tsx';

interface DecisionDialogProps extends ActProps {
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
    <ActDialog
      {...props}
      // Another step than the one that was looked at is another decision.
      possible={possible && open === asked.index}
      title={rejecting ? 'Reject expense' : 'Approve expense'}
      label={rejecting ? 'Reject' : 'Approve'}
      initial={{ reason: '' }}
      problemsOf={({ reason }) => ({
        reason: rejecting ? reasonProblem(reason, ERRORS.voidReasonRequired.message) : null,
      })}
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
          {rejecting && (
            <TextAreaField
              {...form.field('reason')}
              label="Reason"
              required
              autoFocus
              maxLength={MAX_REASON_LENGTH}
              hint="The submitter reads it."
            />
          )}
        </>
      )}
    </ActDialog>
  );
}
