import type { Administrator } from '../people/administrator.ts';
import type { Submission } from './expense.ts';
import { isSameMailbox } from '../people/mailbox.ts';
import type { PaymentFlag } from './payment.ts';

/** A person in the list of administrators. */
export interface ListedAdministrator extends Administrator {
  readonly name: string;
}

/** Who pays, and who else could. */
export interface Payer {
  readonly by: Administrator;
  /** Everybody who is listed now. */
  readonly admins: readonly ListedAdministrator[];
}

/** Returns whether the payer's mailbox submitted the expense. */
export function isOwnPayment({ email }: Pick<Submission, 'email'>, payer: string): boolean {
  return isSameMailbox(payer, email);
}

/**
 * Returns whether somebody else must record the payment: the payer's mailbox submitted the expense, and another person
 * is listed. A second entry with the payer's mailbox is not another person.
 */
export function needsOtherPayer(submission: Submission, { by, admins }: Payer): boolean {
  if (!isOwnPayment(submission, by.email)) return false;
  return admins.some(({ uid, email }) => uid !== by.uid && !isSameMailbox(email, by.email));
}

/** Returns what is marked on a payment that was allowed. */
export function paymentFlags(submission: Submission, { by, admins }: Payer): PaymentFlag[] {
  const name = admins.find(({ uid }) => uid === by.uid)?.name ?? '';
  return [
    ...(isOwnPayment(submission, by.email) ? (['ownExpense'] as const) : []),
    ...(isSameName(name, submission.paidTo) ? (['ownName'] as const) : []),
  ];
}

/** Compares names without case and extra spaces; an empty name is nobody's. */
export function isSameName(one: string, other: string): boolean {
  const [first, second] = [one, other].map((name) =>
    name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase(),
  );
  return first !== '' && first === second;
}
