import type { App } from 'firebase-admin/app';
import {
  getFirestore,
  Timestamp,
  type DocumentData,
  type Firestore,
} from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { DATA_VERSION } from '../../functions/src/firestore/paths.ts';
import { Failure } from '../failure.ts';
import { dataCollections } from '../migrations/data-version.ts';
import { closeForRestore, VERSION_GROUP, versionToRestore } from './archive-version.ts';
import { documentsIn, groupsIn, type ArchivedDocument } from './archived-documents.ts';
import { forEachAtOnce } from './at-once.ts';
import type { Archive } from './read-archive.ts';
import {
  pinnedAnew,
  receiptLines,
  restoreReceipts,
  type RestoredReceipt,
} from './restore-receipts.ts';
import {
  isWaiting,
  requireChoice,
  restoredMail,
  waitingMails,
  type MailChoice,
} from './waiting-mails.ts';

/** Commits that are under way at the same time. */
const AT_ONCE = 20;

/** Who is an administrator is granted by a person and never by a file. */
const LEFT_OUT = 'admins';

/** How many mails are held, and how many were sent lately: of no use where all that wait are given up. */
const QUOTAS = 'mailQuotas';

/**
 * The order in which groups are restored, so that the functions of the project, if it has them already, find nothing to
 * do: what is counted before what counts, approvers and mails before the expenses. The categories come late: before,
 * the form has nothing to choose. The journal comes behind the notices that were made from it. The quotas are last: by
 * them, mails that are held are looked for. All others stand where the gap is.
 */
const FIRST = ['totals', 'counted', 'settings'];
const LAST = ['expenses', 'categories', 'journal', QUOTAS];

/** What to restore, and where. */
export interface RestoreRequest {
  readonly app: App;
  readonly bucket: string;
  readonly archive: Archive;
  /** Null when nobody said. */
  readonly mails: MailChoice | null;
  /** Is told what comes next, for whoever waits. */
  readonly progress: (what: string) => void;
}

/** What was restored. */
export interface Restored {
  readonly documents: number;
  readonly receipts: ReadonlyMap<string, RestoredReceipt>;
  /** Mails that had not gone out. */
  readonly waiting: number;
  /** Administrators, who are to be added anew. */
  readonly leftOut: number;
}

/**
 * Puts everything of an archive into an empty project: first the receipts, then the documents, each create-only. The
 * data keep their version; until all is there, they are closed.
 * @throws Failure, with nothing written, when the project is not empty, the archive does not fit together, or its data
 * are newer than this program.
 */
export async function restoreProject(request: RestoreRequest): Promise<Restored> {
  const { app, archive, mails, progress } = request;
  const db = getFirestore(app);
  const bucket = getStorage(app).bucket(request.bucket);
  progress('Looking the archive through');
  const lines = await receiptLines(archive);
  const version = await versionToRestore(archive);
  await lookThrough(archive);
  const waiting = await waitingMails(archive);
  const waitingCount = [...waiting.values()].reduce((sum, { length }) => sum + length, 0);
  requireChoice(waitingCount, mails);
  await requireEmpty(db, bucket);
  await closeForRestore(db, version);

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
    await forEachAtOnce(familiesIn(archive, group), AT_ONCE, async (family) => {
      for (const document of family) {
        const { path, data } = document;
        if (isWaiting(document)) continue;
        if (group !== 'expenses') await commit([[path, data]]);
        else {
          // With its expense, since a mail whose expense is not there is not sent.
          const id = path.slice('expenses/'.length);
          const owed = waiting.get(id) ?? [];
          waiting.delete(id);
          const owedMails = owed.flatMap((mail) => restoredMail(mail, mails, now));
          await commit([[path, pinnedAnew(data, receipts)], ...owedMails]);
        }
      }
    });
  }
  // What is about something else: all of that is there by now.
  for (const mail of [...waiting.values()].flat()) await commit(restoredMail(mail, mails, now));
  await db.doc(DATA_VERSION).set(version);
  const leftOut = archive.manifest.documents[LEFT_OUT] ?? 0;
  return { documents, receipts, waiting: waitingCount, leftOut };
}

/** @throws Failure when a project has more in it than administrators, with whom the version of its data comes. */
async function requireEmpty(
  db: Firestore,
  bucket: ReturnType<ReturnType<typeof getStorage>['bucket']>,
): Promise<void> {
  const found = await dataCollections(db);
  const [objects] = await bucket.getFiles({ maxResults: 1 });
  if (found.length === 0 && objects.length === 0) return;
  const what = found.length > 0 ? `documents (${found.join(', ')})` : 'files in its bucket';
  throw new Failure(`The project is not empty: it has ${what}. Nothing was written.`);
}

/** Reads every document once: a form that cannot be read shows now, not half-way. */
async function lookThrough(archive: Archive): Promise<void> {
  for (const group of groupsIn(archive)) {
    let count = 0;
    for await (const { path } of documentsIn(archive, group)) if (path !== '') count++;
    if (count !== archive.manifest.documents[group]) {
      throw new Failure(
        `The archive has ${count} documents of ${group}, and its manifest tells of others.`,
      );
    }
  }
}

function inOrder(groups: readonly string[]): string[] {
  const apart = [...FIRST, ...LAST, LEFT_OUT, VERSION_GROUP];
  const others = groups.filter((group) => !apart.includes(group));
  const present = (wanted: readonly string[]): string[] =>
    wanted.filter((group) => groups.includes(group));
  return [...present(FIRST), ...others, ...present(LAST)];
}

/**
 * The documents of a group in bundles: at the top each by itself; below a document all of its own, the oldest first.
 * So the order in which they are stored is again the one in which they came to be.
 */
async function* familiesIn(archive: Archive, group: string): AsyncGenerator<ArchivedDocument[]> {
  let family: ArchivedDocument[] = [];
  const parentOf = ({ path }: ArchivedDocument): string => path.slice(0, path.lastIndexOf('/'));
  for await (const document of documentsIn(archive, group)) {
    const [first] = family;
    const together = group.includes('.') && first && parentOf(first) === parentOf(document);
    if (together !== true && family.length > 0) {
      yield byAge(family);
      family = [];
    }
    family.push(document);
  }
  if (family.length > 0) yield byAge(family);
}

function byAge(family: readonly ArchivedDocument[]): ArchivedDocument[] {
  const age = ({ stored }: ArchivedDocument): string => stored.valueOf();
  return family.toSorted(
    (one, other) => Number(age(one) > age(other)) - Number(age(one) < age(other)),
  );
}
