import { ERRORS } from '@pa-ledger/domain/errors';
import { MAX_REASON_LENGTH } from '@pa-ledger/domain/limits';
import { paymentText } from '@pa-ledger/domain/payment';
import { reasonProblem } from '@pa-ledger/domain/reason';
import { useState } from 'react';
import { TextAreaField } from '../../shared/fields.tsx';
import { manageExpense } from '../expense-calls.ts';
import { ActDialog, Words, type ActProps } from './ActDialog.tsx';

/** Takes a payment back: a check that was lost, a slip of the pen. */
export function VoidDialog(props: ActProps) {
  const { expense, possible } = props;
  // The payment that was there when the dialog was opened, whatever comes meanwhile.
  const [payment] = useState(() => expense.payment);
  if (payment === null) return null;
  const same = expense.payment?.number === payment.number;
  return (
    <ActDialog
      {...props}
      possible={possible && same}
      title="Void payment"
      label="Void payment"
      initial={{ reason: '' }}
      problemsOf={({ reason }) => ({
        reason: reasonProblem(reason, ERRORS.voidReasonRequired.message),
      })}
      send={({ reason }) =>
        manageExpense(expense.id, { act: 'voidPayment', payment: payment.number, reason })
      }
      done={() => 'The payment was voided. The expense is approved and not paid.'}
    >
      {(form) => (
        <>
          <Words>
            {paymentText(payment)} will no longer count, and the expense waits to be paid again.
          </Words>
          <TextAreaField
            {...form.field('reason')}
            label="Reason"
            required
            autoFocus
            maxLength={MAX_REASON_LENGTH}
          />
        </>
      )}
    </ActDialog>
  );
}
