import { ORPHAN_RECEIPT_AGE_MS } from '@pa-ledger/domain/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminClient } from './support/admin-client.ts';
import { alertIds, onlyAlert } from './support/alerts.ts';
import { putEntry } from './support/closings.ts';
import { countReads } from './support/count-reads.ts';
import { times } from '../support/random.ts';
import { paperPlace } from '@pa-ledger/domain/papers/paper';
import { claimOf, filledForm, placeReceipt, SMALL_PDF, upload } from './support/expenses.ts';
import { bucket, newExpenseId } from './support/suite.ts';
import { sweepFilesOf } from './support/sweep-files.ts';
import { createTestEnvironment, type TestEnvironment } from './support/test-environment.ts';

let testEnv: TestEnvironment;
let ids: string[] = [];

beforeAll(async () => {
  testEnv = await createTestEnvironment();
});

afterAll(() => testEnv.close());

function sweepAt(now: number): Promise<void> {
  testEnv.time.now = now;
  return sweepFilesOf(testEnv.services, ids);
}

async function slotsOf(id: string, folder = 'receipts'): Promise<string[]> {
  const [files] = await bucket.getFiles({ prefix: `${folder}/${id}/` });
  return files.map(({ name }) => name.slice(name.lastIndexOf('/') + 1)).sort();
}

describe('after a day (#56)', () => {
  it('receipts without an expense are gone, and those that an expense names are not', async () => {
    const forms = [];
    const orphans: string[] = [];
    for (let made = 0; made < times(4, 20); made++) {
      // The browser was killed between upload and form.
      const orphan = newExpenseId();
      expect(await upload(orphan, 0, SMALL_PDF)).toBe(200);
      expect(await upload(orphan, 7, SMALL_PDF)).toBe(200);
      orphans.push(orphan);
      // The parent took one file out again before sending.
      const form = await filledForm();
      await placeReceipt(form.id, 4);
      expect((await testEnv.submit(form)).status).toBe(200);
      forms.push(form);
    }
    ids = [...orphans, ...forms.map(({ id }) => id)];
    const placed = Date.now();

    await sweepAt(placed + ORPHAN_RECEIPT_AGE_MS - 60_000);
    expect(await Promise.all(orphans.map((id) => slotsOf(id)))).toEqual(
      orphans.map(() => ['0', '7']),
    );
    await sweepAt(placed + ORPHAN_RECEIPT_AGE_MS + 60_000);
    expect(await Promise.all(orphans.map((id) => slotsOf(id)))).toEqual(orphans.map(() => []));
    expect(await Promise.all(forms.map(({ id }) => slotsOf(id)))).toEqual(forms.map(() => ['0']));
    const removed = 2 * orphans.length + forms.length;
    expect(await onlyAlert(testEnv.db)).toMatchObject({ kind: 'receiptsRemoved', count: removed });

    // However long it takes until the approvers are done.
    await sweepAt(placed + 400 * ORPHAN_RECEIPT_AGE_MS);
    expect(await Promise.all(forms.map(({ id }) => slotsOf(id)))).toEqual(forms.map(() => ['0']));
  });

  it('nothing is read of receipts of years ago, and an upload without a submission is found whenever', async () => {
    const form = await filledForm();
    expect((await testEnv.submit(form)).status).toBe(200);
    const orphan = newExpenseId();
    expect(await upload(orphan, 0, SMALL_PDF)).toBe(200);
    ids = [form.id, orphan];
    const read: string[] = [];
    const getAll = testEnv.db.getAll.bind(testEnv.db);
    testEnv.db.getAll = (...refs) => {
      read.push(...refs.flatMap((ref) => ('path' in ref ? [ref.path] : [])));
      return getAll(...refs);
    };
    await sweepAt(Date.now() + 400 * ORPHAN_RECEIPT_AGE_MS);
    testEnv.db.getAll = getAll;
    expect(read.filter((path) => path.includes(form.id))).toEqual([]);
    expect(read).toContain(`expenses/${orphan}`);
    expect([await slotsOf(form.id), await slotsOf(orphan)]).toEqual([['0'], []]);
  });

  it('papers are gone that no record names, without an alert', async () => {
    const owners = [newExpenseId(), newExpenseId(), newExpenseId()].map((id) => `deposits~${id}`);
    const [kept, replaced, left] = owners;
    ids = owners;
    const save = (path: string) => bucket.file(path).save(SMALL_PDF, { resumable: false });
    await Promise.all(
      [`${kept}/0`, `${replaced}/0`, `${replaced}/1`, `${left}/0`].map((path) =>
        save(`papers/${path}`),
      ),
    );
    await testEnv.db.doc(`papers/${kept}`).set({ papers: [{ slot: 0 }] });
    await testEnv.db.doc(`papers/${replaced}`).set({ papers: [{ slot: 1 }] });
    const alerts = await alertIds(testEnv.db);
    await sweepAt(Date.now() + ORPHAN_RECEIPT_AGE_MS - 60_000);
    await sweepAt(Date.now() + ORPHAN_RECEIPT_AGE_MS + 60_000);
    const found = await Promise.all(ids.map((id) => slotsOf(id, 'papers')));
    expect(found).toEqual([['0'], ['1'], []]);
    expect(await alertIds(testEnv.db)).toEqual(alerts);
  });

  it('a paper is gone that was removed years later, and of the other papers of that time nothing is read', async () => {
    const [settled, removed] = [`transfers~settled`, `transfers~${newExpenseId()}`];
    ids = [settled, removed];
    const { id } = paperPlace(removed) ?? { id: '' };
    await putEntry(testEnv, `transfers/${id}`, { date: '2026-09-01', amount: 2 });
    const admin = adminClient(testEnv.services);
    for (const path of [`${settled}/0`, `${removed}/0`])
      await bucket
        .file(`papers/${path}`)
        .save(SMALL_PDF, { resumable: false, contentType: 'application/pdf' });
    const paper = claimOf(0, SMALL_PDF, 'application/pdf');
    expect((await admin.managePapers({ act: 'add', of: removed, paper })).status).toBe(200);
    const later = Date.now() + 400 * ORPHAN_RECEIPT_AGE_MS;
    testEnv.time.now = later - ORPHAN_RECEIPT_AGE_MS;
    const { slot, sha256 } = paper;
    const act = { act: 'remove', of: removed, slot, sha256 };
    expect((await admin.managePapers(act)).status).toBe(200);
    const reads = countReads(testEnv.db);
    await sweepAt(later);
    // The papers, their entry in the journal, and that there is no alert.
    expect(reads.take()).toBe(3);
    const found = await Promise.all(ids.map((owner) => slotsOf(owner, 'papers')));
    expect(found).toEqual([['0'], []]);
  });

  it('refuses a form that comes too late for its receipts, and stores nothing', async () => {
    const form = await filledForm();
    ids = [form.id];
    await sweepAt(Date.now() + ORPHAN_RECEIPT_AGE_MS + 60_000);
    const reply = await testEnv.submit(form);
    expect(reply.status).toBe(400);
    expect(reply.body.error).toMatch(/^We don't have the file "receipt 0\.pdf"/);
    expect((await testEnv.db.doc(`expenses/${form.id}`).get()).exists).toBe(false);
  });

  it('keeps a receipt while it is unknown whether an expense names it (#79)', async () => {
    const id = newExpenseId();
    const other = newExpenseId();
    await placeReceipt(id);
    await placeReceipt(other);
    ids = [id, other];
    const getAll = testEnv.db.getAll.bind(testEnv.db);
    // The database fails for one of them, and answers for the other.
    testEnv.db.getAll = (...refs) => {
      if (refs.some((ref) => 'path' in ref && ref.path.includes(id))) {
        return Promise.reject(new Error('The database is away.'));
      }
      return getAll(...refs);
    };
    await sweepAt(Date.now() + ORPHAN_RECEIPT_AGE_MS + 60_000);
    testEnv.db.getAll = getAll;
    expect(await slotsOf(id)).toEqual(['0']);
    expect(await slotsOf(other)).toEqual([]);
    expect(await alertIds(testEnv.db)).toContain(`workFails~receipt~${id}`);
    await sweepAt(Date.now() + ORPHAN_RECEIPT_AGE_MS + 60_000);
    expect(await slotsOf(id)).toEqual([]);
    expect(await alertIds(testEnv.db)).toEqual(['receiptsRemoved~receipts']);
  });
});
