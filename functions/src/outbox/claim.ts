import type { Instant } from '@pa-ledger/domain/time/dates';
import type { DocumentData, DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { jitter } from '../platform/retry-on-contention.ts';
import { mailHeld } from '../platform/logs.ts';
import type { Services } from '../platform/services.ts';
import { isContention, isGone } from '../platform/failures.ts';
import { instantOf, timestamp } from '../firestore/timestamps.ts';
import { mailFrom, type OutboxMail } from './outbox.ts';
import type { MailState } from '@pa-ledger/domain/mail/mail';
import { type CapCheck, checkCap } from './mail-quotas.ts';

/** Longer than SMTP's timeouts added up, in milliseconds: no other process tries until it ends. */
export const LEASE_MS = 120_000;

/** Emails to one mailbox collide at its quota. After this many tries, we leave one to the sweeper. */
const MAX_TRIES = 6;

/** An email that this process may send. */
export interface ClaimedMail {
  readonly ref: DocumentReference;
  readonly mail: OutboxMail;
  /** The number of this try, from 1. */
  readonly attempt: number;
  /** When the claim was written. It holds until the next write to the email. */
  readonly claimedAt: Timestamp;
}

/**
 * Claims an email under a lease, or holds it if its recipient has reached the cap. The same commit writes the count, so
 * two senders at the same time can't send more than two in a row.
 * @returns null if there's nothing to send: the email isn't due, another process has it, or we hold it.
 */
export async function claim(
  ref: DocumentReference,
  services: Services,
): Promise<ClaimedMail | null> {
  for (let attempt = 1; attempt <= MAX_TRIES; attempt++) {
    try {
      return await claimOnce(ref, services);
    } catch (error) {
      // Another run may just have removed a spent quota.
      if (!isContention(error) && !isGone(error)) throw error;
      await jitter(attempt);
    }
  }
  return null;
}

async function claimOnce(ref: DocumentReference, services: Services): Promise<ClaimedMail | null> {
  const snapshot = await ref.get();
  const { updateTime } = snapshot;
  const data = snapshot.data();
  const now = services.clock();
  if (data === undefined || updateTime === undefined || !isDue(data, now)) return null;
  const mail = mailFrom(data);
  const attempt = Number(data['attempts']) + 1;
  const check = await checkCap(mail, ref.id, services);
  const isHeld = check !== null && check.heldUntil !== null;
  const batch = services.db.batch();
  const fields = isHeld ? heldFields(check, now) : leaseFields(attempt, now);
  batch.update(ref, fields, { lastUpdateTime: updateTime });
  check?.count(batch);
  const [written] = await batch.commit();
  if (isHeld) mailHeld(ref.id);
  return isHeld || written === undefined
    ? null
    : { ref, mail, attempt, claimedAt: written.writeTime };
}

function leaseFields(attempt: number, now: Instant): DocumentData {
  const state: MailState = 'PROCESSING';
  return { state, leaseUntil: timestamp(now + LEASE_MS), attempts: attempt };
}

function heldFields({ heldUntil, quotaId }: CapCheck, now: Instant): DocumentData {
  const state: MailState = 'HELD';
  const dueAt = timestamp(heldUntil ?? now);
  return { state, leaseUntil: null, quota: quotaId, heldAt: timestamp(now), dueAt };
}

function isDue(data: DocumentData, now: Instant): boolean {
  const past = (field: string): boolean => {
    const at = instantOf(data[field]);
    return at !== null && at <= now;
  };
  return data['state'] === 'PENDING'
    ? past('dueAt')
    : data['state'] === 'PROCESSING' && past('leaseUntil');
}
