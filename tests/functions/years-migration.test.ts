import type { FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import {
  getFirestore,
  Timestamp,
  type DocumentData,
  type DocumentReference,
} from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkBooks } from '../../ops/checks/check-books.ts';
import { checkJournal } from '../../ops/checks/check-journal.ts';
import { readProject } from '../../ops/checks/project-data.ts';
import { STEPS_TO_8 } from '../../ops/migrations/to-version-8.ts';
import { createRecorded } from '../../tools/seed/put-recorded.ts';
import { invalidRecordFields } from '../fixtures/invalid-record-fields.ts';
import { runStep } from '../support/migration-step.ts';
import { asText, ownProjects, type OwnProject } from './support/archives.ts';
import { cutOffAt } from './support/cut-off.ts';
import { documentsOf } from './support/old-data.ts';

/** The steps to version 8 by themselves, on books of one kind each; migrate.test.ts runs them on whole archives. */
const { newProject } = ownProjects();
const NOW = Timestamp.fromDate(new Date('2026-11-20T15:00:00Z'));

const ITEM = { categoryId: 'fair', fundId: 'main', originalBudget: 5, changes: 1, finalBudget: 6 };
const LONG_AGO = Timestamp.fromMillis(5_000);
const BALANCE = { amount: 12.5, lastUpdated: LONG_AGO };

/** Books of version 7: three budget items, two balances, and what is dated. */
async function oldBooks(dated: Readonly<Record<string, DocumentData>> = {}): Promise<OwnProject> {
  const project = newProject();
  const batch = project.db.batch();
  const writes = {
    create: (ref: DocumentReference, fields: DocumentData) =>
      batch.create(ref, 'at' in fields ? { ...fields, at: LONG_AGO } : fields),
  };
  for (const id of ['a', 'b', 'c']) createRecorded(writes, project.db, `budgetItems/${id}`, ITEM);
  for (const fundId of ['main', 'grants'])
    createRecorded(writes, project.db, `fundBalances/${fundId}`, { ...BALANCE, fundId });
  for (const [path, fields] of Object.entries(dated)) batch.set(project.db.doc(path), fields);
  await batch.commit();
  return project;
}

async function migrate(project: OwnProject, year: FiscalYear | null = null): Promise<void> {
  for (const step of STEPS_TO_8) expect(await runStep(step, project, NOW, year)).toEqual([]);
}

async function problemsOf({ app, bucket }: OwnProject): Promise<string[]> {
  const project = await readProject(app, bucket.name);
  // What is dated here is no whole transaction.
  const dated = { revenueItems: [], manualExpenses: [], expenses: [] };
  return [...checkJournal({ ...project, ...dated }), ...checkBooks({ ...project, ...dated })];
}

async function yearsOf({ db }: OwnProject, collection: string): Promise<unknown[]> {
  const { docs } = await db.collection(collection).get();
  return [...new Set(docs.map((found): unknown => found.get('fiscalYear')))];
}

/** All documents as text. */
async function endOf({ db }: OwnProject): Promise<Map<string, string>> {
  const documents = [...(await documentsOf(db))].map(
    ([path, data]) => [path, asText(data)] as const,
  );
  return new Map(documents.sort());
}

describe('books that knew no years', () => {
  it('have budget items of the present year, each with what it was in the journal', async () => {
    const project = await oldBooks();
    await migrate(project);
    expect(await yearsOf(project, 'budgetItems')).toEqual(['2026']);
    const item = (await project.db.doc('budgetItems/a').get()).data();
    expect(item).toEqual({ ...ITEM, fiscalYear: '2026', version: 2 });
    expect(invalidRecordFields('budgetItems', item ?? {})).toEqual([]);
    const entry = (await project.db.doc('journal/budgetItems~a~2').get()).data();
    expect(entry).toEqual({
      ...{ collection: 'budgetItems', document: 'a', version: 2, kind: 'upgraded' },
      ...{ by: null, at: NOW, words: ['fair', 'main'] },
      ...{ before: { ...ITEM, version: 1 }, after: item },
    });
    expect(await problemsOf(project)).toEqual([]);
  });

  it('have budget items of the year that is asked for', async () => {
    const project = await oldBooks();
    await migrate(project, '2024' as FiscalYear);
    expect(await yearsOf(project, 'budgetItems')).toEqual(['2024']);
  });

  it('have balances of the year of the first transaction, which go on with their versions', async () => {
    const project = await oldBooks({ 'revenueItems/one': { date: '2026-06-30' } });
    await migrate(project);
    const { docs } = await project.db.collection('fundBalances').get();
    expect(docs.map(({ id }) => id)).toEqual(['2025~grants', '2025~main']);
    const main = docs[1]?.data();
    expect(main).toEqual({
      ...{ ...BALANCE, fundId: 'main', fiscalYear: '2025', asOf: '2025-07-01' },
      ...{ source: 'typed', version: 1 },
    });
    expect(invalidRecordFields('fundBalances', main ?? {})).toEqual([]);
    const [gone, begun] = await Promise.all(
      ['fundBalances~main~2', 'fundBalances~2025~main~1'].map(async (id) =>
        (await project.db.doc(`journal/${id}`).get()).data(),
      ),
    );
    const before = { ...BALANCE, fundId: 'main', version: 1 };
    expect(gone).toMatchObject({ kind: 'upgraded', by: null, before, after: null });
    expect(begun).toMatchObject({
      ...{ kind: 'takenOver', by: null, before: null, after: main },
      cause: 'fundBalances~main~2',
    });
    expect(await problemsOf(project)).toEqual([]);
  });

  it.each<[string, Readonly<Record<string, DocumentData>>, string]>([
    ['nothing, which is the present one', {}, '2026'],
    ['revenue', { 'revenueItems/one': { date: '2023-08-01' } }, '2023'],
    ['a manual expense', { 'manualExpenses/one': { date: '2022-01-31' } }, '2021'],
    ['an approval', { 'expenses/one': { approvedOn: '2024-07-01' } }, '2024'],
    [
      'a payment',
      { 'expenses/one': { approvedOn: '2026-07-01', payment: { date: '2026-06-30' } } },
      '2025',
    ],
    [
      'the first of several',
      {
        'revenueItems/one': { date: '2025-07-01' },
        'manualExpenses/one': { date: '2000-02-29' },
        'expenses/one': { approvedOn: null, payment: null },
      },
      '1999',
    ],
    ['what has a day, and not what has none', { 'revenueItems/one': { date: '' } }, '2026'],
  ])('begin with the year of %s', async (_name, dated, year) => {
    const project = await oldBooks(dated);
    await migrate(project);
    expect(await yearsOf(project, 'fundBalances')).toEqual([year]);
    expect(await problemsOf(project)).toEqual([]);
  });

  it('are the same wherever it is broken off, with the year with which it was begun', async () => {
    const dated = { 'revenueItems/one': { date: '2024-09-01' } };
    const year = '2025' as FiscalYear;
    const whole = await oldBooks(dated);
    const count = cutOffAt(whole.db, 0);
    await migrate(whole, year);
    // One for all budget items, and one for each balance.
    expect(count()).toBe(3);
    const end = await endOf(whole);
    for (const commit of [1, 2, 3]) {
      const project = await oldBooks(dated);
      const app = initializeApp({ projectId: project.id }, randomUUID());
      const db = getFirestore(app);
      cutOffAt(db, commit);
      await expect(migrate({ ...project, app, db }, year)).rejects.toThrow('Killed.');
      await deleteApp(app);
      // What was begun with a year goes on with it.
      await migrate(project, commit === 1 ? year : null);
      expect(await endOf(project)).toEqual(end);
      await migrate(project, '2020' as FiscalYear);
      expect(await endOf(project)).toEqual(end);
    }
  });
});
