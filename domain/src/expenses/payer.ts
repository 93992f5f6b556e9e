import type { Administrator } from '../people/administrator.ts';
import type { Submission } from './expense.ts';
import { isSameMailbox } from '../people/mailbox.ts';

/** Somebody of the list of administrators. */
export interface ListedAdministrator extends Administrator {
  readonly name: string;
}

/** What everybody should see of a payment. */
export type PaymentFlag =
  /** The payer's own mailbox had submitted the expense: there was no other administrator. */
  | 'ownExpense'
  /** The payee has the payer's name. */
  | 'ownName';

/** Who pays, and who else could. */
export interface Payer {
  readonly by: Administrator;
  /** Everybody who is listed at this moment. */
  readonly admins: readonly ListedAdministrator[];
}

/** Whether somebody would pay what their own mailbox has submitted. */
export function isOwnPayment({ email }: Pick<Submission, 'email'>, payer: string): boolean {
  return isSameMailbox(payer, email);
}

/**
 * Whether the payment must be recorded by somebody else: the payer's mailbox has submitted the expense, and another
 * person is listed. An administrator with two addresses of one mailbox is no other person.
 */
export function needsOtherPayer(submission: Submission, { by, admins }: Payer): boolean {
  if (!isOwnPayment(submission, by.email)) return false;
  return admins.some(({ uid, email }) => uid !== by.uid && !isSameMailbox(email, by.email));
}

/** Returns what is to be seen of a payment that was allowed. */
export function paymentFlags(submission: Submission, { by, admins }: Payer): PaymentFlag[] {
  const name = admins.find(({ uid }) => uid === by.uid)?.name ?? '';
  return [
    ...(isOwnPayment(submission, by.email) ? (['ownExpense'] as const) : []),
    ...(isSameName(name, submission.paidTo) ? (['ownName'] as const) : []),
  ];
}

/** Case and needless spaces make no difference; nobody has an empty name. */
function isSameName(one: string, other: string): boolean {
  const [first, second] = [one, other].map((name) =>
    name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase(),
  );
  return first !== '' && first === second;
}
