import json from '../../organization.json' with { type: 'json' };
import { isSignaturesNeeded, type SignaturesNeeded } from './payments/check.ts';
import { membersOf } from './untyped.ts';
import { type Weekday, WEEKDAYS } from './time/weekdays.ts';

const COUNT_WHEN = ['approved', 'paid'] as const;

/** When a submitted expense starts to count in the reports. */
export type CountWhen = (typeof COUNT_WHEN)[number];

const SALES_TAX = ['ignored', 'recorded', 'notReimbursed'] as const;

/** Whether the form asks for the sales tax in an amount, and whether we pay it back. */
export type SalesTaxPolicy = (typeof SALES_TAX)[number];

/** The policies that a school can change; docs/deploy.md, 'What a school changes', explains each. */
export interface Policies {
  /** Opening a link in an email approves right away. Off by default, because mail scanners open links. */
  readonly oneClickApproval: boolean;
  /** One person can't decide two steps of an expense. */
  readonly twoDifferentPeople: boolean;
  /** Approvals stay if a correction changes only the notes. Off by default: everyone decides again. */
  readonly keepApprovals: boolean;
  /** Whether a submitted expense counts as an actual expense once approved, or once paid. */
  readonly countWhen: CountWhen;
  /** How many people sign each check before it's mailed or handed over. Two by default. */
  readonly checkSignatures: SignaturesNeeded;
  /** How many years we keep contacts and receipts of settled expenses; `npm run redact` removes only older ones. */
  readonly keepYears: number;
  /** The app through which we also pay submitters, such as 'Zelle'. Null by default: we pay by check. */
  readonly paymentApp: string | null;
  /**
   * Whether the form asks what part of an amount is sales tax, for a refund or an exemption, and whether we pay it back. It
   * doesn't ask by default.
   */
  readonly salesTax: SalesTaxPolicy;
}

/** Whom we remind of waiting expenses, and when; docs/deploy.md, 'What a school changes', explains each. */
export interface Reminders {
  /** Whether we remind approvers. */
  readonly approvers: boolean;
  /** Days of waiting before we remind an approver. */
  readonly afterDays: number;
  /** Days between two reminders to one approver. */
  readonly everyDays: number;
  /** Whether the treasurer gets the weekly digest. */
  readonly treasurer: boolean;
  /** The digest's day of the week, at the school. */
  readonly weekday: Weekday;
}

/** What a school can change, read from `organization.json` when the app is built. */
export interface Organization {
  readonly schoolName: string;
  /** How the association calls itself, such as 'Maple Grove PTA'. */
  readonly associationName: string;
  /** The school's color, `#rrggbb`. */
  readonly color: string;
  /** An SVG or PNG beside `organization.json`; null draws the association's initials. */
  readonly logo: string | null;
  /** A PNG of an SVG logo, since email programs show no SVG; without it, emails have the initials. */
  readonly emailLogo?: string;
  /** IANA name; every date people read is in this time zone. */
  readonly timeZone: string;
  /** A username at the sign-in means `username@adminDomain`. */
  readonly adminDomain: string;
  /** 1 (January) to 12; the fiscal year starts on the first of this month. */
  readonly fiscalYearFirstMonth: number;
  /** Where people reach the association and replies to its emails go; if absent or empty, the school. */
  readonly contactEmail?: string;
  readonly policies: Policies;
  readonly reminders: Reminders;
}

/**
 * Reads `countWhen`.
 * @throws RangeError for any other word: reports that silently count differently would be worse than none.
 */
export function countWhenOf(word: string): CountWhen {
  const known = COUNT_WHEN.find((one) => one === word);
  if (known === undefined) throw new RangeError('countWhen must be "approved" or "paid".');
  return known;
}

/**
 * Reads `checkSignatures`; absent, it's 2.
 * @throws RangeError for anything but 1 and 2: checks that silently need fewer signatures would be worse than none.
 */
export function checkSignaturesOf(value: unknown = 2): SignaturesNeeded {
  if (!isSignaturesNeeded(value)) throw new RangeError('checkSignatures must be 1 or 2.');
  return value;
}

/**
 * Reads `salesTax`; absent, it's ignored.
 * @throws RangeError for any other word: parents who silently get less back would be worse than none.
 */
export function salesTaxOf(word: unknown = 'ignored'): SalesTaxPolicy {
  const known = SALES_TAX.find((one) => one === word);
  if (known === undefined)
    throw new RangeError('salesTax must be "ignored", "recorded", or "notReimbursed".');
  return known;
}

const MOST_DAYS = 365;

/**
 * Reads `reminders`, with defaults for absent members.
 * @throws RangeError for an unknown member or an invalid value: silently wrong reminders would be worse than none.
 */
export function remindersOf(value: unknown): Reminders {
  const {
    approvers = true,
    afterDays = 3,
    everyDays = 7,
    treasurer = true,
    weekday = 'Monday',
    ...others
  } = membersOf(value);
  const day = WEEKDAYS.find((one) => one === weekday);
  if (
    typeof approvers !== 'boolean' ||
    typeof treasurer !== 'boolean' ||
    !isDays(afterDays) ||
    !isDays(everyDays) ||
    day === undefined ||
    Object.keys(others).length > 0
  ) {
    throw new RangeError('reminders must be as docs/deploy.md describes them.');
  }
  return { approvers, afterDays, everyDays, treasurer, weekday: day };
}

/** Returns whether a value is a whole number of days that a file may name. */
export function isDays(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MOST_DAYS;
}

export const organization: Organization = {
  ...json,
  reminders: remindersOf(membersOf(json)['reminders']),
  policies: {
    ...json.policies,
    countWhen: countWhenOf(json.policies.countWhen),
    checkSignatures: checkSignaturesOf(membersOf(json.policies)['checkSignatures']),
    salesTax: salesTaxOf(membersOf(json.policies)['salesTax']),
  },
};
