import { actorFields, type Person } from '../../people/person.ts';
import { isOwnPayment } from '../../payments/payment.ts';
import type { Instant } from '../../time/dates.ts';
import type { Contact, Expense, ListedExpense } from '../expense.ts';
import type { Changed, HandleFlag } from '../history.ts';

/*
 * Where an app pays a submitter: anyone can type someone else's email and their own handle into the form. So we call a
 * number that we already knew before we first pay a handle.
 */

/** What an expense of the same submitter tells about whom we paid before. */
export interface PaidBefore extends Pick<
  ListedExpense,
  | 'id'
  | 'submission'
  | 'submissionVersion'
  | 'submitterId'
  | 'status'
  | 'payment'
  | 'handleConfirmed'
> {
  readonly contact: Pick<Contact, 'phone' | 'payHandle'>;
}

/** An administrator says which number they called. */
export interface ConfirmHandle {
  readonly act: 'confirmHandle';
  readonly phone: string;
}

/** Why we can't record a confirmation. */
export type ConfirmRefusal =
  | 'notApproved'
  | 'ownHandle'
  | 'phoneNeeded'
  | 'phoneUnknown'
  | 'phoneOfRequest';

export type ConfirmOutcome =
  | (Changed & { readonly kind: 'done' })
  /** Confirmed already, or there's nothing to confirm. */
  | { readonly kind: 'repeated' }
  | { readonly kind: 'refused'; readonly why: ConfirmRefusal };

/**
 * Returns why someone must call before an app pays an expense; null if no one must: it's paid by check, its handle is
 * confirmed, or we paid the submitter there before.
 * @param others may have expenses of other submitters too.
 */
export function handleFlagOf(
  expense: PaidBefore,
  others: readonly PaidBefore[],
): HandleFlag | null {
  const { payHandle } = expense.contact;
  if (expense.submission.payBy !== 'app' || isConfirmed(expense)) return null;
  const before = ofSameSubmitter(expense, others).filter(isSafe);
  const known = before.flatMap(({ contact }) => contact.payHandle ?? []).map(plainHandle);
  if (known.length === 0) return 'new';
  return payHandle !== undefined && known.includes(plainHandle(payHandle)) ? null : 'changed';
}

/** Returns the phone numbers of the submitter's paid expenses, without repeats. */
export function knownPhonesOf(expense: PaidBefore, others: readonly PaidBefore[]): string[] {
  const paid = ofSameSubmitter(expense, others).filter(({ status }) => status === 'paid');
  const phones = new Map(paid.map(({ contact: { phone } }) => [digitsOf(phone), phone]));
  return [...phones.values()];
}

/**
 * Records that an administrator called the submitter and confirmed where to pay. The number called is one from a paid
 * expense; without any, one from the association's own records, and never the one that came with this expense. We keep
 * its last two digits.
 */
export function confirmHandle(
  expense: Expense,
  phone: string,
  others: readonly PaidBefore[],
  { by, now }: { readonly by: Person; readonly now: Instant },
): ConfirmOutcome {
  const flag = handleFlagOf(expense, others);
  if (flag === null) return { kind: 'repeated' };
  if (expense.status !== 'approved') return refused('notApproved');
  if (isOwnPayment(expense.contact, by.email)) return refused('ownHandle');
  const why = phoneRefusal(phone, expense.contact, knownPhonesOf(expense, others));
  if (why !== null) return refused(why);
  const confirmed = { ...actorFields(by), at: now, version: expense.submissionVersion };
  return {
    kind: 'done',
    expense: { ...expense, handleConfirmed: confirmed },
    change: { what: 'handleConfirmed', step: null, old: flag, new: digitsOf(phone).slice(-2) },
  };
}

function phoneRefusal(
  phone: string,
  contact: Pick<Contact, 'phone'>,
  known: readonly string[],
): ConfirmRefusal | null {
  if (digitsOf(phone).length < LOCAL_DIGITS) return 'phoneNeeded';
  if (known.length > 0)
    return known.some((one) => isSameNumber(one, phone)) ? null : 'phoneUnknown';
  return isSameNumber(contact.phone, phone) ? 'phoneOfRequest' : null;
}

function isConfirmed({ handleConfirmed, submissionVersion }: PaidBefore): boolean {
  return handleConfirmed?.version === submissionVersion;
}

/** Whether we know that the handle is the submitter's: we called, or paid there. A check went somewhere else. */
function isSafe(one: PaidBefore): boolean {
  const { submission, status, payment } = one;
  if (submission.payBy !== 'app') return false;
  return isConfirmed(one) || (status === 'paid' && payment !== null && payment.method !== 'check');
}

function ofSameSubmitter({ id, submitterId }: PaidBefore, others: readonly PaidBefore[]) {
  return others.filter(
    (other) => other.id !== id && submitterId !== null && other.submitterId === submitterId,
  );
}

/** Returns a handle as we compare it: an address without capitals, a phone number by its digits. */
function plainHandle(handle: string): string {
  const digits = digitsOf(handle);
  const isPhone = !/[\p{L}@]/u.test(handle) && digits.length >= LOCAL_DIGITS;
  return isPhone ? digits : handle.toLowerCase();
}

/** A number without its area code. */
const LOCAL_DIGITS = 7;

/** Returns a phone number's digits, without the 1 in front of an area code. */
function digitsOf(phone: string): string {
  return phone.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
}

/** Either may lack its area code. */
function isSameNumber(one: string, other: string): boolean {
  return digitsOf(one).slice(-LOCAL_DIGITS) === digitsOf(other).slice(-LOCAL_DIGITS);
}

function refused(why: ConfirmRefusal): ConfirmOutcome {
  return { kind: 'refused', why };
}
