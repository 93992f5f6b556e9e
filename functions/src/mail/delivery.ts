import { mailDead, mailDelayed, mailSent, mailSkipped } from '../platform/logs.ts';
import type { Services } from '../platform/services.ts';
import { failureCodeOf } from '../platform/failures.ts';
import { MAIL } from '../firestore/paths.ts';
import { backoffMs, MAX_ATTEMPTS } from '../outbox/backoff.ts';
import { claim, type ClaimedMail } from '../outbox/claim.ts';
import { finish } from '../outbox/finish.ts';
import { makeMail, type MadeMail, type MailMaker } from './make-mail.ts';
import { isPermanentRefusal, messageIdOf, type SendMail } from './transport.ts';

/** What a delivery works with. */
export interface Delivery extends MailMaker {
  readonly services: Services;
  readonly send: SendMail;
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
  let made: MadeMail;
  try {
    made = await makeMail(claimed, delivery);
    if (made.composed === null) {
      await finish(claimed, { ...made, state: 'SKIPPED' }, services);
      mailSkipped(mailId);
      return;
    }
    services.checkpoint('before SMTP');
    await delivery.send({
      ...made.composed,
      to: claimed.mail.to,
      replyTo: delivery.organization.contactEmail,
      messageId: messageIdOf(mailId, delivery.appUrl),
    });
    services.checkpoint('after SMTP');
  } catch (error) {
    await postpone(claimed, error, services);
    return;
  }
  services.checkpoint('before ack');
  await finish(claimed, { ...made, state: 'SENT' }, services);
  mailSent(mailId, claimed.attempt);
}

async function postpone(claimed: ClaimedMail, error: unknown, services: Services): Promise<void> {
  const failure = failureCodeOf(error);
  const { ref, attempt } = claimed;
  if (isPermanentRefusal(error) || attempt >= MAX_ATTEMPTS) {
    await finish(claimed, { state: 'DEAD', failure }, services);
    mailDead(ref.id, attempt, error);
    return;
  }
  const dueAt = services.clock() + backoffMs(attempt);
  await finish(claimed, { state: 'PENDING', failure, dueAt }, services);
  mailDelayed(ref.id, attempt, dueAt, error);
}
