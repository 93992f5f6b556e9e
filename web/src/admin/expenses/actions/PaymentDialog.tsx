import { dateAt } from '@pa-ledger/domain/time/dates';
import { organization } from '@pa-ledger/domain/organization';
import {
  MAX_CHECK_NUMBER_LENGTH,
  PAYMENT_METHOD_NAMES,
  PAYMENT_METHODS,
  paymentDays,
  paymentErrors,
  type TypedPayment,
} from '@pa-ledger/domain/expenses/payment';
import { isOwnPayment } from '@pa-ledger/domain/expenses/payer';
import { useState } from 'react';
import { Notice } from '../../../ui/Notice.tsx';
import { DateField, SelectField, TextField } from '../../shared/fields.tsx';
import { Money } from '../../shared/Money.tsx';
import { manageExpense } from '../expense-calls.ts';
import { ActionDialog, Words, type ActionProps } from './ActionDialog.tsx';

const METHODS = PAYMENT_METHODS.map((value) => ({ value, label: PAYMENT_METHOD_NAMES[value] }));

interface PaymentDialogProps extends ActionProps {
  /** The e-mail address of who is signed in. */
  readonly person: string;
}

/** How and when the expense was paid. */
export function PaymentDialog({ person, ...props }: PaymentDialogProps) {
  const { expense } = props;
  const { submission, submittedAt } = expense;
  const [opened] = useState(() => ({ now: Date.now(), number: expense.payments + 1 }));
  const { timeZone } = organization;
  return (
    <ActionDialog<TypedPayment>
      {...props}
      title="Record payment"
      label="Record payment"
      initial={{ method: 'check', checkNumber: '', date: dateAt(opened.now, timeZone) }}
      errorsOf={(typed) =>
        paymentErrors(tidy(typed), paymentDays(submittedAt, Date.now(), timeZone))
      }
      send={(typed) =>
        manageExpense(expense.id, {
          act: 'recordPayment',
          number: opened.number,
          payment: tidy(typed),
        })
      }
      done={() => `The payment to ${submission.paidTo} was recorded.`}
    >
      {(form) => (
        <>
          <Words>
            <Money amount={submission.amount} /> to {submission.paidTo}. The submitter is told by
            mail.
          </Words>
          {isOwnPayment(submission, person) && (
            <Notice tone="warning" title="You submitted this expense.">
              Another administrator records its payment. If there is no other, you can, and it is
              marked for everybody to see.
            </Notice>
          )}
          <SelectField
            {...form.field('method')}
            label="Method"
            required
            half
            prompt="Select a method"
            options={METHODS}
          />
          {form.values.method === 'check' ? (
            <TextField
              {...form.field('checkNumber')}
              label="Check Number"
              required
              half
              autoFocus
              maxLength={MAX_CHECK_NUMBER_LENGTH}
            />
          ) : null}
          <DateField {...form.field('date')} label="Date" required half />
        </>
      )}
    </ActionDialog>
  );
}

/** What was typed before another method was chosen is not sent. */
function tidy(typed: TypedPayment): TypedPayment {
  return typed.method === 'check' ? typed : { ...typed, checkNumber: '' };
}
