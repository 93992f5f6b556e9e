import { DAY_MS, type Instant } from '@pa-ledger/domain/time/dates';
import { mailboxOf } from '@pa-ledger/domain/people/mailbox';
import type {
  DigestPurpose,
  MailPurpose,
  SinglePurpose,
} from '@pa-ledger/domain/mail/mail-purpose';

/*
 * Anybody can type anybody's address into the public form, as often as they like, and an administrator can change the
 * approvers as often. So no mailbox gets more than a few of such mails in a time; the others are held, and told together
 * in a digest. A digest takes one of the same places, so the numbers below are what arrives at most, digests included.
 */

const HOUR_MS = 60 * 60 * 1000;

/** So many mails in such a time, in milliseconds. */
export interface Limit {
  readonly most: number;
  readonly windowMs: number;
}

/** How many mails of a purpose one recipient gets one by one. */
export interface Cap {
  readonly purpose: SinglePurpose;
  readonly limits: readonly Limit[];
  /** What tells together those that are over. */
  readonly digest: DigestPurpose;
  /** Who is one recipient: all addresses for which this is the same. */
  readonly recipientOf: (address: string) => string;
  /** Whether each address of a recipient has digests of its own, although all of them are counted together. */
  readonly byAddress?: boolean;
}

/** Everything that is capped; all other mails go at once, however many there are. */
export const CAPS: readonly Cap[] = [
  {
    purpose: 'received',
    limits: [
      { most: 5, windowMs: HOUR_MS },
      { most: 20, windowMs: DAY_MS },
    ],
    digest: 'receivedDigest',
    recipientOf: mailboxOf,
  },
  {
    purpose: 'review',
    limits: [{ most: 20, windowMs: HOUR_MS }],
    digest: 'reviewDigest',
    recipientOf: mailboxOf,
    // Links are for an address as it is set: those of two spellings are not put into one mail.
    byAddress: true,
  },
  {
    purpose: 'notice',
    limits: [{ most: 3, windowMs: HOUR_MS }],
    digest: 'noticeDigest',
    recipientOf: mailboxOf,
    // One of the addresses may be an alias that somebody has put in: what an officer is told must not go there instead.
    byAddress: true,
  },
];

/** The cap that a mail of this purpose counts under, be it single or a digest; undefined when nothing is counted. */
export function capOf(purpose: MailPurpose): Cap | undefined {
  return CAPS.find((cap) => cap.purpose === purpose || cap.digest === purpose);
}

/** A mail that was sent, or is being sent, and when it was last taken on. */
export interface Lease {
  readonly mail: string;
  readonly at: Instant;
}

/** From when on one more mail may go out beside these; `now` when it may at once. */
export function nextFreeAt({ limits }: Cap, leases: readonly Lease[], now: Instant): Instant {
  const moments = leases.map(({ at }) => at).sort((one, other) => one - other);
  const free = limits.map(({ most, windowMs }) => {
    const counting = moments.filter((at) => at > now - windowMs);
    const last = counting.at(-most);
    return last === undefined ? now : last + windowMs;
  });
  return Math.max(...free);
}

/** The leases after this mail was taken on at this moment, without those that count no longer. */
export function withLease(cap: Cap, leases: readonly Lease[], mail: string, now: Instant): Lease[] {
  const oldest = now - longestWindowMs(cap);
  const others = leases.filter((lease) => lease.mail !== mail && lease.at > oldest);
  return [...others, { mail, at: now }];
}

/** For how long a lease counts at most, in milliseconds. */
export function longestWindowMs({ limits }: Cap): number {
  return Math.max(...limits.map(({ windowMs }) => windowMs));
}
