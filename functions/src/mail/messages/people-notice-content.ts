import type { Access, PeopleNotice } from '@pa-ledger/domain/approvers/people-notice';
import { ROLE_NAMES } from '@pa-ledger/domain/people/role';
import type { Organization } from '@pa-ledger/domain/organization';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { senderOf } from './content-parts.ts';
import type { MailContent } from './layout.ts';
import { authorOf, subjectOf, timeOf, type NoticedChange } from './notice-contents.ts';
import type { PanelWords } from '../../words.ts';

/** Someone's access to the panel changed; see `notice-contents.ts`. @param to the recipient's address, normalized. */
export function peopleNoticeContent(
  words: PanelWords,
  change: NoticedChange<PeopleNotice>,
  to: string,
  organization: Organization,
): MailContent {
  const { peopleNotice, terminal, why } = words.englishOnly;
  return {
    ...peopleNotice(authorOf(change, terminal), timeOf(words, change, organization)),
    facts: accessFacts(words, change.notice, to),
    sender: senderOf(words, organization, why.people),
  };
}

/** The person is 'you' or 'someone': their name and address were typed by who made the change. */
function accessFacts(
  { englishOnly }: PanelWords,
  { email, before, after, hasJoined }: PeopleNotice,
  to: string,
): [label: string, value: string][] {
  const { labels, noEnd, wasAndIs, accessChange } = englishOnly;
  const who = subjectOf(email, to) ?? 'somebody';
  const change =
    before === null && hasJoined
      ? 'added'
      : before === null
        ? 'invited'
        : after === null
          ? 'removed'
          : before.role === after.role
            ? 'lastDay'
            : 'role';
  const line = (known: Access | null, text: (one: Access) => string) =>
    known === null ? null : text(known);
  const both = (text: (known: Access) => string): string => {
    const [was, is] = [line(before, text), line(after, text)];
    return was === null || is === null || was === is ? (is ?? was ?? '') : wasAndIs(was, is);
  };
  return [
    [labels.access, accessChange(who, change)],
    [labels.ownRole, both(({ role }) => ROLE_NAMES[role])],
    [labels.accessEnds, both(({ endsOn }) => (endsOn === null ? noEnd : formatDate(endsOn)))],
  ];
}
