import type { DocumentData } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import { problemsIn } from './findings.ts';
import { momentOf, type Found, type ProjectData } from './project-data.ts';

/** The most that the clocks of two writers differ, in milliseconds. */
const CLOCKS_MS = 5 * 60 * 1000;

/** The collections whose documents have a journal. */
const JOURNALED = [
  ...([
    'settings',
    'categories',
    'funds',
    'accounts',
    'budgetItems',
    'incomeItems',
    'budgets',
  ] as const),
  'fundBalances' as const,
  ...(['revenueItems', 'manualExpenses', 'transfers', 'payments', 'closings'] as const),
  ...(['treasurerReports', 'ratifications', 'statements', 'deposits'] as const),
];

/** The kinds of entries that the commands of `ops` have written. */
const OF_NOBODY: readonly unknown[] = ['takenOver', 'upgraded', 'redacted'];

/** What the replay looks at: the journal, and the documents that it must give. */
export type JournalData = Pick<ProjectData, 'journal' | (typeof JOURNALED)[number]>;

/** Checks that the journal alone, entry by entry, gives the stored books. */
export function checkJournal(project: JournalData): string[] {
  const { journal } = project;
  const ids = new Set(journal.map(({ id }) => id));
  return [
    ...journal.flatMap((entry) =>
      problemsOfEntry(entry, ids).map((problem) => `Journal entry ${entry.id} ${problem}.`),
    ),
    ...JOURNALED.flatMap((collection) => {
      const entries = journal.filter(({ data }) => data['collection'] === collection);
      return problemsOfCollection(collection, project[collection].filter(hasJournal), entries);
    }),
  ];
}

/** The lock of the years follows from the closings, which have a journal; `check-closings.ts` compares them. */
function hasJournal({ id, data }: Found): boolean {
  return !(id === 'books' && 'closedThrough' in data);
}

/** Returns what is wrong with an entry by itself. */
function problemsOfEntry({ id, data }: Found, ids: ReadonlySet<string>): string[] {
  const { collection, document, version, kind, before, after, words, cause } = data;
  const versionAfter: unknown = after === null ? version : (after as DocumentData)['version'];
  return problemsIn([
    [id !== [collection, document, version].map(String).join('~'), 'is not where it belongs'],
    [!JOURNALED.some((name) => name === collection), 'is of a collection without a journal'],
    [Number.isNaN(momentOf(data['at'])), 'has no time'],
    [!isSomebody(data['by']) && !OF_NOBODY.includes(kind), 'names nobody'],
    [!isKind(kind, before, after), `is no change of the kind ${String(kind)}`],
    [(versionAfter ?? 0) !== version, 'has a document of another version in it'],
    [!areWords(words), 'cannot be found by its words'],
    [cause !== undefined && !ids.has(String(cause)), 'has a cause that is not there'],
  ]);
}

function isSomebody(by: unknown): boolean {
  const { uid, email } = (by ?? {}) as DocumentData;
  return [uid, email].every((text) => typeof text === 'string' && text !== '');
}

function areWords(words: unknown): boolean {
  return Array.isArray(words) && words.every((word) => typeof word === 'string' && word !== '');
}

function isKind(kind: unknown, before: unknown, after: unknown): boolean {
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
    const lives = (told.get(id) ?? []).toSorted(
      (one, other) => Number(one.data['version']) - Number(other.data['version']),
    );
    const problems = [...gapsIn(lives), ...endOf(lives, stored.get(id) ?? null)];
    return problems.map((problem) => `The journal of ${collection}/${id}: ${problem}.`);
  });
}

/** Returns where an entry does not continue from the one before it. */
function gapsIn(entries: readonly Found[]): string[] {
  return entries.flatMap(({ data }, index) => {
    const version = Number(data['version']);
    const isTakenOver = data['kind'] === 'takenOver';
    const previous = entries[index - 1]?.data;
    if (previous === undefined) {
      return problemsIn([[!isTakenOver && version !== 1, `it begins with version ${version}`]]);
    }
    const last = Number(previous['version']);
    const isOlder = momentOf(data['at']) < momentOf(previous['at']) - CLOCKS_MS;
    return problemsIn([
      [version !== last + 1, `version ${last + 1} has no entry`],
      [isTakenOver, `version ${version} is taken over in its midst`],
      [
        !isDeepStrictEqual(data['before'], previous['after']),
        `version ${version} begins with something else than version ${last} ends with`,
      ],
      [isOlder, `version ${version} is older than version ${last}`],
    ]);
  });
}

/** Returns what is wrong if the last entry does not give the stored document. */
function endOf(entries: readonly Found[], stored: DocumentData | null): string[] {
  const last = entries.at(-1)?.data;
  if (last === undefined) return ['there is none'];
  const after = last['after'] as DocumentData | null;
  if (isDeepStrictEqual(after, stored)) return [];
  if (stored === null) return ['it does not tell that the document is gone'];
  return after === null
    ? ['it tells that the document is gone']
    : ['it tells of something else than is stored'];
}
