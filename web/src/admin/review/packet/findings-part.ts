import {
  FINDING_STATUS_NAMES,
  FINDING_STATUSES,
  type Finding,
} from '@pa-ledger/domain/findings/finding';
import { organization } from '@pa-ledger/domain/organization';
import { ROLE_NAMES } from '@pa-ledger/domain/people/role';
import { dateAt, type Instant } from '@pa-ledger/domain/time/dates';
import { aboutWords, dayOf } from '../../shared/findings/finding-words.ts';
import type { Books, StoredFinding } from './books.ts';
import type { Block, PacketPart } from './packet.ts';
import { facts, quiet, sectionOf, sheetsOf, warning } from './blocks.ts';
import { reportPartMessages } from './report-part-messages.ts';

const messages = reportPartMessages.findings;

/** Returns the findings of the days with their answers: open ones first, then as they were written. */
export function findingsPart({ findings }: Pick<Books, 'findings'>): PacketPart {
  const rows = FINDING_STATUSES.flatMap((status) =>
    findings.filter((finding) => finding.status === status),
  );
  return {
    path: 'findings',
    title: messages.title,
    blocks: [
      quiet(messages.hint),
      ...(rows.length === 0 ? [{ kind: 'text', text: messages.none } as const] : []),
      ...rows.flatMap(findingBlocks),
    ],
    sheets: sheetsOf('findings', messages.title, rows.map(sheetRow)),
  };
}

function findingBlocks(finding: StoredFinding): readonly Block[] {
  const { status, text, name, role, at, answers, resolved } = finding;
  return sectionOf(
    messages.heading(FINDING_STATUS_NAMES[status], aboutWords(finding)),
    ...(status === 'open' ? [warning(messages.isOpen)] : []),
    facts([
      [messages.written, messages.by(name, ROLE_NAMES[role], dayOf(at))],
      [messages.finding, text],
      ...(answers.length === 0 ? [[messages.answers, messages.noAnswer] as const] : []),
      ...answers.map(
        (answer) => [messages.answer(answer.name, dayOf(answer.at)), answer.text] as const,
      ),
      resolutionFact(resolved),
    ]),
  );
}

function resolutionFact(resolved: Finding['resolved']): readonly [string, string] {
  return resolved === undefined
    ? [messages.resolution, messages.open]
    : [messages.resolved(resolved.name, dayOf(resolved.at)), resolved.text ?? messages.noNote];
}

/** The columns of the panel's file of findings. */
function sheetRow(finding: StoredFinding) {
  const { status, text, name, role, at, answers, resolved } = finding;
  return {
    status: FINDING_STATUS_NAMES[status],
    about: aboutWords(finding),
    finding: text,
    writtenBy: name,
    role: ROLE_NAMES[role],
    date: dateText(at),
    answers: answers
      .map((answer) => `${answer.name}, ${dateText(answer.at)}: ${answer.text}`)
      .join('\n'),
    resolvedBy: resolved?.name ?? '',
    resolvedOn: resolved === undefined ? '' : dateText(resolved.at),
    note: resolved?.text ?? '',
  };
}

function dateText(at: Instant): string {
  return dateAt(at, organization.timeZone);
}
