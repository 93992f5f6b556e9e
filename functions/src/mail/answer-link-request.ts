import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { sentLinkMail } from '../expenses/expense-mails.ts';
import { contactsOf } from '../firestore/queries.ts';
import { addMailsOnce, type NewMail } from '../outbox/outbox.ts';
import type { Services } from '../platform/services.ts';

/**
 * Looks up the request that someone asked to get the link of. If there is one with that reference, and the typed
 * address is still on file for it, makes the email with its status link, once an hour.
 */
export async function answerLinkRequest(
  { subject, to }: Pick<NewMail, 'subject' | 'to'>,
  services: Pick<Services, 'db' | 'clock'>,
): Promise<void> {
  // A redacted contact has no address.
  const { docs } = await contactsOf(services.db, to).select().get();
  const found = docs.filter(({ id }) => referenceOf(id) === subject.id);
  const now = services.clock();
  await addMailsOnce(
    found.map(({ id }) => sentLinkMail({ id }, 'status', now)),
    services,
  );
}
