import json from '../../organization.json' with { type: 'json' };

const COUNT_WHEN = ['approved', 'paid'] as const;

/** From when on a submitted expense counts in the reports. */
export type CountWhen = (typeof COUNT_WHEN)[number];

/** The switches a school may turn; each is explained in README, 'What a school changes'. */
export interface Policies {
  /** Puts links into the mails that act as soon as they are opened. Off by default: mail scanners open links. */
  readonly oneClickApproval: boolean;
  /** One person does not fill two steps of the same expense. */
  readonly twoDifferentPeople: boolean;
  /** Whether a submitted expense is an actual expense of the books from its last approval on, or once it is paid. */
  readonly countWhen: CountWhen;
}

/** What a school changes, read from `organization.json` when the app is built. */
export interface Organization {
  readonly schoolName: string;
  /** IANA name; every date a person reads is said in it. */
  readonly timeZone: string;
  /** A username at the sign-in is mapped to `username@adminDomain`. */
  readonly adminDomain: string;
  /** 1 (January) to 12; the books' year starts on the first of this month. */
  readonly fiscalYearFirstMonth: number;
  /** Where people reach the association, and where replies to its mails go; absent or empty: at the school. */
  readonly contactEmail?: string;
  readonly policies: Policies;
}

/**
 * The moment that `countWhen` names.
 * @throws RangeError for any other word: reports that silently counted otherwise would be worse than none.
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
