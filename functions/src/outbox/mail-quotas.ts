import type { Instant } from '@pa-ledger/domain/time/dates';
import { mailboxOf } from '@pa-ledger/domain/people/same-person';
import type { SinglePurpose } from '@pa-ledger/domain/mail/mail';
import type {
  DocumentData,
  DocumentReference,
  Firestore,
  Timestamp,
  WriteBatch,
} from 'firebase-admin/firestore';
import { shortHash } from '../platform/hashes.ts';
import { type Cap, capOf, type Lease, longestWindowMs, nextFreeAt, withLease } from './caps.ts';
import { isGone, isStaleWrite } from '../platform/failures.ts';
import { timestamp } from '../firestore/timestamps.ts';
import { MAIL_QUOTAS } from '../firestore/paths.ts';
import { quotasBefore } from '../firestore/mail-queries.ts';
import type { Services } from '../platform/services.ts';
import { isDigest, isUrgent, type OutboxMail, addressOf } from './outbox.ts';

/** How much email of a capped purpose one recipient got lately. */
export interface Quota {
  readonly leases: readonly Lease[];
  /** How many emails are on hold. Each one counts up, so that no digest misses one that we just held. */
  readonly held: number;
  /** When their digest is due; null if none is on hold. */
  readonly dueAt: Instant | null;
}

/** A quota and its document. */
interface StoredQuota {
  readonly ref: DocumentReference;
  readonly quota: Quota;
  /** Its cap; undefined without a document. */
  readonly cap: Cap | undefined;
  /** When it was last written; null without a document. */
  readonly version: Timestamp | null;
}

/** The id of a recipient's quota. It doesn't give the address away. All spellings of one mailbox are one recipient. */
export function quotaIdOf({ purpose }: Cap, address: string): string {
  return shortHash(`${purpose} ${mailboxOf(address)}`, 20);
}

/** Reads a quota. It's empty without a document. */
export async function readQuota(db: Firestore, id: string): Promise<StoredQuota> {
  const ref = db.collection(MAIL_QUOTAS).doc(id);
  const snapshot = await ref.get();
  const data = snapshot.data();
  // Only `quotaDocument` writes it.
  const cap = data && capOf(data['purpose'] as SinglePurpose);
  return { ref, quota: quotaFrom(data), cap, version: snapshot.updateTime ?? null };
}

/** Writes a quota in the commit that uses it, if it hasn't changed since we read it. */
export function writeQuota(
  batch: WriteBatch,
  { ref, version }: StoredQuota,
  cap: Cap,
  after: Quota,
): void {
  const data = quotaDocument(cap, after);
  if (version === null) batch.create(ref, data);
  else batch.update(ref, data, { lastUpdateTime: version });
}

/** Removes the quotas in which nothing counts anymore. */
export async function removeSpentQuotas(db: Firestore, now: Instant, limit: number): Promise<void> {
  const { docs } = await quotasBefore(db, 'spentAt', now).limit(limit).get();
  for (const { ref, updateTime } of docs) {
    try {
      await ref.delete({ lastUpdateTime: updateTime });
    } catch (error) {
      // Someone just used it again, or another run removed it.
      if (!isStaleWrite(error) && !isGone(error)) throw error;
    }
  }
}

function quotaDocument(cap: Cap, { leases, held, dueAt }: Quota): DocumentData {
  const last = Math.max(0, ...leases.map(({ at }) => at));
  return {
    purpose: cap.purpose,
    leases: leases.map(({ mail, at }) => ({ mail, at: timestamp(at) })),
    held,
    dueAt: dueAt === null ? null : timestamp(dueAt),
    spentAt: held > 0 ? null : timestamp(last + longestWindowMs(cap)),
  };
}

function quotaFrom(data: DocumentData | undefined): Quota {
  if (data === undefined) return { leases: [], held: 0, dueAt: null };
  // Only `quotaDocument` writes it.
  const { leases, held, dueAt } = data as {
    leases: { mail: string; at: Timestamp }[];
    held: number;
    dueAt: Timestamp | null;
  };
  return {
    leases: leases.map(({ mail, at }) => ({ mail, at: at.toMillis() })),
    held,
    dueAt: dueAt?.toMillis() ?? null,
  };
}

/** Whether a due email goes out now or waits for a digest. */
export interface CapCheck {
  /** When its digest is due; null if the email goes out now. */
  readonly heldUntil: Instant | null;
  readonly quotaId: string;
  /** Counts the email, in the commit that claims or holds it. */
  readonly count: (batch: WriteBatch) => void;
}

/**
 * Checks an email against its recipient's cap. Returns null, without reading anything, if it has no cap or bypasses it.
 */
export async function checkCap(
  mail: OutboxMail,
  mailId: string,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
): Promise<CapCheck | null> {
  const cap = capOf(mail.purpose);
  if (cap === undefined || isUrgent(mail)) return null;
  const quotaId = quotaIdOf(cap, (await addressOf(db, mail)) ?? mail.to);
  const stored = await readQuota(db, quotaId);
  const { quota } = stored;
  const now = clock();
  // We counted a digest when we made it.
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
  // If others wait, it waits too: otherwise a steady stream would never leave room for their digest.
  if (held > 0 && dueAt !== null) return dueAt;
  // Another try of the same email doesn't count again.
  const others = leases.filter((lease) => lease.mail !== mailId);
  const room = nextFreeAt(cap, others, now);
  return room > now ? room : null;
}
