import json from '../../organization.json' with { type: 'json' };
import type { AdvanceDays } from './ledger/advance-settling.ts';
import { centsFromDollars } from './money/money.ts';
import { isDays } from './organization.ts';
import { membersOf } from './untyped.ts';

/* What a school can change that only the books need: the public pages load none of it. */

/** What the tax year depends on beside federal rules; docs/taxes.md has them. */
export interface TaxRules {
  /** From what, in dollars, the state wants payments on forms 1099, if that's less than the IRS; else null. */
  readonly stateThreshold: number | null;
  /** The association's EIN, printed on letters to donors; null prints none. */
  readonly taxId: string | null;
}

/** What of `organization.json` only the books need, read when the app is built. */
interface BookRules {
  readonly advances: AdvanceDays;
  readonly tax: TaxRules;
}

/** An EIN as the IRS writes it. */
const TAX_ID = /^\d{2}-\d{7}$/;

/**
 * Reads `advances`, with defaults for absent members: the fixed dates that the IRS takes for reasonable, in days after the
 * expense (Treas. Reg. § 1.62-2(g)(2)(i), read in November 2026).
 * @throws RangeError for an unknown member or an invalid value: silently wrong due days would be worse than none.
 */
export function advanceDaysOf(value: unknown): AdvanceDays {
  const { receiptsWithinDays = 60, returnWithinDays = 120, ...others } = membersOf(value);
  if (
    !isDays(receiptsWithinDays) ||
    !isDays(returnWithinDays) ||
    returnWithinDays < receiptsWithinDays ||
    Object.keys(others).length > 0
  ) {
    throw new RangeError('advances must be as docs/deploy.md describes them.');
  }
  return { receiptsWithinDays, returnWithinDays };
}

/**
 * Reads `tax`; absent, the state's threshold is the IRS's, and letters print no EIN.
 * @throws RangeError for an unknown member or an invalid value: a silently wrong threshold or EIN would be worse than none.
 */
export function taxRulesOf(value: unknown): TaxRules {
  const { stateThreshold = null, taxId = null, ...others } = membersOf(value);
  const isAmount =
    stateThreshold === null ||
    (typeof stateThreshold === 'number' && (centsFromDollars(stateThreshold) ?? 0) > 0);
  const isTaxId = taxId === null || (typeof taxId === 'string' && TAX_ID.test(taxId));
  if (!isAmount || !isTaxId || Object.keys(others).length > 0) {
    throw new RangeError('tax must be as docs/deploy.md describes it.');
  }
  return { stateThreshold, taxId };
}

export const bookRules: BookRules = {
  advances: advanceDaysOf(membersOf(json)['advances']),
  tax: taxRulesOf(membersOf(json)['tax']),
};
