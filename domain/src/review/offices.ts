import { settingsFrom, type ApproverSettings } from '../approvers/approver-settings.ts';
import { ROLE_NAMES as APPROVER_NAMES } from '../approvers/role-messages.ts';
import type { JournalEntry, StoredFields } from '../ledger/journal.ts';
import type { Person } from '../people/person.ts';
import { may } from '../people/rights.ts';
import { isRole, ROLE_NAMES } from '../people/role.ts';
import { isSameMailbox, isSameName, mailboxOf } from '../people/same-person.ts';
import { byText } from '../text/sort.ts';
import { dateAt, type Instant } from '../time/dates.ts';
import { dayEnd, dayStart } from '../time/day-start.ts';
import type { Days } from '../time/fiscal-year.ts';
import { textIn } from '../untyped.ts';

/* Who held an office on some days. They can't review those days, and what they were paid is marked. */

/** A change of the approver settings or of a person, as the journal has it. Moments in its fields are instants. */
export type OfficeChange = Pick<
  JournalEntry,
  'document' | 'version' | 'at' | 'kind' | 'before' | 'after'
>;

/** What offices are told from. */
export interface OfficeSources {
  /** The approver settings as they are now; null without any. */
  readonly settings: StoredFields | null;
  /** All changes of the approver settings since the days began, at least. */
  readonly settingsChanges: readonly OfficeChange[];
  /** Everyone in `people` now, by uid. Moments are instants. */
  readonly people: ReadonlyMap<string, StoredFields>;
  /** All changes of people since the days began, at least. */
  readonly peopleChanges: readonly OfficeChange[];
}

/** Someone who held an office on the days. One mailbox is one person. */
export interface Officer {
  readonly mailbox: string;
  /** Their address, in each spelling that the settings and the panel have of it: records name them so. */
  readonly emails: readonly string[];
  /** Their accounts in the panel, if they have any. */
  readonly uids: readonly string[];
  /** What they are called in the panel, as far as we know. */
  readonly names: readonly string[];
  /** In the order in which they began; the same office twice if they held it with a break. */
  readonly held: readonly HeldOffice[];
}

/** An office, such as `Treasurer`, and the first and last of the days on which someone held it. */
export interface HeldOffice extends Days {
  readonly office: string;
}

/** Returns who held an office on the days: approvers, their stand-ins, and those who kept the books. */
export function officersOn(days: Days, timeZone: string, sources: OfficeSources): Officer[] {
  const span = { from: dayStart(days.first, timeZone), until: dayEnd(days.last, timeZone) };
  const people = statesOfPeople(sources);
  const held = [
    ...statesOf(sources.settings, sources.settingsChanges).flatMap(({ fields, ...own }) =>
      approversIn(settingsFrom(fields)).map(([email, office]) => ({ ...own, email, office })),
    ),
    ...people.flatMap(termOf),
  ].filter((term) => term.email.trim() !== '' && overlaps(term, span));
  return [...Map.groupBy(held, ({ email }) => mailboxOf(email))].map(([mailbox, own]) => {
    const same = people.filter(({ fields }) => isSameMailbox(textIn(fields, 'email'), mailbox));
    return {
      mailbox,
      emails: [
        ...new Set([
          ...own.map(({ email }) => email),
          ...same.map(({ fields }) => textIn(fields, 'email')),
        ]),
      ],
      uids: [...new Set(same.map(({ uid }) => uid))],
      names: [...new Set(same.map(({ fields }) => textIn(fields, 'name')))].filter(Boolean),
      held: [...Map.groupBy(own, ({ office }) => office)]
        .flatMap(([office, terms]) =>
          joined(terms).map((term) => ({ office, ...daysOf(term, span, timeZone) })),
        )
        .toSorted(byText(({ first }) => first)),
    };
  });
}

/** Returns who of the officers someone is: by their account, their mailbox, or their name; null if they're none. */
export function officerAmong(
  officers: readonly Officer[],
  { uid, email, name }: Partial<Pick<Person, 'uid'>> & { email: string; name: string },
): Officer | null {
  const found = officers.find(
    (officer) =>
      officer.uids.some((own) => own === uid) ||
      isSameMailbox(officer.mailbox, email) ||
      officer.names.some((own) => isSameName(own, name)),
  );
  return found ?? null;
}

/** Returns someone's offices in words, such as `Treasurer, Bookkeeper`. */
export function officesText({ held }: Pick<Officer, 'held'>): string {
  return [...new Set(held.map(({ office }) => office))].join(', ');
}

/** The sentences about who held an office. */
export const officeMessages = {
  /** @param offices from `officesText`. */
  own: (offices: string): string =>
    `You held an office in these days (${offices}), so someone else must review them.`,
  reviewer: (name: string, offices: string): string =>
    `${name} can’t be a reviewer of these days: they held an office in them (${offices}).`,
};

interface Span {
  readonly from: Instant;
  /** The instant after it. */
  readonly until: Instant;
}

/** Returns spans without breaks between them as one, in their order. */
function joined(spans: readonly Span[]): readonly Span[] {
  return spans
    .toSorted((one, other) => one.from - other.from)
    .reduce<Span[]>((whole, { from, until }) => {
      const last = whole.at(-1);
      if (last === undefined || from > last.until) return [...whole, { from, until }];
      return whole.with(-1, { from: last.from, until: Math.max(last.until, until) });
    }, []);
}

/** Returns the first and last day of a span, among those of another. */
function daysOf(own: Span, span: Span, timeZone: string): Days {
  return {
    first: dateAt(Math.max(own.from, span.from), timeZone),
    last: dateAt(Math.min(own.until, span.until) - 1, timeZone),
  };
}

/** What a document was for some time; null while there was none. */
interface State extends Span {
  readonly fields: StoredFields | null;
}

function overlaps(one: Span, other: Span): boolean {
  return Math.max(one.from, other.from) < Math.min(one.until, other.until);
}

/** Returns what a document was at which time. @param present what it is now, if nothing changed it. */
function statesOf(present: StoredFields | null, changes: readonly OfficeChange[]): State[] {
  const ordered = changes.toSorted((one, other) => one.version - other.version);
  const [first] = ordered;
  if (first === undefined) return [{ from: -Infinity, until: Infinity, fields: present }];
  // The journal of older sample data begins with what was there already.
  const before = first.kind === 'takenOver' ? first.after : first.before;
  return [
    { from: -Infinity, until: first.at, fields: before },
    ...ordered.map(({ at, after }, index) => ({
      from: at,
      until: ordered[index + 1]?.at ?? Infinity,
      fields: after,
    })),
  ];
}

/** What someone's entry was for some time. */
interface PersonState extends Span {
  readonly uid: string;
  readonly fields: StoredFields;
}

function statesOfPeople({ people, peopleChanges }: OfficeSources): PersonState[] {
  const changes = Map.groupBy(peopleChanges, ({ document }) => document);
  const uids = new Set([...people.keys(), ...changes.keys()]);
  return [...uids].flatMap((uid) =>
    statesOf(people.get(uid) ?? null, changes.get(uid) ?? []).flatMap(({ fields, ...span }) =>
      fields === null ? [] : [{ ...span, uid, fields }],
    ),
  );
}

/** Returns the time in which someone kept the books, and as what; none if they hadn't joined, had ended, or only review. */
function termOf({ fields, from, until }: PersonState) {
  const { role, joinedAt, endsAt } = fields;
  if (!isRole(role) || !may(role, 'keepBooks') || typeof joinedAt !== 'number') return [];
  const end = typeof endsAt === 'number' ? endsAt : Infinity;
  const email = textIn(fields, 'email');
  return [
    {
      email,
      office: ROLE_NAMES[role],
      from: Math.max(from, joinedAt),
      until: Math.min(until, end),
    },
  ];
}

type Holder = readonly [email: string, office: string];

function approversIn({ standIns, ...holders }: ApproverSettings): Holder[] {
  return [
    ...holders.presidents.map((email): Holder => [email, APPROVER_NAMES.president]),
    [holders.treasurer, APPROVER_NAMES.treasurer],
    ...eventApproversIn(holders),
    ...[
      [standIns.president, APPROVER_NAMES.president] as const,
      [standIns.treasurer, APPROVER_NAMES.treasurer] as const,
      ...eventApproversIn(standIns),
    ].map(([email, office]): Holder => [email, `Stand-in for ${office}`]),
  ];
}

function eventApproversIn({ eventApprovers }: Pick<ApproverSettings, 'eventApprovers'>): Holder[] {
  return Object.entries(eventApprovers).map(([category, email]) => [
    email,
    `${APPROVER_NAMES.eventApprover} of ${category}`,
  ]);
}
