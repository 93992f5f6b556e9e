import type { Instant } from '@pa-ledger/domain/time/dates';
import type { WriteBatch } from 'firebase-admin/firestore';
import type { Services } from '../platform/services.ts';
import { quotaIdOf, readQuota, writeQuota, type Quota } from './mail-quotas.ts';
import { isDigest, type OutboxMail } from './outbox.ts';
import { capOf, nextFreeAt, withLease, type Cap } from './caps.ts';

/** What the cap says of a mail that is due. */
export interface Place {
  /** When the digest is due that it waits for; null when it goes out now. */
  readonly heldUntil: Instant | null;
  readonly quotaId: string;
  /** Counts the mail, in the commit that takes it on or holds it. */
  readonly count: (batch: WriteBatch) => void;
}

/** Asks the cap of a mail; null when there is none, and nothing is read. */
export async function placeFor(
  mail: OutboxMail,
  mailId: string,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
): Promise<Place | null> {
  const cap = capOf(mail.purpose);
  if (cap === undefined) return null;
  const quotaId = quotaIdOf(cap, mail.to);
  const stored = await readQuota(db, quotaId);
  const { quota } = stored;
  const now = clock();
  // A digest has had its place since it was made.
  const heldUntil = isDigest(mail) ? null : holdOf(cap, quota, mailId, now);
  const after: Quota =
    heldUntil === null
      ? { ...quota, leases: withLease(cap, quota.leases, mailId, now) }
      : { ...quota, held: quota.held + 1, dueAt: heldUntil };
  return { heldUntil, quotaId, count: (batch) => writeQuota(batch, stored, cap, after) };
}

function holdOf(
  cap: Cap,
  { leases, held, dueAt }: Quota,
  mailId: string,
  now: Instant,
): Instant | null {
  // Where others wait it waits with them: a steady stream would leave their digest no place.
  if (held > 0 && dueAt !== null) return dueAt;
  // Another try of the same mail takes the place that it has.
  const others = leases.filter((lease) => lease.mail !== mailId);
  const room = nextFreeAt(cap, others, now);
  return room > now ? room : null;
}
