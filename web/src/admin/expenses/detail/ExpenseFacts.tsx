import { statementDate } from '@pa-ledger/domain/bank/statement';
import {
  CONTACT_FIELDS,
  typedFields,
  type ListedExpense,
  type Submission,
} from '@pa-ledger/domain/expenses/expense';
import { EXPENSE_FIELD_NAMES, type ExpenseField } from '@pa-ledger/domain/expenses/expense-fields';
import { EXPENSE_FIELDS } from '@pa-ledger/domain/expenses/expense-form-messages';
import { categoryNames, linesText, standingLines } from '@pa-ledger/domain/expenses/expense-lines';
import { amountOf, formatCents } from '@pa-ledger/domain/money/money';
import { paysVendor } from '@pa-ledger/domain/expenses/payee';
import { payByText, payToText } from '@pa-ledger/domain/expenses/expense-messages';
import { PAYMENT_FIELDS, type Payment } from '@pa-ledger/domain/payments/payment';
import { PAYMENT_METHOD_NAMES } from '@pa-ledger/domain/payments/method-messages';
import { PREPARED, type CheckSteps } from '@pa-ledger/domain/payments/check';
import { sentText, signatureText } from '@pa-ledger/domain/payments/payment-messages';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { organization } from '@pa-ledger/domain/organization';
import { followingFundOf, linesInForce } from '@pa-ledger/domain/ledger/budget';
import {
  fiscalYearBefore,
  presentFiscalYear,
  type FiscalYear,
} from '@pa-ledger/domain/time/fiscal-year';
import { dateAt, formatDate, formatInstant, type Instant } from '@pa-ledger/domain/time/dates';
import type { ReactNode } from 'react';
import { PaymentFlags } from '../StatusChip.tsx';
import { usePaidTogether, useRecordedPayment } from '../actions/same-payee.ts';
import { CHECKS } from '../addresses.ts';
import { checksMessages } from '../checks/checks-messages.ts';
import { detailMessages } from './detail-messages.ts';
import { fundsText, type ExpenseRow, type OpenedExpense } from '../expense-row.ts';
import { ActionLink } from '../../shared/frame/ActionLink.tsx';
import { Money } from '../../shared/lists/Money.tsx';
import { budgetItemsOf, funds } from '../../shared/records/ledger-records.ts';
import { combineStores, keyedStores } from '../../shared/records/live-store.ts';
import { clearingOf } from '../../shared/records/deposited.ts';
import { ratifiedMarkOf } from '../../shared/records/ratified.ts';
import { recordAddress } from '../../shared/records/record-address.ts';
import { useNow } from '../useNow.ts';
import { useLookup } from '../../shared/records/lookup.ts';
import { secondLookFact } from '../../shared/looks/SecondLookFact.tsx';
import { useIsClosed } from '../../shared/years/books.ts';
import { useCalendar, useShownYear } from '../../shared/years/useShownYear.ts';
import { useStore } from '../../../app/store.ts';
import { Multiline } from '../../../ui/text.ts';
import { Facts, type FactRow } from '../../../ui/Facts.tsx';
import { useMay } from '../../shared/rights/own-person.ts';

/** Every field of the form with its label, and what the server added; those about a vendor only where one is paid. */
export function ExpenseFacts({ expense }: { readonly expense: OpenedExpense }) {
  const { id, submission, amount, submittedAt } = expense;
  const may = useMay();
  const category = linesText(expense);
  const renamed = categoryNames(expense).includes(submission.category)
    ? ''
    : detailMessages.submittedAs(submission.category);
  const asked = amountOf(submission.amount);
  const shown: Readonly<Partial<Record<ExpenseField, ReactNode>>> = {
    ...typedFields(expense),
    ...(paysVendor(submission) ? { payTo: payToText(submission) } : {}),
    payBy: payByText(submission),
    ...(submission.salesTax === undefined
      ? {}
      : { salesTax: <Money amount={amountOf(submission.salesTax)} /> }),
    ...(submission.split === undefined ? {} : { split: <Multiline>{submission.split}</Multiline> }),
    ...(expense.redactedAt === null ? {} : removedContact(submission, expense.redactedAt)),
    category: `${category}${renamed}`,
    expenseDate: formatDate(submission.expenseDate),
    amount: (
      <>
        <Money amount={amount} />
        {asked > amount && ` ${detailMessages.askedAmount(formatCents(asked))}`}
      </>
    ),
  };
  return (
    <Facts
      rows={[
        [detailMessages.reference, referenceOf(id)],
        [detailMessages.submitted, formatInstant(submittedAt, organization.timeZone)],
        ...EXPENSE_FIELD_NAMES.filter(
          (name) => shown[name] !== undefined && (may('readContacts') || !CONTACTS.includes(name)),
        ).map((name) => [EXPENSE_FIELDS[name].label, shown[name]] as const),
      ]}
    />
  );
}

const CONTACTS: readonly string[] = CONTACT_FIELDS;

/** Says instead of each field of the contact that nothing is kept. */
function removedContact(
  { payBy }: Pick<Submission, 'payBy'>,
  redactedAt: Instant,
): Record<string, string> {
  const kept = CONTACT_FIELDS.filter((field) => field !== 'payHandle' || payBy === 'app');
  return Object.fromEntries(kept.map((field) => [field, removedWords(redactedAt)]));
}

/** Says since when contact and receipts are not kept any more. */
export function removedWords(redactedAt: Instant): string {
  return detailMessages.removed(formatDate(dateAt(redactedAt, organization.timeZone)));
}

/** Which fund pays, and how it was paid. */
export function PaymentFacts({ expense }: { readonly expense: ExpenseRow }) {
  const lookup = useLookup();
  const { payment, payments, status } = expense;
  const following = useFollowingFund(expense);
  const none = {
    pending:
      following === null
        ? detailMessages.noFund
        : detailMessages.followingFund(lookup.fundName(following)),
    approved: detailMessages.fundNeeded,
    paid: detailMessages.noFund,
    rejected: detailMessages.noFund,
    returned: detailMessages.noFund,
    withdrawn: detailMessages.noFund,
  }[status];
  const fund: readonly [string, string] = [detailMessages.fund, fundsText(expense, lookup) || none];
  if (payment === null) {
    const unpaid = payments === 0 ? detailMessages.notPaid : detailMessages.paymentVoided;
    return <Facts rows={[fund, [detailMessages.payment, unpaid]]} />;
  }
  return <PaidFacts key={payment.id} expense={expense} payment={payment} fund={fund} />;
}

interface PaidFactsProps {
  readonly expense: ExpenseRow;
  readonly payment: Payment;
  readonly fund: readonly [label: string, name: string];
}

/** How an expense was paid, and which others with it. */
function PaidFacts({ expense, payment, fund }: PaidFactsProps) {
  const { method, checkNumber, date, by, at, flags } = payment;
  const recorded = detailMessages.recordedBy(formatInstant(at, organization.timeZone), by);
  const others = usePaidTogether(payment, expense);
  const recordedPayment = useRecordedPayment(payment);
  const isClosed = useIsClosed(useShownYear(date).year);
  const ratified = useStore(ratifiedMarkOf({ collection: 'payments', id: payment.id }));
  const meeting = ratified.status === 'ready' ? ratified.value : null;
  const clearing = useStore(clearingOf(`payments~${payment.id}`));
  const statementId = clearing.status === 'ready' ? clearing.value?.statementId : undefined;
  const rows: readonly FactRow[] = [
    fund,
    [PAYMENT_FIELDS.method.label, PAYMENT_METHOD_NAMES[method]],
    ...(checkNumber === null ? [] : [[PAYMENT_FIELDS.checkNumber.label, checkNumber] as const]),
    [detailMessages.paidOn, formatDate(date)],
    ...(method === 'check' ? [checkFact(recordedPayment?.check ?? PREPARED, payment)] : []),
    [detailMessages.recorded, recorded],
    ...(recordedPayment === null
      ? []
      : secondLookFact(
          { collection: 'payments', id: payment.id, fields: { ...recordedPayment } },
          !isClosed,
        )),
    ...(statementId === undefined
      ? []
      : [
          [
            detailMessages.cleared,
            <ActionLink key="" to={recordAddress('statements', statementId)}>
              {detailMessages.statementOf(statementDate(statementId))}
            </ActionLink>,
          ] as const,
        ]),
    ...(meeting === null
      ? []
      : [
          [
            detailMessages.ratified,
            <ActionLink key="" to={recordAddress('ratifications', meeting.ratification)}>
              {formatDate(meeting.ratifiedOn)}
            </ActionLink>,
          ] as const,
        ]),
    ...(others.length === 0
      ? []
      : [[detailMessages.paidTogether, others.map(referenceOf).join(', ')] as const]),
  ];
  return (
    <>
      <PaymentFlags flags={flags} />
      <Facts rows={rows} />
    </>
  );
}

/** The budget of a fiscal year and of the one before, and the funds. */
const budgetOf = keyedStores((year: FiscalYear) => {
  const before = fiscalYearBefore(year);
  return combineStores(
    [budgetItemsOf(year), budgetItemsOf(before), funds],
    ([own, earlier, existing]) => ({
      lines: [
        ...own.map((line) => ({ ...line, fiscalYear: year })),
        ...earlier.map((line) => ({ ...line, fiscalYear: before })),
      ],
      existing,
    }),
  );
});

/** Returns the fund that an expense gets with its last approval unless somebody chooses one; null when none follows. */
function useFollowingFund(expense: Pick<ListedExpense, 'lines'>): string | null {
  const year = presentFiscalYear(useNow(), organization.timeZone, useCalendar());
  const state = useStore(budgetOf(year));
  if (state.status !== 'ready') return null;
  const { lines, existing } = state.value;
  const [{ categoryId } = { categoryId: '' }] = standingLines(expense);
  return followingFundOf(categoryId, linesInForce(categoryId, year, lines), existing);
}

/** Where a check is: to be signed, to be sent, or how it went to its payee. */
function checkFact(check: CheckSteps, { sent }: Payment): FactRow {
  const { stage } = checksMessages;
  const isSigned = check.signatures.length >= organization.policies.checkSignatures;
  const waits = isSigned
    ? stage.toSend
    : stage.toSign(check.signatures.length, organization.policies.checkSignatures);
  return [
    detailMessages.check,
    sent === undefined ? (
      <ActionLink key="" to={CHECKS}>
        {waits}
      </ActionLink>
    ) : (
      [sentText(sent), ...check.signatures.map(signatureText)].join('; ')
    ),
  ];
}
