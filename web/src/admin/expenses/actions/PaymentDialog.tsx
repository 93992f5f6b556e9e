import { dateAt, formatDate } from '@pa-ledger/domain/time/dates';
import { organization } from '@pa-ledger/domain/organization';
import { formatCents, sumCents } from '@pa-ledger/domain/money/money';
import {
  PAYMENT_FIELDS,
  paymentDays,
  paymentErrors,
  type PaymentTexts,
  type TypedPayment,
  isOwnPayment,
} from '@pa-ledger/domain/payments/payment';
import { paidPartyOf, usualMethod } from '@pa-ledger/domain/expenses/payee';
import { payByText } from '@pa-ledger/domain/expenses/expense-messages';
import { payeeText } from '@pa-ledger/domain/expenses/review-messages';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { withoutUnasked } from '@pa-ledger/domain/fields/form';
import { formSchema } from '@pa-ledger/domain/fields/schema';
import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useStore } from '../../../app/store.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { CheckInput } from '../../shared/forms/CheckInput.tsx';
import { FieldInputs } from '../../shared/forms/FieldInputs.tsx';
import { useAccountFields } from '../../shared/forms/account-fields.ts';
import { useReconciledQuestions } from '../../shared/forms/reconciled-questions.ts';
import { useLookup } from '../../shared/records/lookup.ts';
import { usedChecksOf } from '../../shared/lists/used-checks.ts';
import { LookAlikes } from '../../shared/forms/LookAlikes.tsx';
import { Money } from '../../shared/lists/Money.tsx';
import type { ExpenseRow } from '../expense-row.ts';
import { actionMessages } from './action-messages.ts';
import { ActionDialog, type ActionProps, managePayment } from './ActionDialog.tsx';
import { useOthersToPay } from './same-payee.ts';

interface PaymentDialogProps extends ActionProps {
  /** The e-mail address of the admin who is signed in. */
  readonly person: string;
}

/** Records how and when the expense was paid, and others of the same payee with it. */
export function PaymentDialog({ person, ...props }: PaymentDialogProps) {
  const { expense } = props;
  const { submission } = expense;
  const [opened] = useState(() => ({ now: Date.now(), number: expense.payments + 1 }));
  const others = useOthersToPay(expense);
  const lookup = useLookup();
  const accounts = useAccountFields(null, 'payments');
  const reconciledQuestions = useReconciledQuestions(PAYMENT_FIELDS);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const with_ = others.filter(({ id }) => chosen.includes(id));
  const paid: readonly ExpenseRow[] = [expense, ...with_];
  const { timeZone } = organization;
  const asked = (typed: PaymentTexts): TypedPayment => {
    const settled = accounts.settled(PAYMENT_FIELDS, typed);
    const { accountId, ...texts } = withoutUnasked(PAYMENT_FIELDS, settled);
    return accountId === '' ? texts : { ...texts, accountId };
  };
  const errorsOf = (typed: PaymentTexts) => ({
    ...accounts.errorsOf(PAYMENT_FIELDS, typed),
    ...errorsNow(asked(typed), paid),
  });
  return (
    <ActionDialog<PaymentTexts>
      {...props}
      title={actionMessages.recordPayment}
      label={labelOf(paid)}
      initial={{
        method: usualMethod(submission),
        checkNumber: '',
        date: dateAt(opened.now, timeZone),
        accountId: '',
      }}
      schema={formSchema(PAYMENT_FIELDS, errorsOf)}
      questionsOf={(typed) => reconciledQuestions(accounts.settled(PAYMENT_FIELDS, typed), null)}
      send={(typed) =>
        managePayment({
          act: 'record',
          expenses: [
            { id: expense.id, number: opened.number },
            ...with_.map(({ id, payments }) => ({ id, number: payments + 1 })),
          ],
          payment: asked(typed),
        })
      }
      done={(typed) => {
        accounts.remember(accounts.settled(PAYMENT_FIELDS, typed));
        return actionMessages.paymentRecorded(submission.paidTo);
      }}
    >
      {(typed) => (
        <>
          <p>
            <Money amount={totalOf(paid)} />{' '}
            {actionMessages.toByMail(payeeText(submission), typed.method === 'check')}
          </p>
          <p>{actionMessages.payBy(payByText(submission), expense.contact.payHandle)}</p>
          <InvoiceNumber submission={submission} />
          {paid.some(({ fromClosedYear }) => fromClosedYear === true) && (
            <p>{actionMessages.paysClosedYear}</p>
          )}
          {isOwnPayment(expense.contact, person) && (
            <Notice tone="warning" title={actionMessages.ownExpense}>
              {actionMessages.ownExpenseHint}
            </Notice>
          )}
          <NextNumber
            accountId={accounts.settled(PAYMENT_FIELDS, typed).accountId}
            typed={typed.checkNumber}
          />
          <FieldInputs
            fields={PAYMENT_FIELDS}
            lookup={{ ...lookup, accountOptions: accounts.optionsFor(typed) }}
            whenEmpty={{ accountId: accounts.fitting(typed) }}
            layout={{
              ...LAYOUT,
              checkNumber: {
                ...LAYOUT.checkNumber,
                after: <LookAlikes of="check" number={typed.checkNumber} />,
              },
            }}
          />
          <OthersToPay
            payBy={submission.payBy}
            others={others}
            chosen={chosen}
            onChoose={setChosen}
          />
          {isMixed(paid) && (
            <Notice tone="warning" title={actionMessages.mixed}>
              {actionMessages.mixedHint}
            </Notice>
          )}
        </>
      )}
    </ActionDialog>
  );
}

const LAYOUT = {
  method: { half: true, prompt: actionMessages.selectMethod },
  checkNumber: { half: true, autoFocus: true },
  date: { half: true },
};

interface NextNumberProps {
  readonly accountId: string;
  readonly typed: string;
}

/** Fills in the number after the account's last check, until a person types another. */
function NextNumber({ accountId, typed }: NextNumberProps) {
  const { resetField } = useFormContext<PaymentTexts>();
  const checks = useStore(usedChecksOf(accountId));
  const next = checks.status === 'ready' ? checks.value.next : '';
  const proposed = useRef('');
  useEffect(() => {
    if (typed !== proposed.current || next === proposed.current) return;
    proposed.current = next;
    resetField('checkNumber', { defaultValue: next });
  }, [typed, next, resetField]);
  return null;
}

interface OthersToPayProps {
  /** How the expense itself is to be paid. */
  readonly payBy: ExpenseRow['submission']['payBy'];
  readonly others: readonly ExpenseRow[];
  /** The ids of those that are paid too. */
  readonly chosen: readonly string[];
  readonly onChoose: (ids: readonly string[]) => void;
}

/** The other expenses of the payee that wait to be paid, each with a box to tick. */
function OthersToPay({ payBy, others, chosen, onChoose }: OthersToPayProps) {
  if (others.length === 0) return null;
  return (
    <fieldset>
      <legend>{actionMessages.alsoPay}</legend>
      {others.map(({ id, amount, submission }) => (
        <CheckInput
          key={id}
          name={id}
          label={actionMessages.toPay(
            referenceOf(id),
            formatCents(amount),
            actionMessages.isFor[paidPartyOf(submission)],
            submission.payBy === payBy ? '' : payByText(submission),
          )}
          hint={actionMessages.toPay(
            formatDate(submission.expenseDate),
            invoiceText(submission),
            submission.description,
          )}
          checked={chosen.includes(id)}
          onChange={(checked) =>
            onChoose(checked ? [...chosen, id] : chosen.filter((one) => one !== id))
          }
        />
      ))}
    </fieldset>
  );
}

interface InvoiceNumberProps {
  readonly submission: ExpenseRow['submission'];
}

/** The number that goes with a vendor's payment, and what was perhaps paid for the same invoice. */
function InvoiceNumber({ submission }: InvoiceNumberProps) {
  const { invoiceNumber, paidTo } = submission;
  if (invoiceNumber === undefined) return null;
  return (
    <>
      <p>{actionMessages.invoice(invoiceNumber)}</p>
      <LookAlikes of="invoice" number={invoiceNumber} payee={paidTo} />
    </>
  );
}

function invoiceText({ invoiceNumber }: ExpenseRow['submission']): string {
  return invoiceNumber === undefined ? '' : actionMessages.invoice(invoiceNumber);
}

function errorsNow(typed: TypedPayment, paid: readonly ExpenseRow[]) {
  return paymentErrors(typed, paymentDays(paid, Date.now(), organization.timeZone));
}

/** Whether a payment pays a vendor, and pays somebody back who has the vendor's name. */
function isMixed(paid: readonly ExpenseRow[]): boolean {
  const parties = paid.map(({ submission }) => paidPartyOf(submission));
  return parties.includes('vendor') && parties.includes('submitter');
}

function labelOf(paid: readonly ExpenseRow[]): string {
  const [first, ...others] = paid;
  return first === undefined || others.length === 0
    ? actionMessages.recordPayment
    : actionMessages.pay(paid.length, first.submission.paidTo, formatCents(totalOf(paid)));
}

function totalOf(paid: readonly ExpenseRow[]) {
  return sumCents(paid.map(({ amount }) => amount));
}
