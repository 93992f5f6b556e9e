import { journalEntry, journalIdOf } from '@pa-ledger/domain/ledger/journal';
import { dataVersionOf, SCHEMA_VERSION } from '@pa-ledger/domain/schema-version';
import type { App } from 'firebase-admin/app';
import {
  getFirestore,
  Timestamp,
  type DocumentData,
  type Firestore,
} from 'firebase-admin/firestore';
import { Readable } from 'node:stream';
import { DATA_VERSION, JOURNAL, NOTICES, PEOPLE } from '../../functions/src/firestore/paths.ts';
import { rebuildSearch } from '../../functions/src/search/check-search.ts';
import { type Bucket, bucketOf } from '../base/bucket.ts';
import { dataCollections } from '../base/data-version.ts';
import { Failure } from '../base/failure.ts';
import { checkClosings, CLOSING_DATA, type ClosingData } from '../checks/check-closings.ts';
import { documentsIn, groupsIn, type Archive, type ArchivedDocument } from './read-archive.ts';
import {
  restoredIn,
  receiptLines,
  restoreReceipts,
  type RestoredReceipt,
} from './restore-receipts.ts';
import { isWaiting, requireChoice, restoredMail, type MailChoice } from './waiting-mails.ts';

/** Commits that run at the same time. */
const AT_ONCE = 20;

/** A person adds people; a file never does. */
const LEFT_OUT = PEOPLE;

/** The collection with the data version, which the restore writes first and last. */
const VERSION_GROUP = 'schema';

/** The numbers of held and recently sent emails: useless if the restore gives up all waiting ones. */
const QUOTAS = 'mailQuotas';

/**
 * The order of the restore, so that functions the project already has find nothing to do: `counted` and `homeShares` before what they
 * count, approvers and emails before the expenses. Categories come late, because without them the form offers nothing.
 * The journal follows the notices made from it. Quotas come last, because the outbox finds held emails through them. All
 * other groups go between the two lists.
 */
const FIRST = ['totals', 'accountTotals', 'home', 'homeShares', 'counted', 'settings'];
const LAST = ['expenses', 'categories', 'journal', QUOTAS];

/** What to restore, and where. */
export interface RestoreRequest {
  readonly app: App;
  readonly bucket: string;
  readonly archive: Archive;
  /** Null if the person hasn't chosen. */
  readonly mails: MailChoice | null;
  /** Reports the next step to the person who waits. */
  readonly progress: (what: string) => void;
}

/** What was restored. */
export interface Restored {
  readonly documents: number;
  readonly receipts: ReadonlyMap<string, RestoredReceipt>;
  /** Emails that were waiting. */
  readonly waiting: number;
  /** People, who must be added again. */
  readonly leftOut: number;
}

/**
 * Restores an archive into an empty project: first the receipts, then the documents, each create-only. Rules and
 * functions keep the data closed until it's complete.
 * @throws Failure, with nothing written, when the project isn't empty, the archive is damaged, or its closed years don't
 * add up to what they were closed with.
 */
export async function restoreProject(request: RestoreRequest): Promise<Restored> {
  const { app, archive, mails, progress } = request;
  const db = getFirestore(app);
  const bucket = bucketOf(app, request.bucket);
  progress('Looking the archive through');
  const lines = await receiptLines(archive);
  const { version, waiting } = await lookThrough(archive);
  requireChoice(waiting.length, mails);
  const owedBy = Map.groupBy(waiting, ({ data }) => String(data['expenseId']));
  await requireEmpty(db, bucket);
  // Rules and functions refuse to read or write what's incomplete.
  await db.doc(DATA_VERSION).set({ version: SCHEMA_VERSION, underWay: { what: 'restore' } });

  const receipts = await restoreReceipts(archive, lines, bucket, (done) => {
    if (done % 100 === 0) progress(`Receipts: ${done} of ${lines.length}`);
  });
  const now = Timestamp.now();
  let documents = 0;
  const commit = async (writes: readonly [path: string, data: DocumentData][]): Promise<void> => {
    const batch = db.batch();
    for (const [path, data] of writes) batch.create(db.doc(path), data);
    await batch.commit();
    documents += writes.length;
  };
  for (const group of inOrder(groupsIn(archive))) {
    if (group === QUOTAS && mails === 'hold') continue;
    progress(`Documents of ${group}`);
    const restore = async (family: readonly ArchivedDocument[]): Promise<void> => {
      for (const document of family) {
        const { path, data } = document;
        if (isWaiting(document)) continue;
        if (group !== 'expenses') await commit([[path, restoredIn(group, data, receipts)]]);
        else {
          // In the expense's commit: the outbox sends no email without its expense.
          const id = path.slice('expenses/'.length);
          const owed = (owedBy.get(id) ?? []).flatMap((mail) => restoredMail(mail, mails, now));
          owedBy.delete(id);
          await commit([[path, restoredIn(group, data, receipts)], ...owed]);
        }
      }
    };
    await Readable.from(familiesIn(archive, group)).forEach(restore, { concurrency: AT_ONCE });
  }
  // Emails about anything else. The restore has written all of that by now.
  for (const mail of [...owedBy.values()].flat()) await commit(restoredMail(mail, mails, now));
  if (groupsIn(archive).includes(LEFT_OUT)) {
    for await (const person of documentsIn(archive, LEFT_OUT)) await commit(removalOf(person, now));
  }
  progress('Making the search anew');
  await rebuildSearch(db);
  await db.doc(DATA_VERSION).set(version);
  const leftOut = archive.manifest.documents[LEFT_OUT] ?? 0;
  return { documents, receipts, waiting: waiting.length, leftOut };
}

/**
 * Returns what ends the journal of a person who is left out: they're removed, and no one gets a notice of it. Otherwise the
 * journal would tell of someone who isn't there.
 */
function removalOf(
  { path, data }: ArchivedDocument,
  at: Timestamp,
): [path: string, data: DocumentData][] {
  const place = { collection: LEFT_OUT, document: path.slice(`${LEFT_OUT}/`.length) };
  const entry = journalEntry(place, { before: data, after: null }, null, at);
  const id = journalIdOf(entry);
  return [
    [`${JOURNAL}/${id}`, entry],
    [`${NOTICES}/${id}`, { at, mails: [] }],
  ];
}

/** @throws Failure when a project has anything but people and the data version. */
async function requireEmpty(db: Firestore, bucket: Bucket): Promise<void> {
  const found = await dataCollections(db);
  const [objects] = await bucket.getFiles({ maxResults: 1 });
  if (found.length === 0 && objects.length === 0) return;
  const what = found.length > 0 ? `documents (${found.join(', ')})` : 'files in its bucket';
  throw new Failure(`The project is not empty: it has ${what}. Nothing was written.`);
}

/**
 * Reads every document once, so that an unreadable one shows before anything is written.
 * @returns the version of the data, and the emails that hadn't gone out.
 * @throws Failure when a closed year doesn't add up to what it was closed with.
 */
async function lookThrough(archive: Archive) {
  let version: DocumentData | undefined;
  const waiting: ArchivedDocument[] = [];
  const books = booksOfYears();
  for (const group of groupsIn(archive)) {
    let count = 0;
    for await (const document of documentsIn(archive, group)) {
      count++;
      if (document.path === DATA_VERSION) version = document.data;
      if (isWaiting(document)) waiting.push(document);
      books.take(group, document);
    }
    if (count !== archive.manifest.documents[group]) {
      throw new Failure(
        `The archive has ${count} documents of ${group}, and its manifest tells of others.`,
      );
    }
  }
  books.requireReplay();
  if (version === undefined || dataVersionOf(version) !== archive.manifest.dataVersion) {
    throw new Failure('The manifest names another version of the data than the documents do.');
  }
  return { version, waiting };
}

/** The documents of an archive that its closed years are replayed from. */
interface BooksOfYears {
  take(group: string, document: ArchivedDocument): void;
  /** @throws Failure when the closed years or their lock differ from what their entries give. */
  requireReplay(): void;
}

function booksOfYears(): BooksOfYears {
  const found = Object.fromEntries(
    CLOSING_DATA.map((name) => [name, [] as { id: string; data: ArchivedDocument['data'] }[]]),
  ) as { [Name in keyof ClosingData]: { id: string; data: ArchivedDocument['data'] }[] };
  return {
    take(group, { path, data }) {
      const name = CLOSING_DATA.find((one) => one === group);
      if (name !== undefined) found[name].push({ id: path.slice(path.indexOf('/') + 1), data });
    },
    requireReplay() {
      const [problem] = checkClosings(found);
      if (problem !== undefined) throw new Failure(`${problem} Nothing was written.`);
    },
  };
}

function inOrder(groups: readonly string[]): string[] {
  const apart = [...FIRST, ...LAST, LEFT_OUT, VERSION_GROUP];
  const others = groups.filter((group) => !apart.includes(group));
  const present = (wanted: readonly string[]): string[] =>
    wanted.filter((group) => groups.includes(group));
  return [...present(FIRST), ...others, ...present(LAST)];
}

/**
 * Returns the documents of a group in bundles: top-level ones singly, and those below one document in one bundle, oldest
 * first. That way the restore creates them in their old order.
 */
async function* familiesIn(archive: Archive, group: string): AsyncGenerator<ArchivedDocument[]> {
  let family: ArchivedDocument[] = [];
  const familyOf = ({ path }: ArchivedDocument): string =>
    group.includes('.') ? path.slice(0, path.lastIndexOf('/')) : path;
  for await (const document of documentsIn(archive, group)) {
    const [first] = family;
    if (first !== undefined && familyOf(first) !== familyOf(document)) {
      yield family.sort(byAge);
      family = [];
    }
    family.push(document);
  }
  if (family.length > 0) yield family.sort(byAge);
}

function byAge({ stored: one }: ArchivedDocument, { stored: other }: ArchivedDocument): number {
  return Number(one.valueOf() > other.valueOf()) - Number(one.valueOf() < other.valueOf());
}
