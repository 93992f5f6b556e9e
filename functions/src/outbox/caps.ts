import { DAY_MS, type Instant } from '@pa-ledger/domain/time/dates';
import type { DigestPurpose, MailPurpose, SinglePurpose } from '@pa-ledger/domain/mail/mail';

/*
 * Anybody can type any address into the public form as often as they like, and an administrator can change the approvers
 * as often. So each mailbox gets at most a few of these mails in a period. The others are held and sent together in a
 * digest. A digest counts like any of these mails, so the numbers below include digests.
 */

const HOUR_MS = 60 * 60 * 1000;

/** The most mails in a period of so many milliseconds. */
export interface Limit {
  readonly most: number;
  readonly windowMs: number;
}

/** How many single mails of a purpose one recipient gets. */
export interface Cap {
  readonly purpose: SinglePurpose;
  readonly limits: readonly Limit[];
  /** The digest that replaces the mails above the limit. */
  readonly digest: DigestPurpose;
  /** Whether each address of a mailbox gets its own digests, although all of them are counted together. */
  readonly byAddress?: boolean;
}

/** All caps. Mails of other purposes are sent at once, however many there are. */
export const CAPS: readonly Cap[] = [
  {
    purpose: 'received',
    limits: [
      { most: 5, windowMs: HOUR_MS },
      { most: 20, windowMs: DAY_MS },
    ],
    digest: 'receivedDigest',
  },
  {
    purpose: 'review',
    limits: [{ most: 20, windowMs: HOUR_MS }],
    digest: 'reviewDigest',
    // A link is for one exact address, so the links of two spellings do not go into one mail.
    byAddress: true,
  },
  {
    purpose: 'notice',
    limits: [{ most: 3, windowMs: HOUR_MS }],
    digest: 'noticeDigest',
    // One of the addresses may be an alias that somebody set: an officer's mail must not go there instead.
    byAddress: true,
  },
];

/** Returns the cap of a single mail's or a digest's purpose; undefined if it has none. */
export function capOf(purpose: MailPurpose): Cap | undefined {
  return CAPS.find((cap) => cap.purpose === purpose || cap.digest === purpose);
}

/** A mail that was sent or is being sent, and when it was last claimed. */
export interface Lease {
  readonly mail: string;
  readonly at: Instant;
}

/** Returns from when on one more mail may be sent beside these; `now` if it may at once. */
export function nextFreeAt({ limits }: Cap, leases: readonly Lease[], now: Instant): Instant {
  const moments = leases.map(({ at }) => at).sort((one, other) => one - other);
  const free = limits.map(({ most, windowMs }) => {
    const counting = moments.filter((at) => at > now - windowMs);
    const last = counting.at(-most);
    return last === undefined ? now : last + windowMs;
  });
  return Math.max(...free);
}

/** Returns the leases after this mail is claimed now, without those that no longer count. */
export function withLease(cap: Cap, leases: readonly Lease[], mail: string, now: Instant): Lease[] {
  const oldest = now - longestWindowMs(cap);
  const others = leases.filter((lease) => lease.mail !== mail && lease.at > oldest);
  return [...others, { mail, at: now }];
}

/** Returns how long a lease counts at most, in milliseconds. */
export function longestWindowMs({ limits }: Cap): number {
  return Math.max(...limits.map(({ windowMs }) => windowMs));
}
