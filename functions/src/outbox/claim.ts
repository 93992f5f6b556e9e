import type { Instant } from '@pa-ledger/domain/time/dates';
import type { DocumentData, DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { jitter } from '../platform/retry-on-contention.ts';
import { mailHeld } from '../platform/logs.ts';
import type { Services } from '../platform/services.ts';
import { isContention, isGone } from '../platform/failures.ts';
import { instantOf, timestamp } from '../firestore/timestamps.ts';
import { mailFrom, type OutboxMail } from './outbox.ts';
import type { MailState } from '@pa-ledger/domain/mail/mail';
import { type Place, placeFor } from './mail-quotas.ts';

/** Longer than SMTP's timeouts together, in milliseconds: while it runs nobody else tries. */
export const LEASE_MS = 120_000;

/** Mails to one mailbox collide at its quota. After so many tries, a mail is left to the sweeper. */
const MAX_TRIES = 6;

/** A mail that this process may send. */
export interface ClaimedMail {
  readonly ref: DocumentReference;
  readonly mail: OutboxMail;
  /** The number of this try, from 1. */
  readonly attempt: number;
  /** When the claim was written. It holds until the mail is written again. */
  readonly claimedAt: Timestamp;
}

/**
 * Claims a mail under a lease, or holds it if its recipient's cap is reached. The count is written in the same commit, so
 * that two senders at the same time cannot send more than two in a row.
 * @returns null when there is nothing to send: the mail is not due, somebody else has it, or it is held.
 */
export async function claim(
  ref: DocumentReference,
  services: Services,
): Promise<ClaimedMail | null> {
  for (let attempt = 1; attempt <= MAX_TRIES; attempt++) {
    try {
      return await claimOnce(ref, services);
    } catch (error) {
      // A quota in which nothing counts any more may just have been removed.
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
  const place = await placeFor(mail, ref.id, services);
  const isHeld = place !== null && place.heldUntil !== null;
  const batch = services.db.batch();
  const fields = isHeld ? heldFields(place, now) : leaseFields(attempt, now);
  batch.update(ref, fields, { lastUpdateTime: updateTime });
  place?.count(batch);
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

function heldFields({ heldUntil, quotaId }: Place, now: Instant): DocumentData {
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
