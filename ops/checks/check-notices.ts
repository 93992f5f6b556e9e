import type { DocumentData } from 'firebase-admin/firestore';
import { mailbox } from './mailbox.ts';
import { momentOf, type Found, type ProjectData } from './project-data.ts';

/** The trigger makes notices at once, and the sweeper runs every five minutes; after this time a notice is missing. */
const LATE_MS = 60 * 60 * 1000;

type People = ReadonlyMap<string, string>;

type Settings = Readonly<
  Record<'presidents' | 'treasurers' | 'events' | 'standIns' | 'eventStandIns' | 'away', People>
>;

/** Groups of addresses that a change concerns. A mailbox is told at its spelling in the earliest group. */
type Ranks = readonly (readonly string[])[];

/**
 * Checks that everybody whom a change of the approvers, or the reopening of a year, concerns has one mail about it, and nobody else has one.
 * @param now in milliseconds since 1970.
 */
export function checkNotices({ journal, notices, mails }: ProjectData, now: number): string[] {
  const made = new Map(notices.map(({ id, data }) => [id, data]));
  const mailsAbout = Map.groupBy(
    mails.filter(({ data }) => ['notice', 'reopened'].includes(String(data['purpose']))),
    ({ data }) => String((data['subject'] as DocumentData | undefined)?.['id']),
  );
  const entries = new Map(journal.map(({ id, data }) => [id, data]));
  return [
    ...journal.flatMap(({ id, data }) => {
      if (data['kind'] === 'takenOver') return [];
      const marker = made.get(id);
      if (marker === undefined) {
        const isLate = momentOf(data['at']) < now - LATE_MS;
        return isLate ? [`Nobody was told of the change ${id}.`] : [];
      }
      const told = (mailsAbout.get(id) ?? []).map(({ data: mail }) => String(mail['to']));
      return misdirected(id, told, concernedBy(data, journal, entries));
    }),
    ...[...made.keys(), ...mailsAbout.keys()]
      .filter((id) => !entries.has(id))
      .map((id) => `The change ${id} was told of, and is not in the journal.`),
  ];
}

/** Returns who should have been told and was not, and who was told without reason. */
function misdirected(id: string, told: readonly string[], ranks: Ranks): string[] {
  const concerned = [...preferred(ranks).values()];
  const notTold = concerned.filter((spellings) => !spellings.some((one) => told.includes(one)));
  const without = told.filter((one) => !concerned.some((spellings) => spellings.includes(one)));
  const isTwice = (spellings: readonly string[]) =>
    spellings.filter((one) => told.includes(one)).length > 1;
  return [
    ...notTold.map((spellings) => `${spellings.join(' or ')} was not told of the change ${id}.`),
    ...without.map((one) => `${one} was told of the change ${id}.`),
    ...concerned
      .filter(isTwice)
      .map((spellings) => `${spellings.join(', ')} is one mailbox, told twice of ${id}.`),
  ];
}

/** Returns, by mailbox, the spellings that may be told: those of the first group with any. */
function preferred(ranks: Ranks): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const rank of ranks) {
    for (const [box, spellings] of Map.groupBy(unique(rank), mailbox)) {
      if (!found.has(box)) found.set(box, spellings);
    }
  }
  return found;
}

/**
 * Returns the addresses that a change concerns: officers from before and people who were removed at their former
 * address.
 */
function concernedBy(
  entry: DocumentData,
  journal: readonly Found[],
  entries: ReadonlyMap<string, DocumentData>,
): Ranks {
  if (entry['collection'] === 'settings') {
    const [before, after] = [settingsIn(entry['before']), settingsIn(entry['after'])];
    const isCaused = entry['cause'] !== undefined;
    const [gone, come] = [differing(before, after, isCaused), differing(after, before, isCaused)];
    const away = [...only(before.away, after.away), ...only(after.away, before.away)];
    const changed = gone.length + come.length + away.length > 0;
    return changed ? [officers(before), gone, officers(after), [...come, ...away]] : [];
  }
  if (entry['collection'] === 'closings') {
    return isReopening(entry)
      ? [officers(settingsIn(settingsAt(momentOf(entry['at']), journal)))]
      : [];
  }
  const [was, is] = [lifeBefore(entry, entries), entry['after'] as DocumentData | null];
  if (was === null || is === null) return [];
  if (was['requiresEventApprover'] === is['requiresEventApprover']) return [];
  const settings = settingsIn(settingsAt(momentOf(entry['at']), journal));
  const approver = settings.events.get(String(is['name'])) ?? '';
  return [officers(settings), [approver]];
}

/** Whether a closed year was reopened: a closing without a reason to reopen it got one. */
function isReopening({ before, after }: DocumentData): boolean {
  const reasonIn = (fields: unknown) =>
    (fields as DocumentData | null)?.['reopenReason'] as unknown;
  return reasonIn(before) === null && typeof reasonIn(after) === 'string';
}

/** Returns a category before its change; for one that was brought back, as it was when it was deleted. */
function lifeBefore(
  { before, collection, document, version }: DocumentData,
  entries: ReadonlyMap<string, DocumentData>,
): DocumentData | null {
  if (before !== null) return before as DocumentData;
  const id = [collection, document, Number(version) - 1].map(String).join('~');
  return (entries.get(id)?.['before'] ?? null) as DocumentData | null;
}

function settingsAt(at: number, journal: readonly Found[]): unknown {
  return journal
    .map(({ data }) => data)
    .filter((data) => data['collection'] === 'settings' && momentOf(data['at']) <= at)
    .sort((one, other) => momentOf(one['at']) - momentOf(other['at']))
    .at(-1)?.['after'];
}

/** Returns who is set, by input; presidents by their address, because their order means nothing. */
function settingsIn(fields: unknown): Settings {
  // The server has written these fields.
  const { presidents, treasurer, eventApprovers, standIns, absences } = (fields ?? {}) as {
    readonly presidents?: readonly string[];
    readonly treasurer?: string;
    readonly eventApprovers?: Readonly<Record<string, string>>;
    readonly standIns?: {
      readonly president: string;
      readonly treasurer: string;
      readonly eventApprovers: Readonly<Record<string, string>>;
    };
    readonly absences?: readonly string[];
  };
  const held = (pairs: readonly (readonly [string, string])[]) =>
    new Map(pairs.filter(([, address]) => address !== ''));
  return {
    presidents: held((presidents ?? []).map((address) => [address, address])),
    treasurers: held([['treasurer', treasurer ?? '']]),
    events: held(Object.entries(eventApprovers ?? {})),
    standIns: held([
      ['president', standIns?.president ?? ''],
      ['treasurer', standIns?.treasurer ?? ''],
    ]),
    eventStandIns: held(Object.entries(standIns?.eventApprovers ?? {})),
    away: held(
      // A period and an address.
      (absences ?? []).map((absence) => [absence, absence.slice(absence.indexOf(' ') + 1)]),
    ),
  };
}

/** Returns the addresses that are set on one side only; after a category's change without those who moved with it. */
function differing(one: Settings, other: Settings, isCaused: boolean): string[] {
  const named = (people: People, others: People) => {
    const moved = isCaused ? carried(people, others) : [];
    return only(people, others).filter((address) => !moved.includes(address));
  };
  return [
    ...only(one.presidents, other.presidents),
    ...only(one.treasurers, other.treasurers),
    ...named(one.events, other.events),
    ...only(one.standIns, other.standIns),
    ...named(one.eventStandIns, other.eventStandIns),
  ];
}

function only(people: People, others: People): string[] {
  return [...people].flatMap(([place, address]) =>
    others.get(place) === address ? [] : [address],
  );
}

/** Returns who only moved to another category's name, where nobody else was set before or after. */
function carried(people: People, others: People): string[] {
  const gone = [...people].filter(([name]) => !others.has(name));
  const come = [...others].filter(([name]) => !people.has(name));
  const addresses = new Set(come.map(([, address]) => address));
  return gone.map(([, address]) => address).filter((address) => addresses.has(address));
}

function officers({ presidents, treasurers }: Settings): string[] {
  return [...presidents.values(), ...treasurers.values()];
}

function unique(addresses: readonly string[]): string[] {
  const plain = addresses.map((address) => address.trim().toLowerCase());
  return [...new Set(plain.filter((address) => address.includes('@')))];
}
