import { errorMessages } from '../../error-messages.ts';
import { PREPARED } from '../../payments/check.ts';
import { actorFields } from '../../people/person.ts';
import {
  claimOf,
  needsOtherPayer,
  parsePayment,
  paymentDays,
  paymentFlags,
  samePayment,
  type Payee,
  type Payer,
  type PaymentClaim,
  type TypedPayment,
} from '../../payments/payment.ts';
import { paymentText } from '../../payments/payment-messages.ts';
import {
  paymentIdOf,
  purposeOf,
  type PaymentChange,
  type PaymentLine,
} from '../../payments/recorded-payment.ts';
import type { Instant } from '../../time/dates.ts';
import { payeeKeyOf } from '../duplicates.ts';
import { handleFlagOf, type PaidBefore } from './pay-handle.ts';
import type { Expense, ListedExpense } from '../expense.ts';
import { lacksFund, standingLines } from '../expense-lines.ts';
import type { Changed } from '../history.ts';
import { hasStatement } from '../receipts.ts';
import { referenceOf } from '../reference.ts';
import { byText } from '../../text/sort.ts';

/** An expense that the request wants to pay. */
export interface ExpenseToRecord {
  readonly id: string;
  /**
   * The number of its next payment as the person saw it, from 1, so that a request resent after a void doesn't pay
   * twice.
   */
  readonly number: number;
}

/** Why a payment can't be recorded or undone. */
export type PaymentRefusal =
  | 'notApproved'
  | 'fundRequired'
  | 'alreadyPaid'
  | 'ownPayment'
  | 'payeeUnconfirmed'
  | 'otherPayees'
  | 'paymentVoided'
  | 'notPaid'
  | 'badPayment'
  | 'voidTooEarly'
  | 'voidAhead'
  | 'notACheck'
  | 'badSignature'
  | 'signedTooEarly'
  | 'sentTooEarly'
  | 'checkAhead'
  | 'checkSigned'
  | 'checkUnsigned'
  | 'checkSent'
  | 'notASigner'
  | 'payeeSigns'
  | 'ownSignature';

/** What a payment needs besides its expenses. */
export interface PaymentContext extends Payer {
  readonly now: Instant;
  /** The school's IANA time zone. */
  readonly timeZone: string;
  /** All expenses of the submitters whom an app is to pay. */
  readonly ofSubmitters: readonly PaidBefore[];
}

export type PaymentOutcome =
  | {
      readonly kind: 'done';
      readonly payment: PaymentChange;
      /** Each expense with its history's change. */
      readonly changes: readonly Changed[];
    }
  /** Already done (a second press, a lost answer), so nothing changes. */
  | { readonly kind: 'repeated' }
  | {
      readonly kind: 'refused';
      readonly why: PaymentRefusal;
      /** A more precise sentence than the code's; null if there is none. */
      readonly sentence: string | null;
    };

/**
 * Records one payment for one or more expenses of one payee. Repeating it reports success and changes nothing.
 * docs/data.md, 'Payments', has the rules.
 * @param expenses at least one, each as it is now, in the order of `asked`.
 */
export function recordPayment(
  expenses: readonly Expense[],
  asked: readonly ExpenseToRecord[],
  typed: TypedPayment,
  context: PaymentContext,
): PaymentOutcome {
  const { now, timeZone, by } = context;
  const parsed = parsePayment(typed, paymentDays(expenses, now, timeZone));
  if ('error' in parsed) return refused('badPayment', parsed.error);
  const entered = parsed.payment;
  const claim = claimOf(entered);
  const pairs = expenses.map((expense, at) => ({ expense, number: asked[at]?.number ?? 0 }));
  if (isRecorded(pairs, claim)) return { kind: 'repeated' };
  for (const pair of pairs) {
    const refusal = refusalOf(pair, entered, context);
    if (refusal !== null) return expenses.length === 1 ? refusal : named(pair.expense, refusal);
  }
  const [first, ...others] = pairs.toSorted(byText(({ expense }) => expense.id));
  if (first === undefined || others.some(({ expense }) => !isSamePayee(expense, first.expense)))
    return refused('otherPayees');
  const own = { ...claim, ...actorFields(by), at: now };
  const id = paymentIdOf(first.expense.id, first.number);
  const lines = [first, ...others].flatMap(({ expense }) => paymentLinesOf(expense));
  const { paidTo: payee } = first.expense.submission;
  // The expense's copy leaves out the account, which may be set later.
  const check = entered.method === 'check' ? { check: PREPARED } : {};
  const none = { reclassified: [], voided: null, mistake: null };
  const after = { ...entered, ...own, id, payee, lines, ...check, ...none, version: 1 };
  const changes = pairs.map(({ expense, number }): Changed => {
    const found = paymentFlags(payeeOf(expense), context);
    const flags = found.length === 0 ? {} : { flags: found };
    return {
      expense: {
        ...expense,
        status: 'paid',
        payment: { ...own, id, number, ...flags },
        payments: number,
      },
      change: { what: 'paid', step: null, old: expense.status, new: claim, ...flags },
    };
  });
  return { kind: 'done', payment: { before: null, after }, changes };
}

/** Returns what a payment pays for an expense: a line for each of the expense's own. */
export function paymentLinesOf(expense: ListedExpense): readonly PaymentLine[] {
  const { id: expenseId, submission, fromClosedYear } = expense;
  const statement = hasStatement(submission.receipts) ? ({ statement: true } as const) : {};
  const purpose = purposeOf(submission.description);
  const again = fromClosedYear === true ? ({ fromClosedYear } as const) : {};
  return standingLines(expense).map(({ categoryId, fundId, amount }) => ({
    expenseId,
    categoryId,
    fundId,
    amount,
    purpose,
    ...statement,
    ...again,
  }));
}

/** An expense with the number that its payment would have. */
interface Pair {
  readonly expense: Expense;
  readonly number: number;
}

/** Returns whether one payment already paid all of them, as requested. */
function isRecorded(pairs: readonly Pair[], claim: PaymentClaim): boolean {
  const ids = new Set(pairs.map(({ expense }) => expense.payment?.id));
  return (
    ids.size === 1 &&
    pairs.every(
      ({ expense: { payment }, number }) =>
        payment?.number === number && samePayment(payment, claim),
    )
  );
}

/** Returns why an expense can't be paid now; null if it can. */
function refusalOf(
  { expense, number }: Pair,
  { method }: PaymentClaim,
  context: PaymentContext,
): Refused | null {
  const { status, payment, payments } = expense;
  if (status === 'paid') {
    return refused(
      'alreadyPaid',
      payment && `This expense was already paid: ${paymentText(payment)}.`,
    );
  }
  if (status !== 'approved') return refused('notApproved');
  if (lacksFund(expense)) return refused('fundRequired');
  // Another number means the request saw an earlier state of the expense.
  if (number !== payments + 1) return refused('paymentVoided');
  // You can't pay yourself, unless you're the only administrator; then the payment is flagged.
  if (needsOtherPayer(payeeOf(expense), context)) return refused('ownPayment');
  // A check is made out to a name and mailed; anything else goes wherever a stranger may have typed.
  const isUnconfirmed = method !== 'check' && handleFlagOf(expense, context.ofSubmitters) !== null;
  return isUnconfirmed ? refused('payeeUnconfirmed') : null;
}

/** Returns the payee of an expense. */
function payeeOf({ contact, submission }: Expense): Payee {
  return { email: contact.email, paidTo: submission.paidTo };
}

function isSamePayee(one: Expense, other: Expense): boolean {
  return payeeKeyOf(one.submission.paidTo) === payeeKeyOf(other.submission.paidTo);
}

type Refused = Extract<PaymentOutcome, { kind: 'refused' }>;

/** Returns a refusal that says which of several expenses it's about. */
function named({ id }: Expense, { why, sentence }: Refused): Refused {
  return refused(why, `${referenceOf(id)}: ${sentence ?? errorMessages[why]}`);
}

export function refused(why: PaymentRefusal, sentence: string | null = null): Refused {
  return { kind: 'refused', why, sentence };
}
