import { journalIdOf, storedVersion, type JournalEntry } from '@pa-ledger/domain/ledger/journal';
import { RECORDS, type RecordName } from '@pa-ledger/domain/ledger/record-fields';
import { textIn, membersOf } from '@pa-ledger/domain/untyped';
import type { DocumentData, Timestamp } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import { PEOPLE } from '../../functions/src/firestore/paths.ts';
import { instantOf } from '../../functions/src/firestore/timestamps.ts';
import { problemsIn } from './findings.ts';
import type { Found, ProjectData } from './project-data.ts';

/** The most that two writers' clocks may differ, in milliseconds. */
const CLOCKS_MS = 5 * 60 * 1000;

/** The collections whose documents have a journal. */
export const JOURNALED = [
  // The keys of a constant table are its own literal keys.
  ...(Object.keys(RECORDS) as RecordName[]),
  'settings',
  'payments',
  'spoiledChecks',
  'closings',
  'letters',
  'ratifications',
  'statements',
  'deposits',
  'papers',
  'findings',
  'reviews',
  PEOPLE,
] as const;

/** The kinds of entries that the commands of `ops` write, which don't come from a person's change. */
const BY_NOBODY: readonly JournalEntry['kind'][] = ['takenOver', 'upgraded', 'redacted'];

/** The terminal program, whose changes of people come from no person of the panel. */
const isOfTerminal = ({ collection, by }: Pick<Entry, 'collection' | 'by'>): boolean =>
  collection === PEOPLE && by === null;

/** What the replay reads: the journal, and the documents that it must produce. */
export type JournalData = Pick<ProjectData, 'journal' | (typeof JOURNALED)[number]>;

/** An entry as stored. */
type Entry = JournalEntry<Timestamp>;

/** Checks that the journal alone, entry by entry, produces the stored books. */
export function checkJournal(project: JournalData): string[] {
  const { journal } = project;
  const ids = new Set(journal.map(({ id }) => id));
  const byCollection = Map.groupBy(journal, ({ data }) => String(data['collection']));
  return [
    ...journal.flatMap((entry) =>
      problemsOfEntry(entry, ids).map((problem) => `journal/${entry.id} ${problem}.`),
    ),
    ...JOURNALED.flatMap((collection) =>
      problemsOfCollection(
        collection,
        project[collection].filter(hasJournal),
        byCollection.get(collection) ?? [],
      ),
    ),
  ];
}

/** The years' lock follows from the closings, which have a journal; `check-closings.ts` compares them. */
function hasJournal({ id, data }: Found): boolean {
  return !(id === 'books' && 'closedThrough' in data);
}

/** Returns what's wrong with an entry by itself. */
function problemsOfEntry({ id, data }: Found, ids: ReadonlySet<string>): string[] {
  // Rules and functions write only this shape. The checks below find anything else.
  const { kind, before, after, cause, by, at, ...place } = data as Entry;
  const person = membersOf(by);
  const isSomebody = textIn(person, 'uid') !== '' && textIn(person, 'email') !== '';
  return problemsIn([
    [id !== journalIdOf(place), "isn't where it belongs"],
    [!JOURNALED.some((name) => name === place.collection), 'is of a collection without a journal'],
    [instantOf(at) === null, 'has no time'],
    [
      !isSomebody && !BY_NOBODY.includes(kind) && !isOfTerminal({ ...place, by }),
      'names no person',
    ],
    [!isKind(kind, before, after), `can't be a change of the kind ${kind}`],
    [
      after !== null && storedVersion(after) !== place.version,
      'has another version of the document in it',
    ],
    [cause !== undefined && !ids.has(cause), `was caused by journal/${cause}, which isn't there`],
  ]);
}

function isKind(kind: Entry['kind'], before: unknown, after: unknown): boolean {
  if (kind === 'takenOver') return before === null;
  if (before === null) return kind === 'created' && after !== null;
  if (kind === 'upgraded') return true;
  if (kind === 'redacted') return after !== null;
  return kind === (after === null ? 'deleted' : 'changed');
}

function problemsOfCollection(
  collection: string,
  documents: readonly Found[],
  entries: readonly Found[],
): string[] {
  const told = Map.groupBy(entries, ({ data }) => String(data['document']));
  const stored = new Map(documents.map(({ id, data }) => [id, data]));
  return [...new Set([...stored.keys(), ...told.keys()])].flatMap((id) => {
    const lives = (told.get(id) ?? [])
      .map(({ data }) => data as Entry)
      .toSorted((one, other) => one.version - other.version);
    const problems = [...gapsIn(lives), ...endOf(lives.at(-1), stored.get(id) ?? null)];
    return problems.map((problem) => `${collection}/${id}: ${problem}.`);
  });
}

/** Returns where an entry doesn't continue from the one before it. */
function gapsIn(entries: readonly Entry[]): string[] {
  return entries.flatMap(({ version, kind, before, at }, index) => {
    const isTakenOver = kind === 'takenOver';
    const previous = entries[index - 1];
    if (previous === undefined)
      return problemsIn([
        [!isTakenOver && version !== 1, `its journal begins with version ${version}`],
      ]);
    const last = previous.version;
    const isOlder = (instantOf(at) ?? 0) < (instantOf(previous.at) ?? 0) - CLOCKS_MS;
    return problemsIn([
      [version !== last + 1, `version ${last + 1} isn't in its journal`],
      [isTakenOver, `version ${version} begins its journal a second time`],
      [
        !isDeepStrictEqual(before, previous.after),
        `version ${version} begins with something else than version ${last} ends with`,
      ],
      [isOlder, `version ${version} is older than version ${last}`],
    ]);
  });
}

/** Returns what's wrong if the last entry doesn't match the stored document. */
function endOf(last: Entry | undefined, stored: DocumentData | null): string[] {
  if (last === undefined) return ['it has no journal'];
  if (isDeepStrictEqual(last.after, stored)) return [];
  if (stored === null) return ["it's gone, but its journal doesn't say that it was deleted"];
  return last.after === null
    ? ["it's there, but its journal says that it was deleted"]
    : ['it was changed without an entry in the journal'];
}
