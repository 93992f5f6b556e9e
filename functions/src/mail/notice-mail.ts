import type { Organization } from '@pa-ledger/domain/organization';
import type { ClaimedMail } from '../outbox/claim.ts';
import { partsOf } from '../outbox/outbox.ts';
import { readEntryNotice } from '../notices/make-notices.ts';
import { PANEL_WORDS, type Words } from '../words.ts';
import { composed, type Composer } from './messages/compose.ts';
import type { MailContent } from './messages/layout.ts';
import {
  noticeContent,
  type NoticedChange,
  noticeDigestContent,
  type OfficersNotice,
} from './messages/notice-contents.ts';
import { peopleNoticeContent } from './messages/people-notice-content.ts';
import type { MadeMail, MailMeans } from './made-mail.ts';

interface FoundChange extends NoticedChange {
  /** The id of the email about it. */
  readonly id: string;
}

/**
 * Makes the notice of a journal entry, or a digest of several.
 * @throws Error if no entry exists. Entries are never deleted, so we try the email again and finally give it up with an
 * alert.
 */
export async function composeNotice(
  { ref, mail }: Pick<ClaimedMail, 'ref' | 'mail'>,
  { services: { db }, organization, appUrl, words }: MailMeans & Composer,
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
  const covered = changes.map(({ id }) => id);
  const made =
    mail.purpose === 'noticeDigest'
      ? {
          words,
          content: noticeDigestContent(words, changes.flatMap(ofOfficers), mail.to, organization),
        }
      : noticeIn(words, only, mail.to, organization);
  return {
    composed: composed(made.content, { appUrl, words: made.words }),
    covered,
    unreadable: parts.map((part) => part.ref.id).filter((id) => !covered.includes(id)),
  };
}

/** One about access to the panel is in the panel's language. */
function noticeIn(
  words: Words,
  { entry, notice }: NoticedChange,
  to: string,
  organization: Organization,
): { readonly words: Words; readonly content: MailContent } {
  if (notice.kind !== 'people')
    return { words, content: noticeContent(words, { entry, notice }, to, organization) };
  const content = peopleNoticeContent(PANEL_WORDS, { entry, notice }, to, organization);
  return { words: PANEL_WORDS, content };
}

/** No digest holds one about people: they're urgent. */
function ofOfficers({ entry, notice }: NoticedChange): NoticedChange<OfficersNotice>[] {
  return notice.kind === 'people' ? [] : [{ entry, notice }];
}
