import { cents, type Cents } from '../money/money.ts';

/*
 * Amounts that the IRS sets, in cents. docs/taxes.md has the source of each and the day we looked it up: check them there once
 * a year.
 */

/** From what a calendar year's payments to someone add up to are reported on a form 1099. */
export interface ReportingThreshold {
  readonly amount: Cents;
  /** Whether it's the year's own. From 2027 on the IRS adjusts it for inflation, and announces it only shortly before. */
  readonly isKnown: boolean;
}

const UNTIL_2025 = cents(600_00);
const FOR_2026 = cents(2_000_00);

/** Returns the threshold of forms 1099-NEC and 1099-MISC for payments of a calendar year, such as 2026. */
export function reportingThreshold(year: number): ReportingThreshold {
  if (year <= 2025) return { amount: UNTIL_2025, isKnown: true };
  return { amount: FOR_2026, isKnown: year === 2026 };
}

/** From this single gift on, a donor can deduct it only with our acknowledgment. */
export const ACKNOWLEDGE_FROM = cents(250_00);

/** Above this payment we tell a donor who got something in return what part of it was a gift. */
export const DISCLOSE_ABOVE = cents(75_00);

/** Gross receipts up to which the postcard, Form 990-N, is enough. */
export const POSTCARD_RECEIPTS = cents(50_000_00);

/** The short form, Form 990-EZ, is for gross receipts and assets below these. */
export const SHORT_FORM_RECEIPTS = cents(200_000_00);
export const SHORT_FORM_ASSETS = cents(500_000_00);
