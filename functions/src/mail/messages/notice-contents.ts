import { chainFor } from '@pa-ledger/domain/approvers/approval-chain';
import type { AbsenceChange, ApproverChange } from '@pa-ledger/domain/approvers/approver-changes';
import { normalizeEmail } from '@pa-ledger/domain/people/email';
import type { JournalEntry } from '@pa-ledger/domain/ledger/journal';
import { isSameMailbox } from '@pa-ledger/domain/people/same-person';
import type { Notice } from '@pa-ledger/domain/approvers/notice';
import type { PeopleNotice } from '@pa-ledger/domain/approvers/people-notice';
import type { Organization } from '@pa-ledger/domain/organization';
import { senderOf } from './content-parts.ts';
import type { MailContent } from './layout.ts';
import type { Words } from '../../words.ts';

/*
 * Emails about a change of who decides on money or has access, or of what is closed. Their text is fixed, since they may warn of the
 * very administrator who made the change. They name roles, the time, and the author's address, which only the server
 * sets. Except for the dates of an absence, they hold nothing that an administrator typed, such as a category's name or
 * an approver's address: the reader is 'you', and anyone else 'somebody'.
 */

/** A change and its journal entry. */
export interface NoticedChange<About extends Notice = Notice> {
  readonly entry: JournalEntry;
  readonly notice: About;
}

/** What changed for those who approve. */
export type OfficersNotice = Exclude<Notice, PeopleNotice>;

type Fact = readonly [label: string, value: string];

/** One change. @param to the recipient's address, normalized. */
export function noticeContent(
  words: Words,
  change: NoticedChange<OfficersNotice>,
  to: string,
  organization: Organization,
): MailContent {
  const say = change.notice.kind === 'reopened' ? words.mail.reopenedNotice : words.mail.notice;
  return {
    ...say(authorOf(change, words.mail.somebody), timeOf(words, change, organization)),
    facts: factsOf(words, change.notice, to),
    sender: senderOf(words, organization, words.mail.why.officer),
  };
}

/** A list of changes, oldest first. @param to the recipient's address, normalized. */
export function noticeDigestContent(
  words: Words,
  changes: readonly NoticedChange<OfficersNotice>[],
  to: string,
  organization: Organization,
): MailContent {
  return {
    ...words.mail.noticeDigest(changes.length),
    items: changes.map((change) => ({
      title: [
        words.mail.changeBy(
          authorOf(change, words.mail.somebody),
          timeOf(words, change, organization),
        ),
        ...factsOf(words, change.notice, to).map((fact) => fact.join(': ')),
      ].join('\n'),
    })),
    sender: senderOf(words, organization, words.mail.why.officer),
  };
}

function factsOf(words: Words, notice: OfficersNotice, to: string): Fact[] {
  if (notice.kind === 'steps') {
    const roles = chainFor(notice);
    return [
      [words.mail.labels.steps, words.mail.nowSteps(roles.length, words.roles.chainText(roles))],
    ];
  }
  if (notice.kind === 'reopened') {
    const days = words.mail.fiscalYear(
      words.dates.date(notice.first),
      words.dates.date(notice.last),
    );
    return [[words.mail.labels.year, days]];
  }
  // Changes with the same text become one line with a count: they differ only in what an administrator typed.
  const alike = Map.groupBy(
    notice.changes,
    (change) => `${words.roles.actingAs(change.role, change)}: ${wordsOf(words, change, to)}`,
  );
  return [
    ...[...alike.values()].flatMap((changes): Fact[] =>
      changes
        .slice(0, 1)
        .map((change) => [placeOf(words, change, changes.length), wordsOf(words, change, to)]),
    ),
    ...notice.absences.map((change): Fact => [
      words.mail.labels.away,
      absenceWords(words, change, to),
    ]),
  ];
}

function absenceWords(
  words: Words,
  { what, address, from, to: last }: AbsenceChange,
  to: string,
): string {
  const say = what === 'entered' ? words.mail.setAway : words.mail.takenOffAway;
  return say(subjectOf(address, to) ?? 'somebody', words.dates.date(from), words.dates.date(last));
}

function placeOf(words: Words, change: ApproverChange, count: number): string {
  const { role } = change;
  const name = words.roles.actingAs(role, change);
  return role === 'eventApprover'
    ? words.mail.eventRole(name, count)
    : words.mail.role(name, count);
}

function wordsOf(words: Words, { out, in: now }: ApproverChange, to: string): string {
  const gone = out === null ? [] : [words.mail.takenOut(subjectOf(out, to) ?? 'somebody')];
  if (now === null) return [...gone, words.mail.nobodyPutIn].join(', ');
  const isAnother = out !== null && !isSameMailbox(out, to);
  const somebody = isAnother ? 'somebodyElse' : 'somebody';
  return [...gone, words.mail.putIn(subjectOf(now, to) ?? somebody)].join(', ');
}

/** Returns how a sentence names its reader; null for anyone else. All spellings of one mailbox are one person. */
export function subjectOf(address: string, to: string): 'you' | 'yourOtherSpelling' | null {
  if (!isSameMailbox(address, to)) return null;
  return normalizeEmail(address) === to ? 'you' : 'yourOtherSpelling';
}

/** Returns who made a change. @param unnamed for one that no person of the panel made. */
export function authorOf({ entry }: NoticedChange, unnamed: string): string {
  return entry.by?.email ?? unnamed;
}

/** Returns when a change was made, as people at the school write it. */
export function timeOf(
  { dates }: Words,
  { entry }: NoticedChange,
  { timeZone }: Organization,
): string {
  return dates.instant(entry.at, timeZone);
}
