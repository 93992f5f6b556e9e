import { paymentText } from '@pa-ledger/domain/expenses/payment';
import { useState } from 'react';
import { manageExpense } from '../expense-calls.ts';
import type { ActionProps } from './ActionDialog.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';

/** Takes a payment back: a check that was lost, a slip of the pen. */
export function VoidDialog(props: ActionProps) {
  const { expense, possible } = props;
  // The payment that was there when the dialog was opened, whatever comes meanwhile.
  const [payment] = useState(() => expense.payment);
  if (payment === null) return null;
  const same = expense.payment?.number === payment.number;
  return (
    <ReasonDialog
      {...props}
      possible={possible && same}
      title="Void payment"
      send={(reason) =>
        manageExpense(expense.id, { act: 'voidPayment', payment: payment.number, reason })
      }
      done="The payment was voided. The expense is approved and not paid."
    >
      {paymentText(payment)} will no longer count, and the expense waits to be paid again.
    </ReasonDialog>
  );
}
