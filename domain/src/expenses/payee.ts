import { isSameName } from '../people/same-person.ts';
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

/** Returns the method that a payment most likely has, from how the submitter wants to be paid. */
export function usualMethod({ payBy }: Pick<Submission, 'payBy'>): 'check' | 'transfer' {
  return payBy === 'app' ? 'transfer' : 'check';
}
