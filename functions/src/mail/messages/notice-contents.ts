import { chainFor, chainText, ROLE_NAMES } from '@pa-ledger/domain/approvers/approval-chain';
import type { ApproverChange } from '@pa-ledger/domain/approvers/approver-changes';
import { formatInstant } from '@pa-ledger/domain/time/dates';
import { normalizeEmail } from '@pa-ledger/domain/people/email';
import type { JournalEntry } from '@pa-ledger/domain/ledger/journal';
import { isSameMailbox } from '@pa-ledger/domain/people/mailbox';
import type { Notice } from '@pa-ledger/domain/approvers/notice';
import type { Organization } from '@pa-ledger/domain/organization';
import { footerOf } from './content-parts.ts';
import type { MailContent } from './layout.ts';

/*
 * Mails about a change of who decides on money. Their text is fixed, since they may warn of the very administrator who made
 * the change. They name roles, the time, and the author's address, which only the server sets. They do not hold what an
 * administrator typed, such as a category's name or an approver's address: the reader is 'you', everybody else 'somebody'.
 */

/** A change and its journal entry. */
export interface NoticedChange {
  readonly entry: JournalEntry;
  readonly notice: Notice;
}

type Fact = readonly [label: string, value: string];

const HEADING = 'Who approves expenses was changed';
const ADVICE =
  'If you did not expect this, ask the other officers in person: whoever is set as an approver decides over the money of the association. Administrators see all changes, with the addresses, in the admin panel under User Management.';

/** One change. @param to the address that the mail goes to, normalized. */
export function noticeContent(
  change: NoticedChange,
  to: string,
  organization: Organization,
): MailContent {
  return {
    subject: HEADING,
    heading: HEADING,
    paragraphs: [`${authorOf(change)} changed this on ${timeOf(change, organization)}.`, ADVICE],
    facts: factsOf(change.notice, to),
    buttons: [],
    footer: footer(organization),
  };
}

/** Several changes, each listed, the oldest first. @param to the address that the mail goes to, normalized. */
export function noticeDigestContent(
  changes: readonly NoticedChange[],
  to: string,
  organization: Organization,
): MailContent {
  const times = changes.length === 1 ? 'once more' : `${changes.length} more times`;
  return {
    subject: `${HEADING} ${times}`,
    heading: `${HEADING} ${times}`,
    paragraphs: ['So many changes came within an hour that these are told in one mail.', ADVICE],
    items: changes.map((change) => ({
      title: [
        `${timeOf(change, organization)}, by ${authorOf(change)}:`,
        ...factsOf(change.notice, to).map((fact) => fact.join(': ')),
      ].join('\n'),
      buttons: [],
    })),
    facts: [],
    buttons: [],
    footer: footer(organization),
  };
}

function factsOf(notice: Notice, to: string): Fact[] {
  if (notice.kind === 'steps') {
    const roles = chainFor(notice);
    return [['Approval of a category', `now ${roles.length} steps: ${chainText(roles)}`]];
  }
  // Changes with the same text are one line with a count: only what an administrator typed distinguishes them.
  const alike = Map.groupBy(notice.changes, (change) => `${change.role}: ${wordsOf(change, to)}`);
  return [...alike.values()].flatMap((changes): Fact[] =>
    changes.slice(0, 1).map((change) => [placeOf(change, changes.length), wordsOf(change, to)]),
  );
}

function placeOf({ role }: ApproverChange, count: number): string {
  if (role === 'eventApprover') {
    const of = count === 1 ? 'an event category' : `${count} event categories`;
    return `${ROLE_NAMES[role]} of ${of}`;
  }
  return count === 1 ? ROLE_NAMES[role] : `${ROLE_NAMES[role]} (${count} changes)`;
}

function wordsOf({ out, in: now }: ApproverChange, to: string): string {
  const gone = out === null ? [] : [`${subjectOf(out, to) ?? 'somebody was'} taken out`];
  if (now === null) return [...gone, 'nobody was put in'].join(', ');
  const isAnother = out !== null && !isSameMailbox(out, to);
  const somebody = isAnother ? 'somebody else was' : 'somebody was';
  return [...gone, `${subjectOf(now, to) ?? somebody} put in`].join(', ');
}

/** Returns how a sentence names its reader; null for anybody else. All spellings of one mailbox are one person. */
function subjectOf(address: string, to: string): string | null {
  if (!isSameMailbox(address, to)) return null;
  return normalizeEmail(address) === to ? 'you were' : 'another spelling of your address was';
}

function authorOf({ entry }: NoticedChange): string {
  return entry.by?.email ?? 'Somebody';
}

function timeOf({ entry }: NoticedChange, { timeZone }: Organization): string {
  return formatInstant(entry.at, timeZone);
}

function footer(organization: Organization): string {
  return footerOf(organization, 'because you approve expenses, or did until this change');
}
