import type { AlertMatter } from '@pa-ledger/domain/alert';
import type { MailPurpose } from '@pa-ledger/domain/mail-purpose';
import { addAlert, dropAlert } from '../store/alerts.ts';
import { timestamp } from '../store/expense-format.ts';
import { readExpense } from '../store/expenses.ts';
import { failureCodeOf, isContention } from '../store/errors.ts';
import { MAIL } from '../store/paths.ts';
import type { MailState } from '../store/outbox.ts';
import type { Services } from '../services.ts';
import { mailDead, mailDelayed, mailSent, mailSkipped } from '../logs.ts';
import { backoffMs, MAX_ATTEMPTS } from './backoff.ts';
import { composeMail, type Composer } from './compose.ts';
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
  readonly to: string;
  readonly purpose: MailPurpose;
  readonly step: number | null;
  readonly turn: string;
  readonly expenseId: string;
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
  const mail = await claim(services.db.collection(MAIL).doc(mailId), services);
  if (mail === null) return;
  try {
    const { stored } = await readExpense(services.db, mail.expenseId);
    const composed = stored && composeMail(mail, stored.expense, delivery, services.clock());
    if (composed === null) {
      await finish(mail, 'SKIPPED', {}, services);
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
    await postpone(mail, error, services);
    return;
  }
  services.checkpoint('before ack');
  await finish(mail, 'SENT', { sentAt: timestamp(services.clock()) }, services);
  mailSent(mailId, mail.attempt);
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
  // Written by addMail alone.
  const { to, purpose, step, turn, expenseId } = data as Pick<
    ClaimedMail,
    'to' | 'purpose' | 'step' | 'turn' | 'expenseId'
  >;
  return { ref, to, purpose, step, turn, expenseId, attempt, claimedAt };
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

async function postpone(mail: ClaimedMail, error: unknown, services: Services): Promise<void> {
  const failure = failureCodeOf(error);
  if (isPermanentRefusal(error) || mail.attempt >= MAX_ATTEMPTS) {
    await finish(mail, 'DEAD', { failure }, services);
    mailDead(mail.ref.id, mail.attempt, error);
    return;
  }
  const dueAt = services.clock() + backoffMs(mail.attempt);
  await finish(mail, 'PENDING', { failure, dueAt: timestamp(dueAt) }, services);
  mailDelayed(mail.ref.id, mail.attempt, dueAt, error);
}

/**
 * Writes how a try ended, and in the same commit raises the alert of a mail that is given up, or clears that of an
 * earlier one that this one makes up for. A sender that slept through its lease no longer decides: another has claimed
 * the mail, and perhaps sent it.
 */
async function finish(
  mail: ClaimedMail,
  state: MailState,
  fields: DocumentData,
  { db, clock }: Services,
): Promise<void> {
  const batch = db.batch();
  batch.update(
    mail.ref,
    { ...fields, state, leaseUntil: null },
    { lastUpdateTime: mail.claimedAt },
  );
  if (state === 'DEAD') addAlert(batch, db, matterOf(mail, String(fields['failure'])), clock());
  if (state === 'SENT') dropAlert(batch, db, matterOf(mail, ''));
  try {
    await batch.commit();
  } catch (error) {
    if (!isContention(error)) throw error;
  }
}

function matterOf({ ref, ...mail }: ClaimedMail, code: string): AlertMatter {
  const { expenseId, purpose, step, to } = mail;
  return { kind: 'mailDead', expenseId, mailId: ref.id, purpose, step, to, code };
}
