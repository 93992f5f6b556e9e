import type { Instant } from '@pa-ledger/domain/time/dates';
import type { WriteBatch } from 'firebase-admin/firestore';
import type { Services } from '../platform/services.ts';
import { quotaIdOf, readQuota, writeQuota, type Quota } from './mail-quotas.ts';
import { isDigest, type OutboxMail } from './outbox.ts';
import { capOf, nextFreeAt, withLease, type Cap } from './caps.ts';

/** Whether a due mail is sent now or held. */
export interface Place {
  /** When the digest that it waits for is due; null if the mail is sent now. */
  readonly heldUntil: Instant | null;
  readonly quotaId: string;
  /** Counts the mail, in the commit that claims or holds it. */
  readonly count: (batch: WriteBatch) => void;
}

/** Looks up the cap of a mail. Returns null, without reading anything, if it has none. */
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
  // A digest was counted when it was made.
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
  // If others wait, it waits with them: otherwise a steady stream would never leave room for their digest.
  if (held > 0 && dueAt !== null) return dueAt;
  // Another try of the same mail is not counted again.
  const others = leases.filter((lease) => lease.mail !== mailId);
  const room = nextFreeAt(cap, others, now);
  return room > now ? room : null;
}
