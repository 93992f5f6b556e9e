import {
  FINDING_STATUS_NAMES,
  type Finding,
  type FindingStatus,
} from '@pa-ledger/domain/findings/finding';
import { ROLE_NAMES } from '@pa-ledger/domain/people/role';
import { organization } from '@pa-ledger/domain/organization';
import { dateAt, type Instant } from '@pa-ledger/domain/time/dates';
import { Clamped, NoWrap } from '../../../ui/text.ts';
import {
  aboutWords,
  dayOf,
  findingAddress,
  recordWords,
  SHOWS_FINDINGS,
} from '../../shared/findings/finding-words.ts';
import type { FindingRow } from '../../shared/findings/finding-store.ts';
import { StatusTag } from '../../shared/findings/StatusTag.tsx';
import { findingsMessages } from '../../shared/findings/findings-messages.ts';
import { NameLink } from '../../shared/frame/RecordLink.tsx';
import type { FilterParts } from '../../shared/lists/list-address.ts';
import type { Column } from '../../shared/lists/table-model.ts';
import { findingsListMessages as messages } from './findings-list-messages.ts';

/** What the list is filtered by; '' filters nothing. */
export interface FindingFilter {
  readonly text: string;
  readonly status: FindingStatus | '';
}

export const NO_FILTER: FindingFilter = { text: '', status: '' };

const MAX_SEARCH_LENGTH = 100;

/** How the address says it. */
export const FINDING_FILTER: FilterParts<FindingFilter> = {
  text: ['q', (text) => text.length <= MAX_SEARCH_LENGTH],
  status: ['status', (status) => Object.hasOwn(FINDING_STATUS_NAMES, status)],
};

export const COLUMNS: readonly Column<FindingRow>[] = [
  {
    id: 'about',
    label: messages.about,
    cell: (row) => (
      <NameLink to={findingAddress(row)} state={SHOWS_FINDINGS}>
        {recordWords(row)}
      </NameLink>
    ),
    onCard: 'title',
  },
  {
    id: 'status',
    label: messages.status,
    cell: ({ status }) => <StatusTag status={status} />,
    onCard: 'note',
  },
  {
    id: 'finding',
    label: messages.finding,
    cell: ({ text }) => <Clamped>{text}</Clamped>,
    onCard: 'note',
  },
  { id: 'kind', label: messages.kind, cell: ({ on }) => findingsMessages.kinds[on.collection] },
  { id: 'writtenBy', label: messages.writtenBy, cell: ({ name }) => name },
  { id: 'date', label: messages.date, cell: ({ at }) => <NoWrap>{dayOf(at)}</NoWrap> },
  {
    id: 'answers',
    label: messages.answers,
    cell: ({ answers }) => answers.length,
    numeric: true,
  },
];

/** Returns whether a search finds a finding: by what it says or is on, its answers, or a name. */
export function isFound(row: Finding, search: string): boolean {
  const { text, name, answers, resolved } = row;
  const texts = [
    aboutWords(row),
    text,
    name,
    ...answers.flatMap((answer) => [answer.text, answer.name]),
    resolved?.text ?? '',
    resolved?.name ?? '',
  ];
  const wanted = search.trim().toLowerCase();
  return texts.some((one) => one.toLowerCase().includes(wanted));
}

/** Returns the rows of the file, in the order of the list. */
export function findingLines(rows: readonly FindingRow[]) {
  return rows.map((row) => {
    const { status, on, text, name, role, at, answers, resolved } = row;
    return {
      status: FINDING_STATUS_NAMES[status],
      kind: findingsMessages.kinds[on.collection],
      about: recordWords(row),
      finding: text,
      writtenBy: name,
      role: ROLE_NAMES[role],
      date: dateTextOf(at),
      answers: answers
        .map((answer) => `${answer.name}, ${dateTextOf(answer.at)}: ${answer.text}`)
        .join('\n'),
      resolvedBy: resolved?.name ?? '',
      resolvedOn: resolved === undefined ? '' : dateTextOf(resolved.at),
      note: resolved?.text ?? '',
    };
  });
}

/** Returns the day of a moment at the school, as files have it. */
function dateTextOf(at: Instant): string {
  return String(dateAt(at, organization.timeZone));
}
