import { buffer } from 'node:stream/consumers';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { fundIncome } from '@pa-ledger/domain/reports/income';
import type { ReportSource } from '@pa-ledger/domain/reports/source';
import type { Firestore } from 'firebase-admin/firestore';
import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import papa from 'papaparse';
import { beforeAll, expect, it } from 'vitest';
import { createReceiptStore } from '../../functions/src/expenses/receipts/receipts.ts';
import type { Manifest } from '../../functions/src/archive/manifest.ts';
import { openArchive } from '../../ops/archive/read-archive.ts';
import { PAYER } from '../../tools/seed/story.ts';
import { markCurrent } from '../support/data-version.ts';
import {
  exportFrom,
  ownProjects,
  readOnlySample,
  restoreInto,
  type OwnProject,
} from './support/archives.ts';
import { claimOf } from './support/expenses.ts';
import { newExpenseId } from './support/suite.ts';

const { newProject, inFolder } = ownProjects();
let file: string;
let source: OwnProject;
let manifest: Manifest;

beforeAll(async () => {
  ({ project: source, file, manifest } = await readOnlySample());
}, 120_000);

/** A table of the archive. */
async function readTable(name: string): Promise<Record<string, string>[]> {
  const archive = await openArchive(file);
  const csv = await text(await archive.open(`csv/${name}.csv`));
  archive.close();
  return papa.parse<Record<string, string>>(csv, { header: true }).data;
}

/** What the page makes its reports of. */
async function reportSourceOf(db: Firestore): Promise<ReportSource> {
  const all = async (collection: string): Promise<object[]> => {
    const { docs } = await db.collection(collection).get();
    return docs.map((document) => ({ id: document.id, ...document.data() }));
  };
  // As the seed has written them.
  return {
    categories: await all('categories'),
    funds: await all('funds'),
    budgetItems: await all('budgetItems'),
    balances: [],
    cells: await all('totals'),
    // The tables name approved expenses too.
    countWhen: 'approved',
  } as object as ReportSource;
}

it('exports the journal as a table of who changed what, before and after (#92)', async () => {
  const rows = await readTable('journal');
  const { docs } = await source.db.collection('journal').get();
  expect(rows).toHaveLength(docs.length);
  const approvers = rows.find(({ collection }) => collection === 'settings');
  expect(approvers).toMatchObject({ kind: 'created', by: PAYER.email, before: '' });
  const settings = await source.db.doc('settings/approvers').get();
  expect(JSON.parse(approvers?.['after'] ?? '')).toEqual(settings.data());
});

it('exports tables whose expenses by fund add up to the report by fund (#117)', async () => {
  const { lines, total } = fundIncome(await reportSourceOf(source.db));
  const sums = new Map<string, number>();
  for (const { fund = '', status, amount } of [
    ...(await readTable('expenses')),
    ...(await readTable('manual-expenses')),
  ]) {
    // Manual expenses have no status; what waits, was sent back or ended without approval counts nowhere.
    if (status !== undefined && status !== 'approved' && status !== 'paid') continue;
    sums.set(fund, (sums.get(fund) ?? 0) + Math.round(Number(amount) * 100));
  }
  for (const { row } of lines) {
    const cents = sums.get(row.fundName === 'Unknown' ? '' : row.fundName) ?? 0;
    expect(cents, row.fundName).toBe(row.expenses);
  }
  const sum = [...sums.values()].reduce((all, cents) => all + cents, 0);
  expect(sum).toBe(total.expenses);
  expect(sum).toBeGreaterThan(0);
});

it('names each receipt by its expense’s reference and the name it came with', async () => {
  const expenses = await source.db.collection('expenses').get();
  const names = manifest.files.map(({ name }) => name);
  for (const { id } of expenses.docs) {
    expect(names.filter((name) => name.startsWith(`receipts/${referenceOf(id)}/0`))).toEqual([
      expect.stringMatching(/\/0-[^/]+\.(?:pdf|jpg|png)$/),
    ]);
  }
  expect(expenses.size).toBeGreaterThan(10);
  expect(names.filter((name) => name.startsWith('receipts/other'))).toEqual([]);
});

it('many large receipts are exported, restored, compared and pinned without a warning of leaks', async () => {
  const [from, target] = [newProject(), newProject()];
  await markCurrent(from.db);
  const out = inFolder(`${from.id}.zip`);
  // Each comes in several pieces, which is when the warning came.
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(150_000)]);
  const ids = Array.from({ length: 55 }, newExpenseId);
  const options = { contentType: 'application/pdf', resumable: false };
  await Promise.all(
    ids.map((id) => from.bucket.file(`receipts/${id}/0`).save(bytes, { ...options })),
  );
  const warnings: string[] = [];
  const note = ({ message }: Error): unknown => warnings.push(message);
  process.on('warning', note);
  try {
    expect((await exportFrom(from, out)).receipts).toBe(ids.length);
    expect((await restoreInto(target, out)).differing).toEqual([]);
    const store = createReceiptStore(target.bucket);
    for (const id of ids.slice(0, 5)) {
      const pinned = await store.pin(id, claimOf(0, bytes, 'application/pdf'));
      expect(await buffer(await store.read(pinned))).toHaveLength(bytes.length);
    }
  } finally {
    process.off('warning', note);
  }
  expect(warnings).toEqual([]);
}, 60_000);
