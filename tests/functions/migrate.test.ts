import { SCHEMA_VERSION } from '@pa-ledger/domain/schema-version';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import {
  getFirestore,
  Timestamp,
  type DocumentData,
  type Firestore,
} from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { createReceiptStore } from '../../functions/src/store/receipts.ts';
import { isAdmin, listAdmins } from '../../tools/admins/admins.ts';
import { ledgerSums } from '../../tools/checks/check-totals.ts';
import type { Found } from '../../tools/checks/project-data.ts';
import { stepsFrom } from '../../tools/migrations/all-steps.ts';
import { migrateProject, type Migrated } from '../../tools/migrations/migrate.ts';
import type { MigrationStep } from '../../tools/migrations/migration.ts';
import { summaryOf } from '../../tools/migrations/summary.ts';
import {
  asText,
  ownProjects,
  problemsOf,
  restoreInto,
  type OwnProject,
} from './support/archives.ts';
import { PATIENCE_MS, times } from './support/counts.ts';
import { killedMigration } from './support/killed-migration.ts';
import { cutOffAt } from './support/cut-off.ts';
import {
  documentsOf,
  keptArchive,
  keptDocuments,
  putDocuments,
  VERSION_1,
} from './support/old-data.ts';
import { testServices } from './support/suite.ts';
import { actorsIn, tokenIn } from './support/world.ts';

const { newProject } = ownProjects();

/** The state of the data as `schema/version` has it. */
async function versionOf(db: Firestore): Promise<DocumentData | undefined> {
  return (await db.doc('schema/version').get()).data();
}

/** A project with data of version 1 in it. */
async function oldProject(documents: ReadonlyMap<string, DocumentData>): Promise<OwnProject> {
  const project = newProject();
  await putDocuments(project.db, documents);
  return project;
}

function migrate({ app }: { readonly app: App }, steps?: readonly MigrationStep[]) {
  const request = { app, settleMs: 0, progress: () => undefined };
  return migrateProject(request, steps && (() => steps));
}

/** The documents of a project as text, without the moment at which it was migrated. */
async function endOf({ db }: OwnProject): Promise<Map<string, string>> {
  const documents = await documentsOf(db);
  expect(documents.get('schema/version')).toEqual({
    version: SCHEMA_VERSION,
    migratedAt: expect.any(Timestamp) as unknown,
  });
  documents.delete('schema/version');
  const begun = [...documents].filter(([path]) => path.startsWith('journal/'));
  // All were taken over at one moment, the beginning of the migration, also by a run that went on.
  const moments = new Set(begun.map(([, data]) => asText({ at: data['at'] as unknown })));
  expect(moments.size).toBeLessThanOrEqual(1);
  for (const [path, { at, ...entry }] of begun) {
    expect(at).toBeInstanceOf(Timestamp);
    documents.set(path, entry);
  }
  return new Map([...documents].sort().map(([path, data]) => [path, asText(data)]));
}

/** Lets the next run take the data of one that was killed, without the minute that it would wait. */
async function expireHold(db: Firestore): Promise<void> {
  const underWay: unknown = (await versionOf(db))?.['underWay'];
  if (underWay === undefined) return;
  await db.doc('schema/version').update({ 'underWay.seenAt': Timestamp.fromMillis(0) });
}

describe.each(VERSION_1)('#112 %s', (name) => {
  let project: OwnProject;
  let before: Map<string, DocumentData>;
  let migrated: Migrated | null;
  let link: string;
  let refused: number;

  beforeAll(async () => {
    project = newProject();
    await restoreInto(project, keptArchive(name));
    // No archive makes anybody an administrator: this one is as the code of version 1 wrote it.
    const email = `${randomUUID()}@example.com`;
    const { uid } = await getAuth(project.app).createUser({ email, password: randomUUID() });
    await getAuth(project.app).setCustomUserClaims(uid, { admin: true });
    await project.db.doc(`admins/${uid}`).set({ email, addedAt: Timestamp.fromMillis(0) });
    before = await documentsOf(project.db);
    link = await someLink(project.db);
    refused = await answerTo(link);
    migrated = await migrate(project);
  }, PATIENCE_MS);

  /** A link that was mailed before, for a step that is open. */
  async function someLink(db: Firestore): Promise<string> {
    const pending = await db.collection('expenses').where('status', '==', 'pending').get();
    for (const { id, data } of pending.docs.map((found) => ({
      id: found.id,
      data: found.data(),
    }))) {
      // Written by the server in this form.
      const steps = data['steps'] as { status: string; approvers: string[] }[];
      const step = steps.findIndex(({ status, approvers }) => status === 'open' && approvers[0]);
      const approver = steps[step]?.approvers[0];
      if (approver !== undefined) return tokenIn(db, { expenseId: id, step, approver });
    }
    throw new Error('Nothing waits for a decision.');
  }

  async function answerTo(token: string): Promise<number> {
    const services = testServices({
      db: project.db,
      receipts: createReceiptStore(project.bucket),
    });
    return (await actorsIn(services).review(token)).status;
  }

  it('is of this version, open, and fits together', async () => {
    expect(migrated).toMatchObject({ from: 1, notes: [] });
    await endOf(project);
    expect(await problemsOf(project)).toEqual([]);
  });

  it('has the same sums by category, fund and measure', async () => {
    const found = (collection: string): Found[] =>
      [...before]
        .filter(([path]) => new RegExp(`^${collection}/[^/]+$`).test(path))
        .map(([path, data]) => ({ id: path.split('/').at(-1) ?? '', data }));
    const sums = ledgerSums({
      ...{ expenses: found('expenses'), totals: [], counted: [] },
      ...{ revenueItems: found('revenueItems'), manualExpenses: found('manualExpenses') },
    });
    const expected = [...sums].flatMap(([cell, measures]) =>
      Object.entries(measures)
        .filter(([, sum]) => sum !== 0n)
        .map(([measure, sum]) => [`${cell} ${measure}`, String(sum)]),
    );
    expect(expected.length).toBeGreaterThan(10);
    expect((await summaryOf(project.db)).sums).toEqual(Object.fromEntries(expected));
    expect(migrated?.sums).toBe(expected.length);
    for (const [path, data] of before) {
      if (path.startsWith('totals/'))
        expect((await project.db.doc(path).get()).data()).toEqual(data);
    }
  });

  it('lets the links that were mailed before work on, once it is migrated', async () => {
    expect(refused).toBe(503);
    expect(await answerTo(link)).toBe(200);
    const noncesOf = (documents: ReadonlyMap<string, DocumentData>): unknown[] =>
      [...documents]
        .filter(([path]) => /^expenses\/[^/]+$/.test(path))
        .map(([path, { steps }]) => [
          path,
          (steps as DocumentData[]).map(({ nonce }) => nonce as unknown),
        ]);
    expect(noncesOf(await documentsOf(project.db))).toEqual(noncesOf(before));
  });

  it('has administrators that npm run admin knows', async () => {
    const [admin, ...others] = await listAdmins(project.app);
    expect(others).toEqual([]);
    expect(admin).toMatchObject({ problem: null });
    expect(await isAdmin(project.app, admin?.email ?? '')).toBe(true);
  });

  it('is not migrated twice', async () => {
    const once = await endOf(project);
    expect(await migrate(project)).toBeNull();
    expect(await endOf(project)).toEqual(once);
  });
});

describe('#113 a migration that is killed', () => {
  let documents: Map<string, DocumentData>;
  /** What comes of it when nothing comes between. */
  let end: Map<string, string>;
  let commits: number;

  beforeAll(async () => {
    documents = await keptDocuments('version-1-books.zip');
    const whole = await oldProject(documents);
    const count = cutOffAt(whole.db, 0);
    await migrate(whole);
    commits = count();
    end = await endOf(whole);
  }, PATIENCE_MS);

  /** Runs the migration of a project up to one of its commits. @returns whether it came to its end. */
  async function runUpTo(project: OwnProject, commit: number): Promise<boolean> {
    await expireHold(project.db);
    const app = initializeApp({ projectId: project.id }, randomUUID());
    cutOffAt(getFirestore(app), commit);
    const done = await migrate({ app }).then(
      () => true,
      (error: unknown) => {
        expect(String(error)).toBe('Error: Killed.');
        return false;
      },
    );
    await deleteApp(app);
    return done;
  }

  it(
    'at any of its commits and run again ends with the same data',
    async () => {
      expect(commits).toBeGreaterThan(stepsFrom(1).length + 4);
      // Every one in the full proof; else some from the beginning to the end.
      const stride = Math.ceil(commits / times(5, commits));
      for (let commit = 1; commit <= commits; commit += stride) {
        const project = await oldProject(documents);
        expect(await runUpTo(project, commit)).toBe(false);
        await expireHold(project.db);
        await migrate(project);
        expect(await endOf(project), `killed at commit ${commit}`).toEqual(end);
      }
    },
    PATIENCE_MS,
  );

  it(
    'time and again, each time a little later, ends with the same data',
    async () => {
      const project = await oldProject(documents);
      let commit = 1;
      while (!(await runUpTo(project, commit))) commit++;
      expect(commit).toBeGreaterThan(5);
      expect(await endOf(project)).toEqual(end);
    },
    PATIENCE_MS,
  );

  it.each([
    ['before its first step', 'Adding up what there is'],
    ['between two steps', stepsFrom(1)[1]?.name ?? ''],
    ['after its last step', 'Adding up what there is now'],
  ])('with SIGKILL %s, goes on in a process of its own', async (_name, at) => {
    const project = await oldProject(documents);
    await killedMigration(project.id, at);
    expect(await versionOf(project.db)).toMatchObject({
      version: 1,
      underWay: { what: 'migration', to: SCHEMA_VERSION },
    });
    await expect(migrate(project)).rejects.toThrow(/running already/);
    await expireHold(project.db);
    await migrate(project);
    expect(await endOf(project)).toEqual(end);
  });
});

describe('#113 two runs at once', () => {
  it('the second is refused, and the first ends well', async () => {
    const project = await oldProject(new Map([['funds/one', { name: 'One' }]]));
    let second: unknown;
    const step: MigrationStep = {
      name: 'Something that takes long',
      run: async () => {
        second = await migrate(project).catch((error: unknown) => error);
      },
    };
    await migrate(project, [step]);
    expect(String(second)).toMatch(/running already/);
    await endOf(project);
  });

  it('one that was believed dead and wakes up again changes nothing', async () => {
    const project = await oldProject(new Map([['funds/one', { name: 'One' }]]));
    const write = (name: string): MigrationStep => ({
      name,
      run: ({ db, progress }) => {
        progress(name);
        return db.doc('funds/one').update({ name }).then();
      },
    });
    const sleep: MigrationStep = {
      name: 'Sleep',
      run: async () => {
        await expireHold(project.db);
        await migrate(project, [write('by the second')]);
      },
    };
    await expect(migrate(project, [sleep, write('by the first')])).rejects.toThrow(/taken .* over/);
    expect((await project.db.doc('funds/one').get()).get('name')).toBe('by the second');
    await endOf(project);
  });
});

describe('#113 data that a migration would damage', () => {
  const LEDGER = new Map<string, DocumentData>([
    ['revenueItems/one', { categoryId: 'fair', fundId: 'main', amount: 10.25 }],
    ['expenses/open', { status: 'pending' }],
  ]);

  it.each([
    [
      'changes a sum',
      'revenueItems/one',
      { amount: 10.26 },
      /fair~main revenue was 1025 and is 1026/,
    ],
    ['moves an amount', 'revenueItems/one', { fundId: 'x' }, /fair~x revenue was 0 and is 1025/],
    ['loses what no sum has', 'expenses/open', null, /1 documents of expenses were there, now 0/],
  ])('stay closed when a step %s, until it is mended', async (_name, path, change, sentence) => {
    const project = await oldProject(LEDGER);
    const ref = project.db.doc(path);
    const step = (run: () => Promise<unknown>): MigrationStep[] => [
      { name: 'A step', run: () => run().then() },
    ];
    const damaged = migrate(
      project,
      step(() => (change === null ? ref.delete() : ref.update(change))),
    );
    await expect(damaged).rejects.toMatchObject({
      message: expect.stringMatching(/stay closed/) as unknown,
      details: expect.stringMatching(sentence) as unknown,
    });
    expect(await versionOf(project.db)).toMatchObject({
      version: 1,
      underWay: { what: 'migration' },
    });
    // What was there before the first step is remembered.
    await expect(migrate(project, [])).rejects.toThrow(/stay closed/);
    await migrate(
      project,
      step(() => ref.set(LEDGER.get(path) ?? {})),
    );
    await endOf(project);
  });
});

it.each([
  ['newer than the program', { version: SCHEMA_VERSION + 1 }, /use the newer program/],
  ['of another kind', { version: 'two' }, /use the newer program/],
  ['half restored', { version: 1, underWay: { what: 'restore' } }, /empty the project/],
])('#112 data that are %s are left alone', async (_name, version, sentence) => {
  const project = await oldProject(new Map([['schema/version', version]]));
  await expect(migrate(project)).rejects.toThrow(sentence);
  expect(await documentsOf(project.db)).toEqual(new Map([['schema/version', version]]));
});
