import { chainFor } from '@pa-ledger/domain/approvers/approval-chain';
import { actingAs, chainText } from '@pa-ledger/domain/approvers/role-messages';
import type { AbsenceChange, ApproverChange } from '@pa-ledger/domain/approvers/approver-changes';
import { formatDate, formatInstant } from '@pa-ledger/domain/time/dates';
import { normalizeEmail } from '@pa-ledger/domain/people/email';
import type { JournalEntry } from '@pa-ledger/domain/ledger/journal';
import { isSameMailbox } from '@pa-ledger/domain/people/same-person';
import type { Notice } from '@pa-ledger/domain/approvers/notice';
import type { Access, PeopleNotice } from '@pa-ledger/domain/approvers/people-notice';
import { ROLE_NAMES } from '@pa-ledger/domain/people/role';
import type { Organization } from '@pa-ledger/domain/organization';
import { senderOf } from './content-parts.ts';
import type { MailContent } from './layout.ts';
import type { MailMessages } from './mail-messages.ts';

/*
 * Emails about a change of who decides on money or has access, or of what is closed. Their text is fixed, since they may warn of the
 * very administrator who made the change. They name roles, the time, and the author's address, which only the server
 * sets. Except for the dates of an absence, they hold nothing that an administrator typed, such as a category's name or
 * an approver's address: the reader is 'you', and anyone else 'somebody'.
 */

/** A change and its journal entry. */
export interface NoticedChange {
  readonly entry: JournalEntry;
  readonly notice: Notice;
}

const WORDS = {
  approvers: 'notice',
  steps: 'notice',
  reopened: 'reopenedNotice',
  people: 'peopleNotice',
} as const satisfies Readonly<Record<Notice['kind'], keyof MailMessages>>;

type Fact = readonly [label: string, value: string];

/** One change. @param to the recipient's address, normalized. */
export function noticeContent(
  messages: MailMessages,
  change: NoticedChange,
  to: string,
  organization: Organization,
): MailContent {
  const { kind } = change.notice;
  return {
    ...messages[WORDS[kind]](authorOf(messages, change), timeOf(change, organization)),
    facts: factsOf(messages, change.notice, to),
    sender: senderOf(messages, organization, kind === 'people' ? 'people' : 'officer'),
  };
}

/** A list of changes, oldest first. @param to the recipient's address, normalized. */
export function noticeDigestContent(
  messages: MailMessages,
  changes: readonly NoticedChange[],
  to: string,
  organization: Organization,
): MailContent {
  return {
    ...messages.noticeDigest(changes.length),
    items: changes.map((change) => ({
      title: [
        messages.changeBy(authorOf(messages, change), timeOf(change, organization)),
        ...factsOf(messages, change.notice, to).map((fact) => fact.join(': ')),
      ].join('\n'),
    })),
    sender: senderOf(messages, organization, 'officer'),
  };
}

function factsOf(messages: MailMessages, notice: Notice, to: string): Fact[] {
  if (notice.kind === 'steps') {
    const roles = chainFor(notice);
    return [[messages.labels.steps, messages.nowSteps(roles.length, chainText(roles))]];
  }
  if (notice.kind === 'reopened') {
    return [[messages.labels.year, `${formatDate(notice.first)} to ${formatDate(notice.last)}`]];
  }
  if (notice.kind === 'people') return accessFacts(messages, notice, to);
  // Changes with the same text become one line with a count: they differ only in what an administrator typed.
  const alike = Map.groupBy(
    notice.changes,
    (change) => `${actingAs(change.role, change)}: ${wordsOf(messages, change, to)}`,
  );
  return [
    ...[...alike.values()].flatMap((changes): Fact[] =>
      changes
        .slice(0, 1)
        .map((change) => [
          placeOf(messages, change, changes.length),
          wordsOf(messages, change, to),
        ]),
    ),
    ...notice.absences.map((change): Fact => [
      messages.labels.away,
      absenceWords(messages, change, to),
    ]),
  ];
}

/** The person is 'you' or 'someone': their name and address were typed by who made the change. */
function accessFacts(
  messages: MailMessages,
  { email, before, after, hasJoined }: PeopleNotice,
  to: string,
): Fact[] {
  const { labels, noEnd, wasAndIs } = messages;
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
  const line = (access: Access | null, text: (known: Access) => string) =>
    access === null ? null : text(access);
  const both = (text: (known: Access) => string): string => {
    const [was, is] = [line(before, text), line(after, text)];
    return was === null || is === null || was === is ? (is ?? was ?? '') : wasAndIs(was, is);
  };
  return [
    [labels.access, messages.accessChange(who, change)],
    [labels.ownRole, both(({ role }) => ROLE_NAMES[role])],
    [labels.accessEnds, both(({ endsOn }) => (endsOn === null ? noEnd : formatDate(endsOn)))],
  ];
}

function absenceWords(
  messages: MailMessages,
  { what, address, from, to: last }: AbsenceChange,
  to: string,
): string {
  const words = what === 'entered' ? messages.setAway : messages.takenOffAway;
  return words(subjectOf(address, to) ?? 'somebody', formatDate(from), formatDate(last));
}

function placeOf(messages: MailMessages, change: ApproverChange, count: number): string {
  const { role } = change;
  const name = actingAs(role, change);
  return role === 'eventApprover' ? messages.eventRole(name, count) : messages.role(name, count);
}

function wordsOf(messages: MailMessages, { out, in: now }: ApproverChange, to: string): string {
  const gone = out === null ? [] : [messages.takenOut(subjectOf(out, to) ?? 'somebody')];
  if (now === null) return [...gone, messages.nobodyPutIn].join(', ');
  const isAnother = out !== null && !isSameMailbox(out, to);
  const somebody = isAnother ? 'somebodyElse' : 'somebody';
  return [...gone, messages.putIn(subjectOf(now, to) ?? somebody)].join(', ');
}

/** Returns how a sentence names its reader; null for anyone else. All spellings of one mailbox are one person. */
function subjectOf(address: string, to: string): 'you' | 'yourOtherSpelling' | null {
  if (!isSameMailbox(address, to)) return null;
  return normalizeEmail(address) === to ? 'you' : 'yourOtherSpelling';
}

function authorOf(messages: MailMessages, { entry }: NoticedChange): string {
  const unnamed = entry.collection === 'people' ? messages.terminal : messages.somebody;
  return entry.by?.email ?? unnamed;
}

function timeOf({ entry }: NoticedChange, { timeZone }: Organization): string {
  return formatInstant(entry.at, timeZone);
}
