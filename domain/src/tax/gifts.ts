import { amountOf, cents, type Cents } from '../money/money.ts';
import { textIn } from '../untyped.ts';

/** Revenue that names its donor. */
export interface NamedGift {
  readonly donor: string;
  readonly categoryId: string;
  readonly fundId: string;
  /** The part that's a gift, in cents; below 0 where it was given back, such as a bounced check. */
  readonly gift: Cents;
  /** The fair value of what the donor got in return, in cents, with the same sign. */
  readonly inReturn: Cents;
}

/** Returns the gift that a stored revenue item is; null if it names no donor. */
export function giftIn(fields: Readonly<Record<string, unknown>>): NamedGift | null {
  const donor = textIn(fields, 'donor').trim();
  if (donor === '') return null;
  const amount = amountOf(fields['amount']);
  // The donor can't have got more than they paid.
  const value = Math.min(amountOf(fields['givenInReturn']), Math.abs(amount));
  const inReturn = cents(amount < 0 ? 0 - value : value);
  return {
    donor,
    categoryId: textIn(fields, 'categoryId'),
    fundId: textIn(fields, 'fundId'),
    gift: cents(amount - inReturn),
    inReturn,
  };
}
