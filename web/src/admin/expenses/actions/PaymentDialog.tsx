import { dateAt } from '@pa-ledger/domain/time/dates';
import { organization } from '@pa-ledger/domain/organization';
import {
  PAYMENT_FIELDS,
  paymentDays,
  paymentErrors,
  type TypedPayment,
  isOwnPayment,
} from '@pa-ledger/domain/expenses/payment';
import { withoutUnasked } from '@pa-ledger/domain/fields/form';
import { useState } from 'react';
import { Notice } from '../../../ui/Notice.tsx';
import { FieldInputs } from '../../shared/forms/FieldInputs.tsx';
import { Money } from '../../shared/lists/Money.tsx';
import { actionMessages } from './action-messages.ts';
import { ActionDialog, type ActionProps, manageExpense } from './ActionDialog.tsx';

const LAYOUT = {
  method: { half: true, prompt: actionMessages.selectMethod },
  checkNumber: { half: true, autoFocus: true },
  date: { half: true },
};

interface PaymentDialogProps extends ActionProps {
  /** The e-mail address of the admin who is signed in. */
  readonly person: string;
}

/** Records how and when the expense was paid. */
export function PaymentDialog({ person, ...props }: PaymentDialogProps) {
  const { expense } = props;
  const { submission, amount, submittedAt } = expense;
  const [opened] = useState(() => ({ now: Date.now(), number: expense.payments + 1 }));
  const { timeZone } = organization;
  return (
    <ActionDialog<TypedPayment>
      {...props}
      title={actionMessages.recordPayment}
      label={actionMessages.recordPayment}
      initial={{ method: 'check', checkNumber: '', date: dateAt(opened.now, timeZone) }}
      errorsOf={(typed) =>
        paymentErrors(
          withoutUnasked(PAYMENT_FIELDS, typed),
          paymentDays(submittedAt, Date.now(), timeZone),
        )
      }
      send={(typed) =>
        manageExpense(expense.id, {
          act: 'recordPayment',
          number: opened.number,
          payment: withoutUnasked(PAYMENT_FIELDS, typed),
        })
      }
      done={() => actionMessages.paymentRecorded(submission.paidTo)}
    >
      {(form) => (
        <>
          <p>
            <Money amount={amount} /> {actionMessages.toByMail(submission.paidTo)}
          </p>
          {isOwnPayment(expense.contact, person) && (
            <Notice tone="warning" title={actionMessages.ownExpense}>
              {actionMessages.ownExpenseHint}
            </Notice>
          )}
          <FieldInputs fields={PAYMENT_FIELDS} form={form} layout={LAYOUT} />
        </>
      )}
    </ActionDialog>
  );
}
