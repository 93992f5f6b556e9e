import { requireCurrentVersion } from '../firestore/data-version.ts';
import { DATA_VERSION } from '../firestore/paths.ts';
import { shortHash } from '../platform/hashes.ts';
import type { Services } from '../platform/services.ts';
import { addMail, type NewMail } from './outbox.ts';

/**
 * Stores what someone typed to get a link, without looking whether it fits anything: so the answer, and how long it takes,
 * is the same either way. The outbox looks it up afterwards (`mail/make-mail.ts`).
 * @throws DomainError if the data has another version than this program, or an upgrade is running.
 */
export async function storeTypedRequest(
  asked: Pick<NewMail, 'subject' | 'to'> & {
    readonly purpose: 'linkRequest' | 'passwordRequest';
  },
  { db, clock, nonce }: Services,
): Promise<void> {
  requireCurrentVersion(await db.doc(DATA_VERSION).get());
  const batch = db.batch();
  // With an id of its own, storing it doesn't tell whether someone just typed the same.
  addMail(batch, db, { ...asked, step: null, turn: shortHash(nonce(), 12) }, clock());
  await batch.commit();
}
