import { SCHEMA_VERSION } from '@pa-ledger/domain/schema-version';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../ops/base/paths.ts';
import { checkJournal } from '../../ops/checks/check-journal.ts';
import { readProject } from '../../ops/checks/project-data.ts';
import { migrateProject } from '../../ops/migrate/migrate-project.ts';
import { MIGRATIONS, type Migration } from '../../ops/migrate/migrations.ts';
import { putRecorded } from '../../tools/seed/put-recorded.ts';
import { everyDocument, ownProjects, type OwnProject } from '../functions/support/archives.ts';
import { cutOffAt } from '../functions/support/cut-off.ts';
import { markCurrent } from '../support/data-version.ts';
import { runProgram } from '../support/run-program.ts';

/* How data comes to a next version, tried with an example: until the first real migration there's no other. */

const { newProject } = ownProjects();
const TARGET = SCHEMA_VERSION + 1;
const VERSION = 'schema/version';

/** From now on a fund says in which order the funds are listed. */
const EXAMPLE: Migration = {
  to: TARGET,
  name: 'Funds have an order',
  collection: 'funds',
  change: (fund) => (fund['order'] === undefined ? { ...fund, order: fund['code'] } : null),
};

/** Some funds, and a transaction in one. */
async function projectToMigrate(): Promise<OwnProject> {
  const project = newProject();
  const { db } = project;
  await markCurrent(db);
  for (const code of ['4100', '4200'])
    await putRecorded(db, `funds/${code}`, { code, name: `Fund ${code}`, description: '' });
  const sale = { date: '2026-09-14', categoryId: 'fair', fundId: '4100', amount: 10.25 };
  await db.doc('revenueItems/sale').set(sale);
  return project;
}

function migrate(db: Firestore, migrations: readonly Migration[] = [EXAMPLE], apply = true) {
  const request = { db, apply, settleMs: 0, progress: () => undefined };
  return migrateProject(request, { target: TARGET, migrations });
}

/** The documents, without the moments at which they were migrated. */
async function endOf(db: Firestore): Promise<Map<string, unknown>> {
  const documents = [...(await everyDocument(db))];
  return new Map(
    documents.map(([name, fields]) => [name, { ...fields, at: null, migratedAt: null }]),
  );
}

describe('the migrations of this program (#112)', () => {
  it('lead to its version, in order', () => {
    const to = [...new Set(MIGRATIONS.map((migration) => migration.to))];
    expect(to).toEqual(Array.from({ length: SCHEMA_VERSION - 1 }, (_, index) => index + 2));
  });

  it('have nothing to do with data of this version', async () => {
    const { id, db } = await projectToMigrate();
    const before = await everyDocument(db);
    const command = path.join(ROOT, 'ops', 'migrate.ts');
    expect(await runProgram([command, '--project', id, '--apply'])).toMatchObject({
      code: 0,
      said: expect.stringContaining(`version ${SCHEMA_VERSION} already`) as unknown,
    });
    expect(await everyDocument(db)).toEqual(before);
  });
});

describe('a migration (#113)', () => {
  it('first says what it would change, and changes nothing', async () => {
    const { db } = await projectToMigrate();
    const before = await everyDocument(db);
    expect(await migrate(db, [EXAMPLE], false)).toEqual([{ name: EXAMPLE.name, documents: 2 }]);
    expect(await everyDocument(db)).toEqual(before);
  });

  it('changes the documents, each with its entry in the journal, and opens the data', async () => {
    const { app, db, bucket } = await projectToMigrate();
    expect(await migrate(db)).toEqual([{ name: EXAMPLE.name, documents: 2 }]);
    expect((await db.doc(VERSION).get()).data()).toEqual({
      version: TARGET,
      migratedAt: expect.any(Timestamp) as unknown,
    });
    const fund = { code: '4100', name: 'Fund 4100', description: '', order: '4100', version: 2 };
    expect((await db.doc('funds/4100').get()).data()).toEqual(fund);
    expect((await db.doc('journal/funds~4100~2').get()).data()).toMatchObject({
      kind: 'upgraded',
      by: null,
      after: fund,
      words: ['4100', 'fund'],
    });
    expect(checkJournal({ ...(await readProject(app, bucket.name)), revenueItems: [] })).toEqual(
      [],
    );
    expect(await migrate(db)).toBeNull();
  });

  it('that is cut off anywhere leaves the data closed, and goes on when it is run again', async () => {
    const whole = await projectToMigrate();
    const count = cutOffAt(whole.db, 0);
    await migrate(whole.db);
    const end = await endOf(whole.db);
    const commits = count();
    expect(commits).toBe(4);
    for (let commit = 1; commit <= commits; commit++) {
      const { id, db } = await projectToMigrate();
      const app = initializeApp({ projectId: id }, randomUUID());
      cutOffAt(getFirestore(app), commit);
      await expect(migrate(getFirestore(app))).rejects.toThrow('Killed.');
      await deleteApp(app);
      const { version, underWay } = (await db.doc(VERSION).get()).data() ?? {};
      expect([version, underWay !== undefined]).toEqual([SCHEMA_VERSION, commit > 1]);
      await migrate(db);
      expect(await endOf(db)).toEqual(end);
    }
  });

  it.each([
    ['changes a sum', { amount: 10.26 }, /fair~4100 revenue was 1025 and is 1026/],
    ['moves an amount', { fundId: '4200' }, /fair~4200 revenue was 0 and is 1025/],
  ])('that %s leaves the data closed until that is mended', async (_name, change, sentence) => {
    const { db } = await projectToMigrate();
    const sale = db.doc('revenueItems/sale');
    const before = (await sale.get()).data() ?? {};
    const damage: Migration = {
      to: TARGET,
      name: 'A damage',
      collection: 'revenueItems',
      change: (entry) => ({
        ...entry,
        ...change,
      }),
    };
    const closed = (details: RegExp) => ({
      message: expect.stringMatching(/stays closed/) as unknown,
      details: expect.stringMatching(details) as unknown,
    });
    await expect(migrate(db, [damage])).rejects.toMatchObject(closed(sentence));
    await sale.delete();
    // The sums of before the first run count.
    await expect(migrate(db)).rejects.toMatchObject(closed(/revenueItems was 1 and is 0/));
    expect((await db.doc(VERSION).get()).data()).toMatchObject({
      version: SCHEMA_VERSION,
      underWay: { what: 'migration' },
    });
    await sale.set(before);
    await migrate(db);
    expect((await db.doc(VERSION).get()).get('version')).toBe(TARGET);
  });

  it.each([
    ['is newer', { version: TARGET + 1 }, /use the program that wrote it/],
    ['has no version', null, /has no version/],
    ['was being restored', { version: 1, underWay: { what: 'restore' } }, /restore the archive/],
  ])('refuses data that %s, and changes nothing', async (_name, version, sentence) => {
    const { db } = await projectToMigrate();
    if (version === null) await db.doc(VERSION).delete();
    else await db.doc(VERSION).set(version);
    const before = await everyDocument(db);
    await expect(migrate(db)).rejects.toThrow(sentence);
    expect(await everyDocument(db)).toEqual(before);
  });
});
