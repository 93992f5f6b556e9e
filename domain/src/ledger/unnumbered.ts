import { PAYMENT_FIELDS } from '../payments/payment.ts';
import { fieldErrorOf } from '../fields/form-errors.ts';
import { isBlank } from '../text/text.ts';
import { membersOf, textIn } from '../untyped.ts';

/**
 * Returns why a manual expense can't be saved: it's paid by check, and its number is missing.
 * @param before as stored; null for a new one. What was stored that way may stay that way.
 * @param after the fields to store, or the texts of the form.
 */
export function unnumberedRefusal(before: object | null, after: object): string | null {
  if (!isUnnumbered(after) || (before !== null && isUnnumbered(before))) return null;
  return fieldErrorOf('required', PAYMENT_FIELDS.checkNumber).message;
}

/** Whether an entry is a check without a number. */
export function isUnnumbered(entry: object): boolean {
  const fields = membersOf(entry);
  return textIn(fields, 'method') === 'check' && isBlank(textIn(fields, 'checkNumber'));
}
