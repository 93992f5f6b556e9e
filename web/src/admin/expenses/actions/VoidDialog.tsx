import { paymentText } from '@pa-ledger/domain/expenses/payment';
import { useState } from 'react';
import { actionMessages } from './action-messages.ts';
import { type ActionProps, manageExpense } from './ActionDialog.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';

/** Voids a payment: a lost check, a mistake. */
export function VoidDialog(props: ActionProps) {
  const { expense, possible } = props;
  // The payment that was there when the dialog was opened, whatever changes meanwhile.
  const [payment] = useState(() => expense.payment);
  if (payment === null) return null;
  const same = expense.payment?.number === payment.number;
  return (
    <ReasonDialog
      {...props}
      possible={possible && same}
      title={actionMessages.voidPayment}
      send={(reason) =>
        manageExpense(expense.id, { act: 'voidPayment', payment: payment.number, reason })
      }
      done={actionMessages.paymentVoided}
    >
      {actionMessages.voidHint(paymentText(payment))}
    </ReasonDialog>
  );
}
