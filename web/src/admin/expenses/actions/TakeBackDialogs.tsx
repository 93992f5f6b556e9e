import { staleThrough } from '@pa-ledger/domain/bank/stale-day';
import { errorMessages } from '@pa-ledger/domain/error-messages';
import {
  VOID_FIELDS,
  voidDayRefusal,
  type TypedVoid,
} from '@pa-ledger/domain/expenses/actions/take-payment-back';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { fieldError } from '@pa-ledger/domain/fields/form-errors';
import { formSchema } from '@pa-ledger/domain/fields/schema';
import { organization } from '@pa-ledger/domain/organization';
import { PAYMENT_FIELDS, type Payment } from '@pa-ledger/domain/payments/payment';
import { paymentText } from '@pa-ledger/domain/payments/payment-messages';
import { dateAt } from '@pa-ledger/domain/time/dates';
import { useState, type ReactNode } from 'react';
import { useReconciledQuestions } from '../../shared/forms/reconciled-questions.ts';
import { FieldInputs } from '../../shared/forms/FieldInputs.tsx';
import { useBooks } from '../../shared/years/books.ts';
import type { OpenedExpense } from '../expense-row.ts';
import { actionMessages } from './action-messages.ts';
import { ActionDialog, type ActionProps, managePayment } from './ActionDialog.tsx';
import { ReasonDialog, reasonErrors } from './ReasonDialog.tsx';
import { useAccountPaidFrom, usePaidTogether } from './same-payee.ts';

/** Voids the payment: a lost check, one that came back. It stays on its day, and counts no more from the day of the void. */
export function VoidDialog(props: ActionProps) {
  const opened = useOpenedPayment(props);
  return opened && <VoidForm {...props} {...opened} />;
}

/** Takes a payment away that was entered by mistake. */
export function MistakeDialog(props: ActionProps) {
  const opened = useOpenedPayment(props);
  if (opened === null) return null;
  const { payment, possible } = opened;
  return (
    <ReasonDialog
      {...props}
      possible={possible}
      title={actionMessages.enteredByMistake}
      send={(reason) => managePayment({ act: 'mistake', payment: payment.id, reason })}
      done={actionMessages.paymentTakenAway}
    >
      {actionMessages.mistakeHint(paymentText(payment))} <Together {...props} payment={payment} />
    </ReasonDialog>
  );
}

interface OpenedPayment {
  readonly payment: Payment;
  readonly possible: boolean;
}

/** Returns the payment that was there when the dialog was opened, whatever changes meanwhile. */
function useOpenedPayment({ expense, possible }: ActionProps): OpenedPayment | null {
  const [payment] = useState(() => expense.payment);
  return payment && { payment, possible: possible && expense.payment?.id === payment.id };
}

function VoidForm({ payment, ...props }: ActionProps & OpenedPayment) {
  const [today] = useState(() => dateAt(Date.now(), organization.timeZone));
  const accountId = useAccountPaidFrom(payment);
  const reconciledQuestions = useReconciledQuestions(ACCOUNT_FIELD);
  const { closedThrough } = useBooks();
  const isClosed = closedThrough !== null && payment.date <= closedThrough;
  const isStale = payment.method === 'check' && payment.date <= staleThrough(today);
  return (
    <ActionDialog<TypedVoid>
      {...props}
      title={actionMessages.voidPayment}
      label={actionMessages.voidPayment}
      initial={{ date: today, reason: '' }}
      schema={formSchema(VOID_FIELDS, ({ date, reason }) => ({
        date: dayError(date, payment),
        ...reasonErrors({ reason }),
      }))}
      questionsOf={({ date }) => reconciledQuestions({ date, accountId }, null)}
      send={(typed) => managePayment({ act: 'void', payment: payment.id, ...typed })}
      done={() => actionMessages.paymentVoided}
    >
      {() => (
        <>
          <p>
            {actionMessages.voidHint(paymentText(payment))}{' '}
            <Together {...props} payment={payment} />
          </p>
          {isClosed && <p>{actionMessages.voidOfClosedYear}</p>}
          {isStale && <p>{actionMessages.voidOfStaleCheck}</p>}
          <FieldInputs fields={VOID_FIELDS} layout={LAYOUT} />
        </>
      )}
    </ActionDialog>
  );
}

const ACCOUNT_FIELD = { accountId: PAYMENT_FIELDS.accountId };

const LAYOUT = { date: { half: true }, reason: { autoFocus: true } };

/** Returns why the payment cannot be voided on this day; null if it can. */
function dayError(typed: string, payment: Payment): string | null {
  const unreadable = fieldError(VOID_FIELDS.date, typed);
  if (unreadable !== null) return unreadable.message;
  const why = voidDayRefusal(typed, payment, dateAt(Date.now(), organization.timeZone));
  return why === null ? null : errorMessages[why];
}

interface TogetherProps {
  readonly expense: OpenedExpense;
  readonly payment: Payment;
}

/** Names the other expenses that the payment pays: they are taken back with it. */
function Together({ expense, payment }: TogetherProps): ReactNode {
  const others = usePaidTogether(payment, expense);
  return others.length > 0 && actionMessages.together(others.map(referenceOf));
}
