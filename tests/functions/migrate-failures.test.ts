import { SCHEMA_VERSION } from '@pa-ledger/domain/schema-version';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type DocumentData } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { stepsFrom } from '../../ops/migrations/all-steps.ts';
import type { MigrationStep } from '../../ops/migrations/migration.ts';
import type { OwnProject } from './support/archives.ts';
import { TIMEOUT_MS, times } from './support/counts.ts';
import { cutOffAt } from './support/cut-off.ts';
import { killedMigration } from './support/killed-migration.ts';
import {
  endOf,
  expireHold,
  migrate,
  migratingProjects,
  versionOf,
} from './support/migrating-projects.ts';
import { keptDocuments } from './support/old-data.ts';

const { oldProject } = migratingProjects();

describe('a migration that is killed (#113)', () => {
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
  }, TIMEOUT_MS);

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
      // Every one in the full proof; else the first, one in the middle and one near the end.
      const stride = Math.ceil(commits / times(3, commits));
      for (let commit = 1; commit <= commits; commit += stride) {
        const project = await oldProject(documents);
        expect(await runUpTo(project, commit)).toBe(false);
        await expireHold(project.db);
        await migrate(project);
        expect(await endOf(project), `killed at commit ${commit}`).toEqual(end);
      }
    },
    TIMEOUT_MS,
  );

  it(
    'again and again, each time a little later, ends with the same data',
    async () => {
      const project = await oldProject(documents);
      let commit = 1;
      while (!(await runUpTo(project, commit))) commit++;
      expect(commit).toBeGreaterThan(5);
      expect(await endOf(project)).toEqual(end);
    },
    TIMEOUT_MS,
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

describe('two runs at once (#113)', () => {
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

  it('one that was believed dead and continues changes nothing', async () => {
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

describe('data that a migration would damage (#113)', () => {
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
