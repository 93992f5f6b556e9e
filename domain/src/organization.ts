import json from '../../organization.json' with { type: 'json' };

const COUNT_WHEN = ['approved', 'paid'] as const;

/** When a submitted expense starts to count in the reports. */
export type CountWhen = (typeof COUNT_WHEN)[number];

/** The policies that a school can change; docs/deploy.md, 'What a school changes', explains each. */
export interface Policies {
  /** Mails carry links that act as soon as they are opened. Off by default: mail scanners open links. */
  readonly oneClickApproval: boolean;
  /** One person does not decide two steps of one expense. */
  readonly twoDifferentPeople: boolean;
  /** Whether a submitted expense counts as an actual expense once it is approved, or once it is paid. */
  readonly countWhen: CountWhen;
  /** How many years contacts and receipts of settled expenses are kept: `npm run redact` removes none that is newer. */
  readonly keepYears: number;
}

/** What a school changes, read from `organization.json` when the app is built. */
export interface Organization {
  readonly schoolName: string;
  /** IANA name; every date that a person reads is in this time zone. */
  readonly timeZone: string;
  /** A username at the sign-in means `username@adminDomain`. */
  readonly adminDomain: string;
  /** 1 (January) to 12; the fiscal year starts on the first of this month. */
  readonly fiscalYearFirstMonth: number;
  /** Where people reach the association and where replies to its mails go; absent or empty: at the school. */
  readonly contactEmail?: string;
  readonly policies: Policies;
}

/**
 * Reads `countWhen`.
 * @throws RangeError for any other word: reports that silently count otherwise would be worse than none.
 */
export function countWhenOf(word: string): CountWhen {
  const known = COUNT_WHEN.find((one) => one === word);
  if (known === undefined) throw new RangeError('countWhen must be "approved" or "paid".');
  return known;
}

export const organization: Organization = {
  ...json,
  policies: { ...json.policies, countWhen: countWhenOf(json.policies.countWhen) },
};
