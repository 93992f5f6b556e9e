import { addAlert, dropAlert } from '../store/alerts.ts';
import { timestamp } from '../store/expense-format.ts';
import { failureCodeOf, isContention } from '../store/errors.ts';
import { MAIL } from '../store/paths.ts';
import { deadMail, mailFrom, type MailState, type NewMail } from '../store/outbox.ts';
import type { Services } from '../services.ts';
import { mailDead, mailDelayed, mailSent, mailSkipped } from '../logs.ts';
import { backoffMs, MAX_ATTEMPTS } from './backoff.ts';
import type { Composer } from './compose.ts';
import { makeMail } from './make-mail.ts';
import { isPermanentRefusal, messageIdOf, type SendMail } from './transport.ts';
import { Timestamp, type DocumentData, type DocumentReference } from 'firebase-admin/firestore';

/** Longer than SMTP's timeouts together, in milliseconds: while it runs nobody else tries. */
export const LEASE_MS = 120_000;

/** What a delivery works with. */
export interface Delivery extends Composer {
  readonly services: Services;
  readonly send: SendMail;
}

interface ClaimedMail {
  readonly ref: DocumentReference;
  readonly mail: NewMail;
  /** Counting this one. */
  readonly attempt: number;
  /** When the claim was written: as long as the mail was not written again, it is ours. */
  readonly claimedAt: Timestamp;
}

/**
 * Tries one mail of the outbox, once. Whoever calls it at the same time, one claims the mail and the others leave. The
 * mail is sent outside any transaction; if the process dies before it is marked SENT, the lease runs out and it is
 * sent once more under the same Message-ID.
 */
export async function deliver(mailId: string, delivery: Delivery): Promise<void> {
  const { services } = delivery;
  const claimed = await claim(services.db.collection(MAIL).doc(mailId), services);
  if (claimed === null) return;
  const { mail } = claimed;
  try {
    const composed = await makeMail(mail, delivery);
    if (composed === null) {
      await finish(claimed, 'SKIPPED', {}, services);
      mailSkipped(mailId);
      return;
    }
    services.checkpoint('before SMTP');
    await delivery.send({
      ...composed,
      to: mail.to,
      messageId: messageIdOf(mailId, delivery.appUrl),
    });
    services.checkpoint('after SMTP');
  } catch (error) {
    await postpone(claimed, error, services);
    return;
  }
  services.checkpoint('before ack');
  await finish(claimed, 'SENT', { sentAt: timestamp(services.clock()) }, services);
  mailSent(mailId, claimed.attempt);
}

async function claim(ref: DocumentReference, services: Services): Promise<ClaimedMail | null> {
  services.checkpoint('before read');
  const snapshot = await ref.get();
  services.checkpoint('after read');
  const data = snapshot.data();
  const now = services.clock();
  if (data === undefined || snapshot.updateTime === undefined || !isDue(data, now)) return null;
  const attempt = Number(data['attempts']) + 1;
  let claimedAt: Timestamp;
  try {
    const written = await ref.update(
      {
        state: 'PROCESSING' satisfies MailState,
        leaseUntil: timestamp(now + LEASE_MS),
        attempts: attempt,
      },
      { lastUpdateTime: snapshot.updateTime },
    );
    claimedAt = written.writeTime;
  } catch (error) {
    if (isContention(error)) return null;
    throw error;
  }
  return { ref, mail: mailFrom(data), attempt, claimedAt };
}

function isDue(data: DocumentData, now: number): boolean {
  const past = (field: string): boolean => {
    const at: unknown = data[field];
    return at instanceof Timestamp && at.toMillis() <= now;
  };
  return data['state'] === 'PENDING'
    ? past('dueAt')
    : data['state'] === 'PROCESSING' && past('leaseUntil');
}

async function postpone(claimed: ClaimedMail, error: unknown, services: Services): Promise<void> {
  const failure = failureCodeOf(error);
  const { ref, attempt } = claimed;
  if (isPermanentRefusal(error) || attempt >= MAX_ATTEMPTS) {
    await finish(claimed, 'DEAD', { failure }, services);
    mailDead(ref.id, attempt, error);
    return;
  }
  const dueAt = services.clock() + backoffMs(attempt);
  await finish(claimed, 'PENDING', { failure, dueAt: timestamp(dueAt) }, services);
  mailDelayed(ref.id, attempt, dueAt, error);
}

/**
 * Writes how a try ended, and in the same commit raises the alert of a mail that is given up, or clears that of an
 * earlier one that this one makes up for. A sender that slept through its lease no longer decides: another has claimed
 * the mail, and perhaps sent it.
 */
async function finish(
  { ref, mail, claimedAt }: ClaimedMail,
  state: MailState,
  fields: DocumentData,
  { db, clock }: Services,
): Promise<void> {
  const batch = db.batch();
  batch.update(ref, { ...fields, state, leaseUntil: null }, { lastUpdateTime: claimedAt });
  if (state === 'DEAD') addAlert(batch, db, deadMail(mail, String(fields['failure'])), clock());
  if (state === 'SENT') dropAlert(batch, db, deadMail(mail, ''));
  try {
    await batch.commit();
  } catch (error) {
    if (!isContention(error)) throw error;
  }
}
