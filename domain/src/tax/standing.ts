import { cents, sumCents, type Cents } from '../money/money.ts';
import { POSTCARD_RECEIPTS, SHORT_FORM_ASSETS, SHORT_FORM_RECEIPTS } from './limits.ts';

/** Which return fits: a hint, since only some of what decides it is in the books. */
export interface ReturnStanding {
  readonly form: 'postcard' | 'shortForm' | 'fullForm';
  /** The average gross receipts of the years that the books have, at most three, in cents. */
  readonly average: Cents;
  /** How many years that is. */
  readonly years: number;
}

/** The IRS looks at three years together. */
const YEARS = 3;

/**
 * Returns which return fits an association of more than three years: the postcard up to an average of its limit, otherwise the
 * short form below both of its limits.
 * @param receipts gross receipts, the return's own year first, at least one. @param assets at the year's end.
 */
export function returnStanding(
  receipts: readonly [Cents, ...Cents[]],
  assets: Cents,
): ReturnStanding {
  const counted = receipts.slice(0, YEARS);
  const average = cents(Math.round(sumCents(counted) / counted.length));
  const years = counted.length;
  if (average <= POSTCARD_RECEIPTS) return { form: 'postcard', average, years };
  const isShort = receipts[0] < SHORT_FORM_RECEIPTS && assets < SHORT_FORM_ASSETS;
  return { form: isShort ? 'shortForm' : 'fullForm', average, years };
}
