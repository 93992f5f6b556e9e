import { mailSent, mailSkipped } from '../platform/logs.ts';
import type { Services } from '../platform/services.ts';
import { MAIL } from '../firestore/paths.ts';
import { finish, postpone } from '../outbox/finish.ts';
import { claim } from '../outbox/claim.ts';
import { addressOf } from '../outbox/outbox.ts';
import type { MadeMail, MailMeans } from './made-mail.ts';
import { makeMail } from './make-mail.ts';
import { isPermanentRefusal, messageIdOf, type SendMail } from './transport.ts';

/** What a delivery needs. */
export interface Delivery extends MailMeans {
  readonly services: Services;
  readonly send: SendMail;
}

/**
 * Tries once to send one email of the outbox. Of several calls at the same time, one claims the email and the others
 * return. It goes out outside any transaction: if the process dies before it marks the email SENT, the lease runs out
 * and we send it again under the same Message-ID.
 */
export async function deliver(mailId: string, delivery: Delivery): Promise<void> {
  const { services } = delivery;
  const claimed = await claim(services.db.collection(MAIL).doc(mailId), services);
  if (claimed === null) return;
  let made: MadeMail;
  try {
    const to = await addressOf(services.db, claimed.mail);
    made = await makeMail(claimed, delivery);
    if (to === null || made.composed === null) {
      await finish(claimed, { ...made, state: 'SKIPPED' }, services);
      mailSkipped(mailId);
      return;
    }
    await delivery.send({
      ...made.composed,
      to,
      replyTo: delivery.organization.contactEmail,
      messageId: messageIdOf(mailId, delivery.appUrl),
    });
  } catch (error) {
    await postpone(claimed, error, isPermanentRefusal(error), services);
    return;
  }
  await finish(claimed, { ...made, state: 'SENT' }, services);
  mailSent(mailId, claimed.attempt);
}
