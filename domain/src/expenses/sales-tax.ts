import { cents, type Cents } from '../money/money.ts';
import type { SalesTaxPolicy } from '../organization.ts';
import type { FieldErrorCode } from '../text/field-error.ts';

/** Returns what's wrong with a form's sales tax, both in cents; null if nothing is. */
export function salesTaxError(salesTax: Cents, amount: Cents): FieldErrorCode | null {
  return salesTax > 0 && salesTax >= amount ? 'taxTooMuch' : null;
}

/** Returns what a form asks us to pay, in cents: without the sales tax, where the association doesn't pay that back. */
export function askedFor(amount: Cents, salesTax: Cents, policy: SalesTaxPolicy): Cents {
  return policy === 'notReimbursed' ? cents(amount - salesTax) : amount;
}
