import type { PersonLinkPurpose } from '@pa-ledger/domain/people/people-requests';
import type { PersonEntry } from '@pa-ledger/domain/people/person';
import type { Firestore } from 'firebase-admin/firestore';
import { PEOPLE } from '../firestore/paths.ts';
import { signPersonToken } from '../links/person-token.ts';
import type { NewMail } from '../outbox/outbox.ts';
import { personFrom } from '../people/people.ts';
import { isMailOf, personLinkIn, personLinksRef } from '../people/person-links.ts';
import type { Services } from '../platform/services.ts';
import type { PanelWords } from '../words.ts';
import { invitationContent, resetContent } from './messages/access-contents.ts';
import { composed, type ComposedMail, type Composer } from './messages/compose.ts';

/**
 * Makes the email with a person's link, from their entry as it is now. We store the link nowhere.
 * @returns null if it's no longer wanted: the person was removed, or the link was used, replaced, or expired.
 */
export async function composeAccess(
  mail: Pick<NewMail, 'subject' | 'to' | 'turn'>,
  purpose: PersonLinkPurpose,
  composer: Composer & {
    readonly words: PanelWords;
    readonly services: Pick<Services, 'db' | 'clock'>;
  },
): Promise<ComposedMail | null> {
  const { services, words, organization, keys, appUrl } = composer;
  const { db, clock } = services;
  const uid = mail.subject.id;
  const [found, links] = await db.getAll(db.collection(PEOPLE).doc(uid), personLinksRef(db, uid));
  if (found?.exists !== true) return null;
  const entry = personFrom(found);
  const link = personLinkIn(links, purpose);
  if (link === null || entry.email !== mail.to || !isMailOf(mail, link, clock())) return null;
  const { nonce, expiresAt } = link;
  const href = `${appUrl}/admin/join#${signPersonToken({ uid, purpose, nonce, expiresAt }, keys)}`;
  if (purpose === 'reset') {
    return composed(resetContent(words, { href, expiresAt }, organization), composer);
  }
  const invitedBy = await readInviter(db, entry);
  const parts = { invitedBy, href, expiresAt };
  return composed(invitationContent(words, entry, parts, organization), composer);
}

/** Returns who invited someone, by the name that they have now; null for the terminal program. */
async function readInviter(
  db: Firestore,
  { invitedBy }: PersonEntry,
): Promise<{ readonly name: string; readonly email: string } | null> {
  if (invitedBy === null) return null;
  const found = await db.collection(PEOPLE).doc(invitedBy.uid).get();
  const { email } = invitedBy;
  return { email, name: found.exists ? personFrom(found).name : email };
}
