import { organization } from '@pa-ledger/domain/organization';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { randomBytes } from 'node:crypto';
import { recalculatePage } from '../../../functions/src/recalculation/recalculate.ts';
import { toJson } from '../../../tools/archive/typed-values.ts';
import { yearSoFar } from '../../../tools/seed/fiscal-year.ts';
import { writeBooks } from '../../../tools/seed/write-books.ts';
import { writeExpenses } from '../../../tools/seed/write-expenses.ts';

type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

/** A project with a bucket of its own: no trigger runs there, and no other test looks at it. */
export interface OwnProject {
  readonly app: App;
  readonly id: string;
  readonly db: Firestore;
  readonly bucket: Bucket;
  readonly close: () => Promise<void>;
}

export function openOwnProject(): OwnProject {
  const id = `demo-archive-${randomBytes(5).toString('hex')}`;
  const app = initializeApp({ projectId: id }, id);
  return {
    app,
    id,
    db: getFirestore(app),
    bucket: getStorage(app).bucket(`${id}.appspot.com`),
    close: () => deleteApp(app),
  };
}

/** Puts the whole sample association into a project: books, and expenses in every state with their receipts. */
export async function fillAssociation({ db, bucket }: OwnProject): Promise<void> {
  const { timeZone, fiscalYearFirstMonth } = organization;
  const year = yearSoFar(Date.now(), timeZone, fiscalYearFirstMonth);
  await writeBooks(db, year);
  await writeExpenses(db, bucket, year);
  const services = { db, clock: () => Date.now(), checkpoint: () => undefined };
  let from: string | null = null;
  do from = (await recalculatePage(services, from))?.next ?? null;
  while (from !== null);
}

/** Every document by its path, found by walking, and every receipt: to compare two projects. */
export async function everythingIn({ db, bucket }: OwnProject): Promise<{
  documents: Map<string, Record<string, unknown>>;
  receipts: Map<string, { type: string; metadata: unknown; bytes: string }>;
}> {
  const documents = new Map<string, Record<string, unknown>>();
  const walk = async (collections: Awaited<ReturnType<Firestore['listCollections']>>) => {
    for (const collection of collections) {
      for (const ref of await collection.listDocuments()) {
        const found = (await ref.get()).data();
        if (found !== undefined) documents.set(ref.path, found);
        await walk(await ref.listCollections());
      }
    }
  };
  await walk(await db.listCollections());
  const receipts = new Map<string, { type: string; metadata: unknown; bytes: string }>();
  const [files] = await bucket.getFiles();
  for (const file of files) {
    const [bytes] = await file.download();
    const { contentType = '', metadata } = file.metadata;
    receipts.set(file.name, { type: contentType, metadata, bytes: bytes.toString('base64') });
  }
  return { documents, receipts };
}

/** Whether two documents hold the same, moments to the nanosecond. */
export function asText(document: unknown): string {
  return JSON.stringify(toJson(document), (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort())
      : value,
  );
}

/** A moment that milliseconds cannot hold. */
export const FINE_MOMENT = new Timestamp(1_795_000_000, 123_456_000);
