import { dateAt, type CalendarDate, yearBefore } from '@pa-ledger/domain/time/dates';
import type { DocumentData } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { changedReceipts } from '../../ops/base/changed-receipts.ts';
import { STATEMENT } from '../fixtures/statement.ts';
import { checkExpenses } from '../../ops/checks/check-expenses.ts';
import { checkReceipts } from '../../ops/checks/check-receipts.ts';
import { readProject } from '../../ops/checks/project-data.ts';
import {
  findRedactable,
  redactExpense,
  removeLeftReceipts,
  type Redactable,
} from '../../ops/redaction/redact-expenses.ts';
import {
  findOldPapers,
  redactPapers,
  removeLeftPapers,
} from '../../ops/redaction/redact-papers.ts';
import { addPaper } from '../../functions/src/papers/papers.ts';
import { sampleServices } from '../../tools/seed/sample-services.ts';
import { seedAssociation } from '../../tools/seed.ts';
import { TEST_ADMIN } from './support/admin-client.ts';
import { claimOf, SMALL_PDF } from './support/expenses.ts';
import {
  asText,
  exportFrom,
  ownProjects,
  problemsOf,
  restoreInto,
  type OwnProject,
} from './support/archives.ts';
import { archivedDocuments } from './support/stored-documents.ts';
import { TIMEOUT_MS } from '../support/random.ts';

const { newProject, inFolder } = ownProjects();
const ZONE = 'America/New_York';
/** All that is settled by now. */
const TODAY = dateAt(Date.now(), ZONE);
const TOMORROW = dateAt(Date.now() + 86_400_000, ZONE);

let project: OwnProject;
let whole: ReadonlyMap<string, DocumentData>;
let found: Redactable;
/** The file of a paper that was added to a paid request. */
let later: string;
/** The path of an expense with a statement instead of a receipt. */
let stated: string;

async function redactAll(before: CalendarDate): Promise<boolean[]> {
  const { db, bucket } = project;
  const done: boolean[] = [];
  for (const old of (await findRedactable(db, before, ZONE)).old)
    done.push(await redactExpense(old, { db, bucket, before, now: Date.now() }));
  for (const old of (await papersBefore(before)).old)
    expect(await redactPapers(old, { db, bucket, now: Date.now() })).toBe(true);
  return done;
}

/** Makes the receipts of a rejected expense statements. @returns its path. */
async function stateInstead(): Promise<string> {
  const { docs } = await project.db.collection('expenses').where('status', '==', 'rejected').get();
  const [rejected] = docs;
  if (rejected === undefined) throw new Error('Nothing is rejected.');
  await rejected.ref.update(changedReceipts(rejected.data(), asStatement));
  return rejected.ref.path;
}

function asStatement(receipt: DocumentData): DocumentData {
  return { ...receipt, type: 'image/png', statement: STATEMENT };
}

function withoutFacts(receipt: DocumentData): DocumentData {
  return { ...receipt, statement: null };
}

async function papersBefore(before: CalendarDate) {
  return findOldPapers(project.db, before, await findRedactable(project.db, before, ZONE), ZONE);
}

/** The names of the files of papers, without those of the books. */
async function paperFiles(): Promise<string[]> {
  const [files] = await project.bucket.getFiles({ prefix: 'papers/' });
  return files.map(({ name }) => name).filter((name) => !name.startsWith('papers/manualExpenses~'));
}

/** Adds a paper to a paid request, as an administrator does. @returns the name of its file. */
async function addLater(): Promise<string> {
  const { db, bucket } = project;
  const { docs } = await db.collection('expenses').where('status', '==', 'paid').limit(1).get();
  const id = docs[0]?.id ?? '';
  const path = `papers/expenses~${id}/0`;
  await bucket.file(path).save(SMALL_PDF, { contentType: 'application/pdf', resumable: false });
  const claim = { ...claimOf(0, SMALL_PDF, 'application/pdf'), name: 'Dana’s second receipt.pdf' };
  const services = sampleServices(db, bucket, Date.now());
  await addPaper({ collection: 'expenses', id }, claim, TEST_ADMIN, services);
  return path;
}

/** The documents of a fresh export, and the names of all its files. */
async function exported(name: string): Promise<Map<string, DocumentData>> {
  const file = inFolder(name);
  await exportFrom(project, file);
  return archivedDocuments(file);
}

beforeAll(async () => {
  project = newProject();
  await seedAssociation(project.db, project.bucket);
  stated = await stateInstead();
  later = await addLater();
  whole = await exported('before.zip');
}, TIMEOUT_MS);

describe('what is older than the association keeps (#119)', () => {
  it('is looked for by the day on which it was settled; what is open stays', async () => {
    const none = await findRedactable(project.db, yearBefore(TODAY, 7), ZONE);
    expect(none).toEqual({ old: [], open: 0, redacted: [] });
    found = await findRedactable(project.db, TOMORROW, ZONE);
    const statuses = new Set(found.old.map(({ expense }) => expense.status));
    expect(statuses).toEqual(new Set(['paid', 'rejected']));
    const entry = await project.db.doc(`search/expenses~${found.old[0]?.expense.id}`).get();
    expect(entry.get('submitterId')).toBe(found.old[0]?.expense.submitterId);
    expect(found.old.length + found.open).toBe(
      [...whole.keys()].filter((path) => /^expenses\/[^/]+$/.test(path)).length,
    );
    const [first] = found.old;
    const other = await findRedactable(project.db, first?.settledOn ?? TODAY, ZONE);
    expect(other.old.map(({ expense }) => expense.id)).not.toContain(first?.expense.id);
  });

  it('is left alone when it changes meanwhile', async () => {
    const [old] = found.old;
    if (old === undefined) throw new Error('Nothing is settled.');
    // Said and taken back: it is as it was, and its version is another one.
    await old.found.ref.update({ notDoubleOf: ['other'] });
    await old.found.ref.update({ notDoubleOf: old.expense.notDoubleOf });
    const { db, bucket } = project;
    const outcome = await redactExpense(old, { db, bucket, before: TOMORROW, now: Date.now() });
    expect(outcome).toBe(false);
    expect((await db.doc(`contacts/${old.expense.id}`).get()).get('email')).toBeTypeOf('string');
  });

  it('has its later papers, and those of deposits before the day, unless they change meanwhile', async () => {
    const { db, bucket } = project;
    const kept = await papersBefore(yearBefore(TODAY, 7));
    expect(kept).toEqual({ old: [], redacted: new Set() });
    const { old } = await papersBefore(TOMORROW);
    expect(old.map(({ id }) => `papers/${id}/0`).toSorted()).toEqual(
      (await paperFiles()).toSorted(),
    );
    expect(old.map(({ id }) => `papers/${id}/0`)).toContain(later);
    const slip = old.find(({ id }) => id.startsWith('deposits~'));
    const ofExpense = old.find(({ id }) => id.startsWith('expenses~'));
    if (slip === undefined || ofExpense === undefined) throw new Error('There is no paper.');
    const deposit = await db.doc(slip.id.replace('~', '/')).get();
    const own = await papersBefore(deposit.get('date') as CalendarDate);
    expect(own.old.map(({ id }) => id)).not.toContain(slip.id);
    await slip.ref.update({ removed: [9] });
    await slip.ref.update({ removed: [] });
    expect(await redactPapers(slip, { db, bucket, now: Date.now() })).toBe(false);
    // Its request still has its receipts.
    expect(await redactPapers(ofExpense, { db, bucket, now: Date.now() })).toBe(false);
    expect(await paperFiles()).toHaveLength(old.length);
  });

  it('is gone from every document and file, and the data are well', async () => {
    const done = await redactAll(TOMORROW);
    expect(done).toEqual(found.old.map(() => true));
    expect(await problemsOf(project)).toEqual([]);
    const after = await exported('after.zip');
    // What is left can be restored.
    const other = newProject();
    await restoreInto(other, inFolder('after.zip'));
    expect(await problemsOf(other)).toEqual([]);
    const text = asText(Object.fromEntries(after));
    const kept = [...after]
      .filter(([path]) => path.startsWith('contacts/'))
      .map(([, data]) => asText(data))
      .join();
    for (const { expense } of found.old) {
      const contact = whole.get(`contacts/${expense.id}`) ?? {};
      for (const field of ['email', 'phone', 'mailingAddress', 'salt']) {
        const value = JSON.stringify(contact[field]).slice(1, -1);
        expect(value.length).toBeGreaterThan(5);
        // Somebody who has submitted something else lately is still to be reached.
        if (!kept.includes(value)) expect(text).not.toContain(value);
      }
      const [left] = await project.bucket.getFiles({ prefix: `receipts/${expense.id}/` });
      expect(left).toEqual([]);
      const entry = await project.db.doc(`search/expenses~${expense.id}`).get();
      expect([entry.exists, entry.get('submitterId')]).toEqual([true, null]);
    }
    expect(await paperFiles()).toEqual([]);
    // That there was a statement is left, and nothing of what it said.
    expect(text).not.toContain(STATEMENT.where);
    expect(text.match(/"statement":null/g)).toHaveLength(1);
  });

  it('keeps sums, payees, references and what was decided', async () => {
    const after = await exported('kept.zip');
    for (const [path, before] of whole) {
      if (/^(totals|counted|revenueItems|manualExpenses|journal)\//.test(path))
        expect(after.get(path)).toEqual(before);
      if (path.startsWith('papers/manualExpenses~')) expect(after.get(path)).toEqual(before);
      else if (path.startsWith('papers/')) {
        const next = { papers: [], removed: [0], version: Number(before['version']) + 1 };
        expect(after.get(path)).toEqual(next);
        const entry = after.get(`journal/${path.replace('/', '~')}~${next.version}`);
        expect(entry).toMatchObject({ kind: 'redacted', by: null, before, after: next });
      }
      if (/^expenses\/[^/]+\//.test(path)) expect(after.get(path)).toEqual(before);
      if (!/^expenses\/[^/]+$/.test(path)) continue;
      const { searchWords: _a, submitterId: _b, contentSha256: _c, ...kept } = before;
      if (path !== stated) expect(after.get(path)).toMatchObject(kept);
      else
        expect(after.get(path)).toMatchObject({ ...kept, ...changedReceipts(kept, withoutFacts) });
    }
    const [old] = found.old;
    const history = after.get(`expenses/${old?.expense.id}/history/redacted`);
    expect(history).toMatchObject({ what: 'redacted', by: 'system', new: TOMORROW });
  });

  it('is not found by its mark or twice, and what was left behind is completed', async () => {
    const again = await findRedactable(project.db, TOMORROW, ZONE);
    expect(again.old).toEqual([]);
    expect(again.redacted).toHaveLength(found.old.length);
    const [first] = again.redacted;
    const [receipt] = first?.submission.receipts ?? [];
    if (first === undefined || receipt === undefined) throw new Error('There was no receipt.');
    // As a run leaves it that is killed between the commit and the files.
    await project.bucket.file(receipt.path).save('left', { resumable: false });
    const data = await readProject(project.app, project.bucket.name);
    expect(checkReceipts(data, Date.now()).join()).toMatch(/should be gone, but it's still there/);
    await removeLeftReceipts(again.redacted, project.bucket);
    const papers = await papersBefore(TOMORROW);
    expect(papers.old).toEqual([]);
    const other = 'papers/transfers~one/0';
    for (const name of [later, other])
      await project.bucket.file(name).save('left', { resumable: false });
    await removeLeftPapers(papers.redacted, project.bucket);
    expect(await paperFiles()).toEqual([other]);
    await project.bucket.file(other).delete();
    expect(await problemsOf(project)).toEqual([]);
    expect(checkExpenses(data)).toEqual([]);
  });

  it('has nothing left in earlier versions of what was stated', async () => {
    const { db, bucket } = newProject();
    const [old] = found.old;
    if (old === undefined) throw new Error('Nothing is settled.');
    const data = old.found.data();
    const asSent = { ...data, ...changedReceipts(data, asStatement) };
    await db.doc(old.found.ref.path).set(asSent);
    const version = db.doc(`${old.found.ref.path}/versions/1`);
    await version.set({ version: 1, ...asSent });
    const [again] = (await findRedactable(db, TOMORROW, ZONE)).old;
    if (again === undefined) throw new Error('It is not settled.');
    expect(await redactExpense(again, { db, bucket, before: TOMORROW, now: Date.now() })).toBe(
      true,
    );
    const left = (await version.get()).data();
    expect(left).toMatchObject(changedReceipts(asSent, withoutFacts));
  });
});
