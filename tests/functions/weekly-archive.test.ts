import { organization } from '@pa-ledger/domain/organization';
import { CRC32C, Storage, type GetFilesResponse } from '@google-cloud/storage';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readAlerts } from '../../functions/src/alerts/alerts.ts';
import { sweepArchive, type ArchivePlaces } from '../../functions/src/archive/sweep-archive.ts';
import type { Bucket } from '../../functions/src/expenses/receipts/receipts.ts';
import { openArchive } from '../../ops/archive/read-archive.ts';
import { bucketOf } from '../../ops/base/bucket.ts';
import { markCurrent } from '../support/data-version.ts';
import { BUILT_FUNCTIONS } from '../../tools/emulators/functions-folder.ts';
import {
  startHttpServer,
  type Answered,
  type Asked,
  type HttpServer,
} from '../support/google/http-server.ts';
import {
  exportFrom,
  ownProjects,
  readOnlySample,
  restoreInto,
  type OwnProject,
} from './support/archives.ts';

/* The clock writes an archive into a second bucket (#76). */

const { newProject, inFolder } = ownProjects();
/** A Wednesday. */
const NOW = Date.parse('2026-11-25T17:00:00Z');
/** More than one piece, in bytes. */
const LARGE = 20 * 1024 * 1024;
const NAME = 'pa-ledger-2026-11-22.zip';

/** An association with all that the sample has. */
let sample: OwnProject;
/** One with hardly anything, for what has nothing to do with the content. */
let source: OwnProject;
let second: Bucket;
let made = 0;

beforeAll(async () => {
  ({ project: sample } = await readOnlySample());
  source = newProject();
  await markCurrent(source.db);
  await source.db.doc('categories/fair').set({ name: 'Fair' });
}, 120_000);
beforeEach(() => {
  second = bucketOf(source.app, `${source.id}-second-${made++}`);
});

const sweep = (
  places: Partial<ArchivePlaces> = {},
  now = NOW,
  ...patience: readonly number[]
): Promise<void> => sweepOf(source, places, now, ...patience);

function sweepOf(
  { db, id: project, bucket: from }: OwnProject,
  places: Partial<ArchivePlaces> = {},
  now = NOW,
  ...patience: readonly number[]
): Promise<void> {
  const school = { ...organization, timeZone: 'America/New_York' };
  return sweepArchive(
    { db, clock: () => now, organization: school },
    { project, from, to: second, ...places },
    ...patience,
  );
}

async function archives(): Promise<[name: string, generation: string][]> {
  const [files] = await second.getFiles();
  return files.map(({ name, metadata }) => [name, String(metadata.generation)]);
}

/** The alerts of work that fails; the sample has others. */
async function failing({ db } = source): Promise<object[]> {
  const alerts = (await readAlerts(db)).map(({ alert }) => alert);
  return alerts.filter(({ kind }) => kind === 'workFails');
}

describe('the archive of the week', () => {
  it('is written once, has what npm run export has, and is restored like it', async () => {
    await sweepOf(sample);
    const first = await archives();
    expect(first.map(([name]) => name)).toEqual([NAME]);
    await sweepOf(sample);
    expect(await archives()).toEqual(first);
    expect(await failing(sample)).toEqual([]);

    const [file, exported] = [inFolder(NAME), inFolder('exported.zip')];
    await second.file(NAME).download({ destination: file });
    const archive = await openArchive(file);
    archive.close();
    const { asOf, ...manifest } = await exportFrom(sample, exported);
    expect(manifest.receipts).toBeGreaterThan(10);
    expect(archive.manifest).toEqual({ ...manifest, asOf: expect.any(String) as unknown });
    expect(archive.manifest.asOf < asOf).toBe(true);
    const { differing, documents } = await restoreInto(newProject(), file);
    expect(differing).toEqual([]);
    expect(documents).toBeGreaterThan(150);
  }, 120_000);

  it("begins with Sunday at the school's midnight", async () => {
    await sweep({}, Date.parse('2026-11-22T04:55:00Z'));
    await sweep({}, Date.parse('2026-11-22T05:00:00Z'));
    expect((await archives()).map(([name]) => name)).toEqual(['pa-ledger-2026-11-15.zip', NAME]);
  });

  it('is not made of data that are being upgraded, and leaves nothing', async () => {
    const version = source.db.doc('schema/version');
    const before = (await version.get()).data() ?? {};
    await version.set({ version: 1, underWay: { what: 'migration' } });
    await sweep();
    await version.set(before);
    expect(await archives()).toEqual([]);
    await sweep({ to: null });
    expect(await failing()).toEqual([]);
  });
});

it('is written by the function of the clock, in one of its twelve runs of an hour', async () => {
  const { id, db, bucket } = newProject();
  await markCurrent(db);
  const runAt = (scheduleTime: string): number | null => {
    const index = pathToFileURL(path.join(BUILT_FUNCTIONS, 'index.js')).href;
    const event = JSON.stringify({ scheduleTime });
    const run = `(await import('${index}')).sweep.run(${event}).then(() => process.exit(0))`;
    const env = {
      ...process.env,
      FUNCTIONS_EMULATOR: 'true',
      GCLOUD_PROJECT: id,
      FIREBASE_CONFIG: JSON.stringify({ projectId: id, storageBucket: bucket.name }),
      EXPORT_BUCKET: second.name,
    };
    return spawnSync(process.execPath, ['--input-type=module', '--eval', run], { env }).status;
  };
  expect(runAt('2026-11-25T17:05:00Z')).toBe(0);
  expect(await archives()).toEqual([]);
  expect(runAt('2026-11-25T17:00:00Z')).toBe(0);
  const [[name] = []] = await archives();
  expect(name).toMatch(/^pa-ledger-20\d\d-\d\d-\d\d\.zip$/);
}, 60_000);

describe('a second bucket that fails', () => {
  let server: HttpServer | undefined;
  afterEach(async () => {
    await server?.close();
    server = undefined;
  });

  /** A bucket whose uploads get these answers; what it has, the emulator says. */
  async function answering(answer: Parameters<typeof startHttpServer>[0]): Promise<Bucket> {
    server = await startHttpServer(answer);
    return new Storage({ projectId: source.id, apiEndpoint: server.address }).bucket('second');
  }

  it('raises the alert, which the next archive clears', async () => {
    const to = await answering(() => ({ status: 403 }));
    await sweep({ to });
    await sweep({ to });
    expect(await failing()).toMatchObject([{ work: 'archive', code: '403', count: 2 }]);
    await sweep();
    expect((await archives()).map(([name]) => name)).toEqual([NAME]);
    expect(await failing()).toEqual([]);
  });

  it('raises the alert while the function still runs, when it never answers', async () => {
    const to = await answering(() => new Promise(() => undefined));
    await sweep({ to }, NOW, 1_000);
    expect(await failing()).toMatchObject([{ work: 'archive', code: 'ABORT_ERR' }]);
    await sweep({ to: null });
  });

  it('raises an alert that goes when there is to be no archive', async () => {
    await sweep({ to: await answering(() => ({ status: 403 })) });
    expect(await failing()).toMatchObject([{ work: 'archive' }]);
    await sweep({ to: null });
    expect(await failing()).toEqual([]);
  });

  it('is no failure when another run was first', async () => {
    const to = await answering(() => ({ status: 412 }));
    await sweep({ to });
    expect(await failing()).toEqual([]);
  });

  /** Cloud Storage as its reference has it: an upload in pieces is an object when the last one has come. */
  function storageInPieces() {
    const pieces: Buffer[] = [];
    const stored = { asked: [] as string[], pieces, object: null as Buffer | null };
    const answer = ({ method, path, headers, body }: Asked): Answered => {
      stored.asked.push(`${method} ${path}`);
      if (method === 'POST') {
        return { status: 200, headers: { Location: `${server?.address ?? ''}/pieces` } };
      }
      pieces.push(body);
      const all = Buffer.concat(pieces);
      if (headers['content-range']?.endsWith('/*') === true) {
        const known = { Range: `bytes=0-${all.length - 1}` };
        return { status: 308, headers: known, body: Buffer.alloc(0) };
      }
      stored.object = all;
      const crc = new CRC32C();
      crc.update(all);
      return { status: 200, body: { name: NAME, size: all.length, crc32c: crc.toString() } };
    };
    return { stored, answer };
  }

  it('gets it in pieces, and has nothing of one that broke off', async () => {
    const large = source.bucket.file('receipts/largelargelargelarge/0');
    await large.save(Buffer.alloc(LARGE), { resumable: false });
    const broken = storageInPieces();
    const from = bucketOf(source.app, source.bucket.name);
    from.getFiles = async (): Promise<GetFilesResponse> => {
      const [files, ...rest] = await source.bucket.getFiles();
      return [[...files, from.file('receipts/gone')], ...rest];
    };
    await sweep({ to: await answering(broken.answer), from });
    expect(await failing()).toMatchObject([{ work: 'archive' }]);
    expect(broken.stored.pieces.length).toBeGreaterThan(1);
    expect(broken.stored.object).toBeNull();
    await server?.close();

    const whole = storageInPieces();
    await sweep({ to: await answering(whole.answer) });
    expect(await failing()).toEqual([]);
    expect(whole.stored.asked[0]).toMatch(/^POST .*[?&]ifGenerationMatch=0/);
    expect(whole.stored.object?.length).toBeGreaterThan(LARGE);
    const most = Math.max(...whole.stored.pieces.map(({ length }) => length));
    expect(most).toBe(8 * 1024 * 1024);
    await large.delete();
  }, 120_000);
});
