import { readEntryNotice } from '../notices/notices.ts';
import type { ClaimedMail } from '../outbox/claim.ts';
import { composed } from './messages/compose.ts';
import { partsOf } from '../outbox/digest-parts.ts';
import type { MadeMail, MailMaker } from './made-mail.ts';
import {
  noticeContent,
  noticeDigestContent,
  type NoticedChange,
} from './messages/notice-contents.ts';

interface FoundChange extends NoticedChange {
  /** The id of the mail about it. */
  readonly id: string;
}

/**
 * Makes a notice of the journal entry that it is about, or one mail of several.
 * @throws Error if no entry exists. Since entries are never deleted, the mail is tried again and at last given up with an
 * alert.
 */
export async function composeNotice(
  { ref, mail }: Pick<ClaimedMail, 'ref' | 'mail'>,
  { services: { db }, organization }: MailMaker,
): Promise<MadeMail> {
  const parts = await partsOf({ ref, mail }, db);
  const found = await Promise.all(
    parts.map(async (part): Promise<FoundChange[]> => {
      const entryNotice = await readEntryNotice(db, part.mail.subject.id);
      if (!entryNotice?.notice) return [];
      return [{ id: part.ref.id, entry: entryNotice.entry, notice: entryNotice.notice }];
    }),
  );
  const changes = found.flat().sort((one, other) => one.entry.at - other.entry.at);
  const [only] = changes;
  if (only === undefined) throw new Error('The journal entry of a notice is not there.');
  const content =
    mail.purpose === 'notice'
      ? noticeContent(only, mail.to, organization)
      : noticeDigestContent(changes, mail.to, organization);
  const covered = changes.map(({ id }) => id);
  return {
    composed: composed(content),
    covered,
    unreadable: parts.map((part) => part.ref.id).filter((id) => !covered.includes(id)),
  };
}
