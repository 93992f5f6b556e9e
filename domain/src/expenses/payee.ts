import { isSameName } from '../people/same-person.ts';
import { EXPENSE_FIELDS, PAY_ME_BACK } from './expense-fields.ts';
import type { Submission } from './expense.ts';

/*
 * Whom an expense pays. 'Pay the vendor' says so itself; without it, the name under 'Paid To' does, as it did before
 * there was a choice.
 */

/** Whom an expense pays: who submitted it, a vendor, or somebody else whom they named. */
export type PaidParty = 'submitter' | 'vendor' | 'somebodyElse';

/** What of a submission says whom it pays. */
type Named = Pick<Submission, 'name' | 'paidTo' | 'payTo'>;

/** Returns whether a vendor is paid, of a submission or of a form. */
export function paysVendor({ payTo }: { readonly payTo?: string }): boolean {
  return payTo === 'vendor';
}

/** Returns whom an expense pays. */
export function paidPartyOf(submission: Named): PaidParty {
  if (paysVendor(submission)) return 'vendor';
  return isSameName(submission.name, submission.paidTo) ? 'submitter' : 'somebodyElse';
}

/** Returns who is paid, as sentences name them: `Market Street Print, the vendor`. */
export function payeeText(submission: Pick<Named, 'paidTo' | 'payTo'>): string {
  return paysVendor(submission) ? `${submission.paidTo}, the vendor` : submission.paidTo;
}

/** Returns what was chosen, in the words of the form. */
export function payToText({ payTo }: Pick<Named, 'payTo'>): string {
  return payTo === undefined ? PAY_ME_BACK : EXPENSE_FIELDS.payTo.options[payTo];
}
