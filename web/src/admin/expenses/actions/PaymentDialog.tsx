import { dateAt } from '@pa-ledger/domain/time/dates';
import { organization } from '@pa-ledger/domain/organization';
import {
  PAYMENT_FIELDS,
  PAYMENT_METHOD_NAMES,
  PAYMENT_METHODS,
  paymentDays,
  paymentErrors,
  type TypedPayment,
} from '@pa-ledger/domain/expenses/payment';
import { isOwnPayment } from '@pa-ledger/domain/expenses/payer';
import { useState } from 'react';
import { Notice } from '../../../ui/Notice.tsx';
import { DateField, SelectField, TextInputField } from '../../shared/fields.tsx';
import { Money } from '../../shared/Money.tsx';
import { manageExpense } from '../expense-calls.ts';
import { actionMessages } from './action-messages.ts';
import { ActionDialog, DialogText, type ActionProps } from './ActionDialog.tsx';

const METHODS = PAYMENT_METHODS.map((value) => ({ value, label: PAYMENT_METHOD_NAMES[value] }));

interface PaymentDialogProps extends ActionProps {
  /** The e-mail address of the admin who is signed in. */
  readonly person: string;
}

/** Records how and when the expense was paid. */
export function PaymentDialog({ person, ...props }: PaymentDialogProps) {
  const { expense } = props;
  const { submission, submittedAt } = expense;
  const [opened] = useState(() => ({ now: Date.now(), number: expense.payments + 1 }));
  const { timeZone } = organization;
  return (
    <ActionDialog<TypedPayment>
      {...props}
      title={actionMessages.recordPayment}
      label={actionMessages.recordPayment}
      initial={{ method: 'check', checkNumber: '', date: dateAt(opened.now, timeZone) }}
      errorsOf={(typed) =>
        paymentErrors(withoutUnused(typed), paymentDays(submittedAt, Date.now(), timeZone))
      }
      send={(typed) =>
        manageExpense(expense.id, {
          act: 'recordPayment',
          number: opened.number,
          payment: withoutUnused(typed),
        })
      }
      done={() => actionMessages.paymentRecorded(submission.paidTo)}
    >
      {(form) => (
        <>
          <DialogText>
            <Money amount={submission.amount} /> {actionMessages.toByMail(submission.paidTo)}
          </DialogText>
          {isOwnPayment(submission, person) && (
            <Notice tone="warning" title={actionMessages.ownExpense}>
              {actionMessages.ownExpenseHint}
            </Notice>
          )}
          <SelectField
            {...form.field('method')}
            label={actionMessages.method}
            required
            half
            prompt={actionMessages.selectMethod}
            options={METHODS}
          />
          {form.values.method === 'check' ? (
            <TextInputField
              {...form.field('checkNumber')}
              label={actionMessages.checkNumber}
              required
              half
              autoFocus
              maxLength={PAYMENT_FIELDS.checkNumber.maxLength}
            />
          ) : null}
          <DateField {...form.field('date')} label={actionMessages.date} required half />
        </>
      )}
    </ActionDialog>
  );
}

/** Drops the check number that was typed before another method was chosen. */
function withoutUnused(typed: TypedPayment): TypedPayment {
  return typed.method === 'check' ? typed : { ...typed, checkNumber: '' };
}
