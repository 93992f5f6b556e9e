import { Timestamp } from 'firebase-admin/firestore';
import papa from 'papaparse';
import { readFile, writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { rebuildSearch } from '../../functions/src/search/check-search.ts';
import { differencesFrom } from '../../ops/archive/compare-project.ts';
import type { Manifest } from '../../functions/src/archive/manifest.ts';
import { openArchive } from '../../ops/archive/read-archive.ts';
import { putRecorded } from '../../tools/seed/put-recorded.ts';
import { personEntry } from '../fixtures/people.ts';
import {
  asText,
  everythingIn,
  exportFrom,
  FINE_MOMENT,
  ownProjects,
  problemsOf,
  restoreInto,
  type OwnProject,
} from './support/archives.ts';
import { mailDocument, mailIdOf } from '../../functions/src/outbox/outbox.ts';
import { seedAssociation } from '../../tools/seed.ts';

let file: string;
let source: OwnProject;
let manifest: Manifest;
const { newProject, inFolder } = ownProjects();
let sampleProblems: string[];

/** An association with all that there can be, and its archive. */
beforeAll(async () => {
  file = inFolder('all.zip');
  source = newProject();
  const { db } = source;
  await seedAssociation(db, source.bucket);
  sampleProblems = await problemsOf(source);
  const { version: _version, ...person } = personEntry('treasurer@example.com');
  await putRecorded(db, 'people/somebody', { ...person, addedAt: FINE_MOMENT });
  await db.doc('deletedCategories/old').set({ name: '=1+1', at: FINE_MOMENT, none: null });
  // A document that hangs below one that is not there.
  await db.doc('expenses/gone/history/submitted').set({ at: FINE_MOMENT, what: 'submitted' });
  // Mails that wait: about no expense, and about one that is not there.
  const waiting = {
    purpose: 'received',
    to: 'chair@example.com',
    step: null,
    turn: 'once',
  } as const;
  for (const kind of ['journal', 'expense'] as const) {
    const mail = { ...waiting, subject: { kind, id: `gone-${kind}` } };
    await db.doc(`mail/${mailIdOf(mail)}`).set(mailDocument(mail, FINE_MOMENT.toMillis()));
  }
  // A mail that is held, one that a digest tells, and that digest.
  const [held, told] = (await db.collection('mail').where('state', '==', 'PENDING').get()).docs;
  const digest = {
    ...waiting,
    subject: { kind: 'digest', id: 'gone' },
    purpose: 'receivedDigest',
  } as const;
  await held?.ref.update({ state: 'HELD', quota: 'q', dueAt: Timestamp.now() });
  await told?.ref.update({ state: 'MERGED', quota: 'q', digestId: mailIdOf(digest) });
  await db.doc(`mail/${mailIdOf(digest)}`).set(mailDocument(digest, FINE_MOMENT.toMillis()));
  await db
    .doc('mailQuotas/q')
    .set({ purpose: 'received', leases: [], held: 1, dueAt: FINE_MOMENT });
  await db.doc('reminders/weekly').set({ at: FINE_MOMENT, day: '2026-10-19', mail: null });
  await db.doc('revenueItems/formula').set({
    categoryId: 'none',
    fundId: 'none',
    date: '2026-10-01',
    amount: -50.25,
    description: '=HYPERLINK("https://evil.example.com")',
  });
  await rebuildSearch(db);
  const [first] = (await db.collection('expenses').limit(1).get()).docs;
  const metadata = { metadata: { firebaseStorageDownloadTokens: 'a-secret-token', note: 'kept' } };
  await source.bucket.file(`receipts/${first?.id ?? ''}/0`).setMetadata(metadata);
  manifest = await exportFrom(source, file);
}, 120_000);

/** A text of the archive. */
async function read(name: string): Promise<string> {
  const archive = await openArchive(file);
  const found = await text(await archive.open(name));
  archive.close();
  return found;
}

/** A document without what Cloud Storage gives each object again. */
function withoutGenerations(document: unknown): string {
  return asText(document).replaceAll(/"(?:generation|submissionSha256)":"[\da-f]+"/g, '');
}

it('the sample association has no contradiction as it is written', () => {
  expect(sampleProblems).toEqual([]);
});

describe('everything in one archive, restored into an empty project (#76)', () => {
  let target: OwnProject;
  let restored: Awaited<ReturnType<typeof restoreInto>>;

  beforeAll(async () => {
    target = newProject();
    restored = await restoreInto(target, file);
  }, 120_000);

  it('has exactly the same documents and receipts, byte by byte', async () => {
    const [before, after] = [await everythingIn(source), await everythingIn(target)];
    for (const place of ['people/somebody', 'search/people~somebody'])
      before.documents.delete(place);
    // The restore removes whom it leaves out, and tells no one.
    const removal = after.documents.get('journal/people~somebody~2');
    expect(removal).toMatchObject({ kind: 'deleted', by: null, after: null });
    for (const place of ['journal/people~somebody~2', 'notices/people~somebody~2'])
      after.documents.delete(place);
    expect(before.documents.size).toBeGreaterThan(150);
    expect([...after.documents.keys()]).toEqual([...before.documents.keys()]);
    for (const [place, document] of before.documents) {
      expect(withoutGenerations(after.documents.get(place)), place).toBe(
        withoutGenerations(document),
      );
    }
    expect(before.receipts.size).toBeGreaterThan(10);
    for (const { metadata } of before.receipts.values()) {
      if (metadata instanceof Object)
        Reflect.deleteProperty(metadata, 'firebaseStorageDownloadTokens');
    }
    expect(after.receipts).toEqual(before.receipts);
    expect(restored.receipts.size).toBe(before.receipts.size);
  });

  it('pins each receipt at its present generation', async () => {
    const expenses = await target.db.collection('expenses').get();
    expect(expenses.size).toBeGreaterThan(10);
    for (const expense of expenses.docs) {
      const { receipts } = expense.get('submission') as { receipts: Record<string, string>[] };
      for (const receipt of receipts) {
        const [{ generation }] = await target.bucket.file(receipt['path'] ?? '').getMetadata();
        expect(receipt['generation']).toBe(String(generation));
      }
    }
  });

  it('has no contradiction by the check of the data and by its own comparison', async () => {
    // The odd documents of this test are not the app's.
    const [before, after] = [await problemsOf(source), await problemsOf(target)];
    expect(after).toEqual(before);
    expect(restored.differing).toEqual([]);
  });

  it('keeps the order of the entries of a history', async () => {
    const order = async ({ db }: OwnProject) => {
      const { docs } = await db.collectionGroup('history').get();
      return docs
        .toSorted((one, other) => (one.createTime.valueOf() < other.createTime.valueOf() ? -1 : 1))
        .map(({ ref }) => ref.path)
        .sort((one, other) => (one.split('/')[1] ?? '').localeCompare(other.split('/')[1] ?? ''));
    };
    expect(await order(target)).toEqual(await order(source));
  });

  it('finds a difference, however small', async () => {
    const archive = await openArchive(file);
    const ref = target.db.doc('deletedCategories/old');
    await ref.update({ name: '=1+2' });
    const { app, bucket } = target;
    const differing = await differencesFrom(archive, app, bucket.name, restored.receipts);
    archive.close();
    expect(differing).toEqual(['deletedCategories/old']);
    await ref.update({ name: '=1+1' });
  });

  it('does not make anybody an administrator', async () => {
    expect(restored.leftOut).toBe(1);
    expect((await target.db.collection('people').get()).size).toBe(0);
  });

  it('has tables for people, in which nothing is a formula', async () => {
    const revenue = papa.parse<Record<string, string>>(await read('csv/revenue.csv'), {
      header: true,
      dynamicTyping: false,
    });
    const row = revenue.data.find(({ id }) => id === 'formula');
    expect(row).toMatchObject({
      amount: '-50.25',
      description: `'=HYPERLINK("https://evil.example.com")`,
    });
    expect(revenue.data).toHaveLength(manifest.documents['revenueItems'] ?? 0);
    const expenses = papa.parse(await read('csv/expenses.csv'), { header: true }).data;
    expect(expenses).toHaveLength(manifest.documents['expenses'] ?? 0);
  });

  it('holds no link and no token', async () => {
    for (const { name } of manifest.files.filter((one) => /\.(?:jsonl|csv)$/.test(one.name))) {
      expect(await read(name), name).not.toMatch(/a-secret-token|\/approve\/|smtps?:\/\//);
    }
  });
});

describe('mails that had not gone out', () => {
  it('are restored only by somebody who says what to do with them', async () => {
    const target = newProject();
    await expect(restoreInto(target, file, null)).rejects.toThrow(
      /have not gone out yet: \d+\. Say/,
    );
    expect(await target.db.listCollections()).toEqual([]);
  });

  it('are given up, each with an alert, if they are to be held back', async () => {
    const target = newProject();
    const { waiting, differing } = await restoreInto(target, file, 'hold');
    expect(waiting).toBeGreaterThan(0);
    expect(differing).toEqual([]);
    const held = await target.db.collection('mail').where('state', '==', 'DEAD').get();
    expect(held.size).toBe(waiting);
    expect((await target.db.collection('mailQuotas').get()).size).toBe(0);
    const alerts = await target.db.collection('alerts').where('kind', '==', 'mailDead').get();
    expect(alerts.docs.map((alert) => alert.get('mailId') as unknown).sort()).toEqual(
      // What a digest would have told has an alert each, and the digest none.
      held.docs
        .filter((mail) => mail.get('purpose') !== 'receivedDigest')
        .map(({ id }) => id)
        .sort(),
    );
  });
});

describe('what is refused, with nothing written', () => {
  let bytes: Buffer;

  beforeAll(async () => {
    bytes = await readFile(file);
  });

  async function refusalOf(damaged: Buffer): Promise<unknown> {
    const target = newProject();
    const other = inFolder(`${target.id}.zip`);
    await writeFile(other, damaged);
    const refusal = await restoreInto(target, other).then(
      () => 'restored',
      (error: unknown) => error,
    );
    expect(await target.db.listCollections()).toEqual([]);
    expect((await target.bucket.getFiles())[0]).toEqual([]);
    return refusal;
  }

  it('a file that is cut off', async () => {
    for (const share of [0, 0.3, 0.999]) {
      const cut = bytes.subarray(0, Math.floor(bytes.length * share));
      expect(String(await refusalOf(cut))).toMatch(/damaged or cut off/);
    }
  });

  it.each([
    ['a receipt', '%PDF-', 8],
    ['the documents', 'documents/expenses.jsonl', 200],
    ['the manifest', 'manifest.json', 100],
  ])('a file with one bit changed in %s', async (_name, landmark, further) => {
    const changed = Buffer.from(bytes);
    const at = bytes.indexOf(landmark) + further;
    changed[at] = (changed[at] ?? 0) ^ 0x01;
    expect(await refusalOf(changed)).toMatchObject({ name: 'Failure' });
  });

  it('a file that is no archive', async () => {
    expect(String(await refusalOf(Buffer.from('Hello.')))).toMatch(/damaged or cut off/);
  });

  it.each([
    ['a document', ({ db }: OwnProject): Promise<unknown> => db.doc('funds/one').set({ a: 1 })],
    [
      'a receipt',
      ({ bucket }: OwnProject): Promise<unknown> =>
        bucket.file('receipts/x/0').save('x', { resumable: false }),
    ],
  ])('a project that has %s', async (_name, put) => {
    const target = newProject();
    await put(target);
    const before = await everythingIn(target);
    await expect(restoreInto(target, file)).rejects.toThrow(/is not empty/);
    expect(await everythingIn(target)).toEqual(before);
  });

  it('an export over an existing file', async () => {
    await expect(exportFrom(source, file)).rejects.toThrow(/EEXIST/);
    expect(await readFile(file)).toEqual(bytes);
  });
});
