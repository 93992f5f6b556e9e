import { isSameName } from '../people/same-person.ts';
import { CHECK_BY_MAIL, EXPENSE_FIELDS, PAY_ME_BACK } from './expense-fields.ts';
import type { Submission } from './expense.ts';

/* Whom an expense pays, and how: the vendor if 'Pay the vendor' was chosen, else whoever 'Paid To' names. */

/** Whom an expense pays: the submitter, a vendor, or someone else they named. */
export type PaidParty = 'submitter' | 'vendor' | 'somebodyElse';

/** The fields of a submission that show whom it pays. */
type Named = Pick<Submission, 'name' | 'paidTo' | 'payTo'>;

/** Returns whether a submission or a form pays a vendor. */
export function paysVendor({ payTo }: { readonly payTo?: string }): boolean {
  return payTo === 'vendor';
}

/** Returns whom an expense pays. */
export function paidPartyOf(submission: Named): PaidParty {
  if (paysVendor(submission)) return 'vendor';
  return isSameName(submission.name, submission.paidTo) ? 'submitter' : 'somebodyElse';
}

/** Returns the payee as sentences name them: `Market Street Print, the vendor`. */
export function payeeText(submission: Pick<Named, 'paidTo' | 'payTo'>): string {
  return paysVendor(submission) ? `${submission.paidTo}, the vendor` : submission.paidTo;
}

/** Returns the choice in the form's words. */
export function payToText({ payTo }: Pick<Named, 'payTo'>): string {
  return payTo === undefined ? PAY_ME_BACK : EXPENSE_FIELDS.payTo.options[payTo];
}

/** Returns how the submitter wants to be paid, in the form's words; a vendor gets a check by mail. */
export function payByText({ payBy }: Pick<Submission, 'payBy'>): string {
  return payBy === undefined ? CHECK_BY_MAIL : EXPENSE_FIELDS.payBy.options[payBy];
}

/** Tells the submitter how we'll pay them, without where. */
export function payByPromise({ payBy }: Pick<Submission, 'payBy'>): string {
  if (payBy === 'pickup') return 'We’ll hand you the check.';
  if (payBy === 'app') return `We’ll pay you with ${EXPENSE_FIELDS.payBy.options.app}.`;
  return 'We’ll mail your check to the address you gave.';
}

/** Returns the method that a payment most likely has, from how the submitter wants to be paid. */
export function usualMethod({ payBy }: Pick<Submission, 'payBy'>): 'check' | 'transfer' {
  return payBy === 'app' ? 'transfer' : 'check';
}
