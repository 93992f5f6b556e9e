import { signersOn, type Signer } from '../../accounts/signers.ts';
import { fieldError } from '../../fields/form-errors.ts';
import type { TextField } from '../../fields/field.ts';
import { actorFields } from '../../people/person.ts';
import { isSameMailbox, isSameName } from '../../people/same-person.ts';
import {
  PREPARED,
  type CheckSteps,
  type SentCheck,
  type SignaturesNeeded,
} from '../../payments/check.ts';
import { sentText } from '../../payments/payment-messages.ts';
import { claimOf, needsOtherPayer } from '../../payments/payment.ts';
import type { RecordedPayment } from '../../payments/recorded-payment.ts';
import { tidyText } from '../../text/text.ts';
import { dateAt, formatDate, isCalendarDate, type CalendarDate } from '../../time/dates.ts';
import type { Expense } from '../expense.ts';
import type { Changed } from '../history.ts';
import { refused, type PaymentContext, type PaymentOutcome } from './record-payment.ts';

/*
 * A check on its way to its payee: it's signed by as many people as the association wants, none of them its payee, and
 * then mailed or handed over.
 */

/** Who signed, as typed where the account lists nobody. */
export const SIGNER = {
  label: 'Signed by',
  kind: 'text',
  lines: 'one',
  required: true,
  maxLength: 100,
} as const satisfies TextField;

/** What signing and sending a check need besides its expenses. */
export interface CheckContext extends Omit<PaymentContext, 'ofSubmitters'> {
  /** `policies.checkSignatures`. */
  readonly needed: SignaturesNeeded;
  /** Those of the check's account; anyone may sign if it lists none. */
  readonly signers: readonly Signer[];
}

/**
 * Records who signed a check, and on which day. The same signer again changes nothing.
 * @param expenses those of its lines, as they are now.
 */
export function signCheck(
  payment: RecordedPayment,
  expenses: readonly Expense[],
  { signer, date }: { readonly signer: string; readonly date: string },
  context: CheckContext,
): PaymentOutcome {
  const { by, now, needed, signers } = context;
  const found = checkOf(payment);
  if ('kind' in found) return found;
  const wrong = fieldError(SIGNER, signer);
  if (wrong !== null) return refused('badSignature', wrong.message);
  const typed = tidyText(signer, 'one');
  const { signatures, sent } = found;
  if (signatures.some(({ name }) => isSameName(name, typed))) return { kind: 'repeated' };
  if (sent !== null || signatures.length >= needed) return refused('checkSigned');
  const day = dayOf(date, payment.date, context, 'signedTooEarly');
  if (typeof day === 'object') return day;
  const listed = signersOn(signers, day).find(({ name }) => isSameName(name, typed));
  if (signers.length > 0 && listed === undefined)
    return refused('notASigner', `${typed} isn’t a signer of this account on ${formatDate(day)}.`);
  const name = listed?.name ?? typed;
  if (isSameName(name, payment.payee) || expenses.some((one) => isOwn(name, one, context)))
    return refused('payeeSigns', `${called(payment)} pays ${name}, so someone else must sign it.`);
  if (expenses.some((expense) => needsOtherPayer(payeeIn(expense), context)))
    return refused('ownSignature');
  const signature = { name, on: day, ...actorFields(by), at: now };
  return changed(payment, { signatures: [...signatures, signature], sent }, []);
}

/**
 * Records that a check was mailed or handed over, once it has its signatures. The same again changes nothing.
 * @param expenses those of its lines, as they are now.
 */
export function sendCheck(
  payment: RecordedPayment,
  expenses: readonly Expense[],
  { how, date }: { readonly how: SentCheck['how']; readonly date: string },
  context: CheckContext,
): PaymentOutcome {
  const { by, now, needed } = context;
  const found = checkOf(payment);
  if ('kind' in found) return found;
  const { signatures, sent } = found;
  if (sent !== null) {
    if (sent.how === how && sent.on === date) return { kind: 'repeated' };
    return refused('checkSent', `${called(payment)} is done: ${sentText(sent)}.`);
  }
  if (signatures.length < needed)
    return refused(
      'checkUnsigned',
      `${called(payment)} has ${signatures.length} of ${needed} signatures.`,
    );
  const last = signatures.reduce((day, { on }) => (on > day ? on : day), payment.date);
  const day = dayOf(date, last, context, 'sentTooEarly');
  if (typeof day === 'object') return day;
  const gone = { how, on: day };
  const changes = expenses.flatMap((expense): Changed[] =>
    expense.payment?.id === payment.id
      ? [
          {
            expense: { ...expense, payment: { ...expense.payment, sent: gone } },
            change: { what: 'checkSent', step: null, old: claimOf(payment), new: gone },
          },
        ]
      : [],
  );
  const steps = { signatures, sent: { ...gone, ...actorFields(by), at: now } };
  return changed(payment, steps, changes);
}

type Refused = Extract<PaymentOutcome, { kind: 'refused' }>;

/** Returns what happened to a check so far, or why nothing more can. */
function checkOf({ method, check, voided, mistake }: RecordedPayment): CheckSteps | Refused {
  if (method !== 'check') return refused('notACheck');
  if (mistake !== null) return refused('notPaid');
  if (voided !== null) return refused('paymentVoided');
  return check ?? PREPARED;
}

/** Returns the typed day if it's one from `earliest` to today. */
function dayOf(
  typed: string,
  earliest: CalendarDate,
  { now, timeZone }: CheckContext,
  tooEarly: 'signedTooEarly' | 'sentTooEarly',
): CalendarDate | Refused {
  if (!isCalendarDate(typed)) return refused('badSignature', 'Enter a valid date.');
  if (typed > dateAt(now, timeZone)) return refused('checkAhead');
  return typed < earliest ? refused(tooEarly) : typed;
}

/** Returns whether a signer is paid by an expense, or submitted it: by name, or by the mailbox of an administrator. */
function isOwn(
  name: string,
  { submission, contact }: Expense,
  { admins }: Pick<CheckContext, 'admins'>,
): boolean {
  return (
    [submission.paidTo, submission.name].some((one) => isSameName(one, name)) ||
    admins.some(
      (admin) => isSameName(admin.name, name) && isSameMailbox(admin.email, contact.email),
    )
  );
}

function payeeIn({ contact, submission }: Expense) {
  return { email: contact.email, paidTo: submission.paidTo };
}

function called({ checkNumber }: RecordedPayment): string {
  return `Check ${String(checkNumber)}`;
}

function changed(
  payment: RecordedPayment,
  check: CheckSteps,
  changes: readonly Changed[],
): PaymentOutcome {
  const after = { ...payment, check, version: payment.version + 1 };
  return { kind: 'done', payment: { before: payment, after }, changes };
}
