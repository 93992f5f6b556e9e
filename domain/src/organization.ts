import json from '../../organization.json' with { type: 'json' };

/** The switches a school may turn; each is explained in README, 'What a school changes'. */
export interface Policies {
  /** Puts links that act on load into the mails, as spec.md section 2 has them. Off: mail scanners open links. */
  readonly oneClickApproval: boolean;
  /** One person does not fill two steps of the same expense. */
  readonly twoDifferentPeople: boolean;
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
  readonly policies: Policies;
}

export const organization: Organization = json;
