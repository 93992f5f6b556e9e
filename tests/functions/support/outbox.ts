import { organization } from '@pa-ledger/domain/organization';
import { Timestamp, type DocumentData, type Firestore } from 'firebase-admin/firestore';
import type { Delivery } from '../../../functions/src/mail/deliver.ts';
import {
  createSmtpSender,
  type Envelope,
  type SmtpTimeouts,
} from '../../../functions/src/mail/transport.ts';
import { addressOf } from '../../../functions/src/outbox/outbox.ts';
import type { Services } from '../../../functions/src/platform/services.ts';
import { sweepMail as runSweepMail } from '../../../functions/src/sweep-mail.ts';
import { keys } from './suite.ts';
import type { TestEnvironment } from './test-environment.ts';

/** A server that only has much to do is waited for. */
const PATIENT: SmtpTimeouts = { connect: 20_000, silence: 20_000 };
/** One that hangs is given up soon, where hanging is what is tried. */
export const IMPATIENT: SmtpTimeouts = { connect: 2_000, silence: 250 };

/** A delivery over a test's own SMTP server. */
export function deliveryOver(services: Services, smtpUri: string, timeouts = PATIENT): Delivery {
  return {
    services,
    organization,
    keys,
    appUrl: 'https://expenses.example.org',
    send: createSmtpSender(smtpUri, 'expenses@example.org', timeouts),
  };
}

/** A delivery that keeps what it hands over. */
export function listeningTo(delivery: Delivery): { delivery: Delivery; sent: Envelope[] } {
  const sent: Envelope[] = [];
  const send: Delivery['send'] = async (envelope) => {
    await delivery.send(envelope);
    sent.push(envelope);
  };
  return { delivery: { ...delivery, send }, sent };
}

/** One run of the sweeper, with a delivery that is there. */
export function sweepMail(delivery: Delivery): Promise<void> {
  return runSweepMail(delivery.services, () => delivery);
}

/** A mail of the outbox as it is stored. */
export interface OutboxMail extends DocumentData {
  readonly id: string;
  readonly state: string;
  readonly to: string;
  readonly attempts: number;
  /** The digest that it was put into. */
  readonly digestId?: string;
}

/** The mail that tells this one: itself, or the digest that it was put into. */
export function tellerOf(mail: OutboxMail): string {
  return mail.digestId ?? mail.id;
}

/** Those of the mails that go to an address: a submitter's name the contact. */
export async function mailsReaching(
  db: Firestore,
  address: string,
  mails: readonly OutboxMail[],
): Promise<OutboxMail[]> {
  const addresses = await Promise.all(mails.map((mail) => addressOf(db, mail)));
  return mails.filter((_mail, index) => addresses[index] === address);
}

/** The outbox mails of an expense, or all. */
export async function outboxOf(db: Firestore, expenseId?: string): Promise<OutboxMail[]> {
  const all = db.collection('mail');
  const found = await (
    expenseId === undefined ? all : all.where('expenseId', '==', expenseId)
  ).get();
  // Written by the server in this form.
  return found.docs.map((mail) => ({ id: mail.id, ...mail.data() }) as OutboxMail);
}

/**
 * Lets time go by, and sweeps, until nothing of the outbox waits any more.
 * @throws Error when it does not come to an end.
 */
export async function sweepUntilDone(testEnv: TestEnvironment, delivery: Delivery): Promise<void> {
  for (let round = 0; round < 100; round++) {
    await sweepMail(delivery);
    const mails = await outboxOf(testEnv.db);
    const waiting = mails.filter(({ state }) => ['PENDING', 'PROCESSING'].includes(state));
    const held = mails.filter(({ state }) => ['HELD', 'MERGED'].includes(state));
    if (waiting.length + held.length === 0) return;
    const quotas = await testEnv.db.collection('mailQuotas').get();
    const moments = [
      ...waiting.map((mail): unknown => mail['leaseUntil'] ?? mail['dueAt']),
      ...quotas.docs.map((quota): unknown => quota.get('dueAt')),
    ].flatMap((at) => (at instanceof Timestamp ? [at.toMillis()] : []));
    testEnv.time.now = Math.max(testEnv.time.now + 1, Math.min(...moments));
  }
  throw new Error('The outbox does not empty.');
}
