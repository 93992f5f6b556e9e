import { mailSent, mailSkipped } from '../platform/logs.ts';
import type { Services } from '../platform/services.ts';
import { MAIL } from '../firestore/paths.ts';
import { finish, postpone } from '../outbox/finish.ts';
import { claim } from '../outbox/claim.ts';
import { addressOf } from '../outbox/recipients.ts';
import { type MadeMail, type MailMaker, makeMail } from './make-mail.ts';
import { isPermanentRefusal, messageIdOf, type SendMail } from './transport.ts';

/** What a delivery works with. */
export interface Delivery extends MailMaker {
  readonly services: Services;
  readonly send: SendMail;
}

/**
 * Tries to send one mail of the outbox, once. Of several calls at the same time, one claims the mail and the others return.
 * The mail is sent outside any transaction; if the process dies before it is marked SENT, the lease runs out and it is
 * sent once more under the same Message-ID.
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
