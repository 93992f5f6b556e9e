import { SENT_LINK_PAUSE_MS } from '@pa-ledger/domain/limits';
import { DAY_MS, type Instant } from '@pa-ledger/domain/time/dates';
import type { DigestPurpose, MailPurpose, SinglePurpose } from '@pa-ledger/domain/mail/mail';

/*
 * Anyone can type any address into the public forms as often as they like, and an administrator can change the
 * approvers just as often. So each mailbox gets at most a few of these emails in a period. We hold the rest and send
 * them in one digest, which counts like any of these emails: the numbers below include digests.
 */

const HOUR_MS = 60 * 60 * 1000;

/** The most emails in a period. */
interface Limit {
  readonly most: number;
  readonly windowMs: number;
}

/** How many single emails of a purpose one recipient gets. */
export interface Cap {
  readonly purpose: SinglePurpose;
  readonly limits: readonly Limit[];
  /** The digest that replaces the emails above the limit. */
  readonly digest: DigestPurpose;
  /** Whether each address of a mailbox gets its own digests, even though they share one count. */
  readonly byAddress?: boolean;
}

/** All caps. Emails of other purposes go out right away, however many there are. */
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
    // What's asked for within the hour isn't dropped: a stranger could use up the hour, again and again.
    purpose: 'statusLink',
    limits: [{ most: 1, windowMs: SENT_LINK_PAUSE_MS }],
    digest: 'statusLinkDigest',
  },
  {
    purpose: 'review',
    limits: [{ most: 20, windowMs: HOUR_MS }],
    digest: 'reviewDigest',
    // A link is for one exact address, so the links of two spellings don't go into one email.
    byAddress: true,
  },
  {
    purpose: 'notice',
    limits: [{ most: 3, windowMs: HOUR_MS }],
    digest: 'noticeDigest',
    // One of the addresses may be an alias that someone set: an officer's email must not go there instead.
    byAddress: true,
  },
];

/** Returns the cap of a single email's or a digest's purpose; undefined if it has none. */
export function capOf(purpose: MailPurpose): Cap | undefined {
  return CAPS.find((cap) => cap.purpose === purpose || cap.digest === purpose);
}

/** An email that went out or is going out, and when a sender last claimed it. */
export interface Lease {
  readonly mail: string;
  readonly at: Instant;
}

/** Returns when one more email may go out after these; `now` if it may right away. */
export function nextFreeAt({ limits }: Cap, leases: readonly Lease[], now: Instant): Instant {
  const moments = leases.map(({ at }) => at).sort((one, other) => one - other);
  const free = limits.map(({ most, windowMs }) => {
    const counting = moments.filter((at) => at > now - windowMs);
    const last = counting.at(-most);
    return last === undefined ? now : last + windowMs;
  });
  return Math.max(...free);
}

/** Returns the leases with this email claimed now, without those that no longer count. */
export function withLease(cap: Cap, leases: readonly Lease[], mail: string, now: Instant): Lease[] {
  const oldest = now - longestWindowMs(cap);
  const others = leases.filter((lease) => lease.mail !== mail && lease.at > oldest);
  return [...others, { mail, at: now }];
}

/** Returns the longest time that a lease counts, in milliseconds. */
export function longestWindowMs({ limits }: Cap): number {
  return Math.max(...limits.map(({ windowMs }) => windowMs));
}
