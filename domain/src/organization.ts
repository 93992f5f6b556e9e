import json from '../../organization.json' with { type: 'json' };
import { membersOf } from './untyped.ts';
import { type Weekday, WEEKDAYS } from './time/weekdays.ts';

const COUNT_WHEN = ['approved', 'paid'] as const;

/** When a submitted expense starts to count in the reports. */
export type CountWhen = (typeof COUNT_WHEN)[number];

/** The policies that a school can change; docs/deploy.md, 'What a school changes', explains each. */
export interface Policies {
  /** Mails carry links that act as soon as they are opened. Off by default: mail scanners open links. */
  readonly oneClickApproval: boolean;
  /** One person does not decide two steps of one expense. */
  readonly twoDifferentPeople: boolean;
  /** An approval stays when a correction changes nothing but the notes. Off by default: everybody is asked again. */
  readonly keepApprovals: boolean;
  /** Whether a submitted expense counts as an actual expense once it is approved, or once it is paid. */
  readonly countWhen: CountWhen;
  /** How many years contacts and receipts of settled expenses are kept: `npm run redact` removes none that is newer. */
  readonly keepYears: number;
}

/** Who is reminded of what waits, and when; docs/deploy.md, 'What a school changes', explains each. */
export interface Reminders {
  /** Whether approvers are reminded of the expenses that wait for them. */
  readonly approvers: boolean;
  /** After so many days of waiting an approver is reminded. */
  readonly afterDays: number;
  /** So many days are between two reminders of one approver. */
  readonly everyDays: number;
  /** Whether the treasurer gets the digest of the week. */
  readonly treasurer: boolean;
  /** On this day of the week, at the school. */
  readonly weekday: Weekday;
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
  readonly reminders: Reminders;
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

const MOST_DAYS = 365;

/**
 * Reads `reminders`. What is absent has its usual value.
 * @throws RangeError for a member that there is not, and for a value that a member cannot have: reminders that silently
 * come otherwise, or not at all, would be worse than none.
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

function isDays(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MOST_DAYS;
}

export const organization: Organization = {
  ...json,
  reminders: remindersOf(membersOf(json)['reminders']),
  policies: { ...json.policies, countWhen: countWhenOf(json.policies.countWhen) },
};
