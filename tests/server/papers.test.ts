import { signedIn } from '../fixtures/people.ts';
import { membersOf } from '@pa-ledger/domain/untyped';
import type { Paper } from '@pa-ledger/domain/papers/paper';
import { getApp } from 'firebase-admin/app';
import type { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkJournal } from '../../ops/checks/check-journal.ts';
import { checkPapers } from '../../ops/checks/check-papers.ts';
import { readProject } from '../../ops/checks/project-data.ts';
import { readReceiptEndpoint } from '../../functions/src/expenses/receipts/read-receipt.ts';
import { createRateLimit } from '../../functions/src/http/address-limit.ts';
import { personEntry } from '../fixtures/people.ts';
import { jpegReceipt } from '../fixtures/receipt-files.ts';
import { adminClient, TEST_ADMIN, type AdminClient } from '../functions/support/admin-client.ts';
import { putEntry, putTwoYears } from '../functions/support/closings.ts';
import { claimOf, SMALL_PDF } from '../functions/support/expenses.ts';
import { DONE, expectRefused, expensesIn } from '../functions/support/managed-expenses.ts';
import { ask, requestOf } from '../functions/support/requests.ts';
import { bucket, keys, newExpenseId } from '../functions/support/suite.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

/** Papers that administrators add to records. */
let testEnv: TestEnvironment;
let admin: AdminClient;
/** The id of a manual expense of its own for each test. */
let id: string;
let of: string;

const { approved, check, submitted } = expensesIn(() => testEnv);
const CLAIM = claimOf(0, SMALL_PDF, 'application/pdf');

beforeAll(async () => {
  testEnv = await createTestEnvironment();
  admin = adminClient(testEnv.services);
  await putTwoYears(testEnv);
});

beforeEach(async () => {
  // Of this run: the bucket still has the files of one before.
  id = `bill-${newExpenseId()}`;
  of = `manualExpenses~${id}`;
  await putEntry(testEnv, `manualExpenses/${id}`, { date: '2026-09-01', amount: 12.5 });
});

afterAll(() => testEnv.close());

const place = (owner: string, slot = 0, bytes: Buffer = SMALL_PDF, type = 'application/pdf') =>
  bucket.file(`papers/${owner}/${slot}`).save(bytes, { contentType: type, resumable: false });

const add = (owner: string, paper: object = CLAIM) =>
  admin.managePapers({ act: 'add', of: owner, paper });

const remove = (owner: string, { slot, sha256 } = CLAIM) =>
  admin.managePapers({ act: 'remove', of: owner, slot, sha256 });

async function papersOf(owner: string): Promise<readonly Paper<Timestamp>[]> {
  const found = await testEnv.db.doc(`papers/${owner}`).get();
  return (found.get('papers') ?? []) as readonly Paper<Timestamp>[];
}

async function problems(): Promise<string[]> {
  const data = await readProject(getApp(testEnv.projectId), bucket.name);
  const own = data.papers.map((papers) => `papers/${papers.id}/`);
  // The bucket holds the files of tests that run beside this one too.
  const paperFiles = data.paperFiles.filter(({ path }) =>
    own.some((name) => path.startsWith(name)),
  );
  const journal = checkJournal(data).filter((problem) => problem.includes('papers'));
  return [...checkPapers({ ...data, paperFiles }, testEnv.time.now), ...journal];
}

async function open(query: string, headers: object = { authorization: 'Bearer a.b.c' }) {
  const endpoint = ask(readReceiptEndpoint, {
    ...testEnv.services,
    keys,
    addressLimit: createRateLimit(100, () => 0),
    fileLimit: createRateLimit(100, () => 0),
    identify: () => Promise.resolve(signedIn(TEST_ADMIN)),
  });
  return endpoint(requestOf({ headers: { ...headers }, query }));
}

describe('a paper of a record (#151)', () => {
  it('is the file that was uploaded, who added it and when, and its record stays as it was', async () => {
    const before = (await testEnv.db.doc(`manualExpenses/${id}`).get()).data();
    await place(of);
    expect(await add(of)).toEqual(DONE);
    const jpeg = jpegReceipt().bytes;
    await place(of, 1, jpeg, 'image/jpeg');
    expect(await add(of, claimOf(1, jpeg, 'image/jpeg'))).toEqual(DONE);
    expect(await papersOf(of)).toMatchObject([
      { ...CLAIM, by: TEST_ADMIN },
      { slot: 1, type: 'image/jpeg', by: TEST_ADMIN },
    ]);
    expect((await testEnv.db.doc(`manualExpenses/${id}`).get()).data()).toEqual(before);
    const entry = await testEnv.db.doc(`journal/papers~${of}~2`).get();
    expect(entry.data()).toMatchObject({ kind: 'changed', by: TEST_ADMIN });
    const answer = await open(`slot=0&papers=${of}`);
    expect([answer.status, answer.headers['Content-Type']]).toEqual([200, 'application/pdf']);
    expect(answer.headers['Content-Disposition']).toMatch(/^attachment;/);
    expect(Buffer.from(answer.body).equals(SMALL_PDF)).toBe(true);
    expect(await problems()).toEqual([]);
  });

  it('is opened by nobody without a sign-in, nor with an approval link', async () => {
    await place(of);
    await add(of);
    expect((await open(`slot=0&papers=${of}`, {})).status).toBe(401);
    for (const query of [
      `slot=1&papers=${of}`,
      'slot=0&papers=manualExpenses~none',
      'slot=0&papers=x',
    ])
      expect([query, (await open(query)).status]).toEqual([query, 400]);
  });

  it('is refused unless its bytes are what the browser says', async () => {
    expectRefused(await add(of), 400, /^We don't have the file .* Please add it again\.$/);
    await place(of);
    for (const odd of [{ sha256: 'f'.repeat(64) }, { size: 7 }, { type: 'image/png' }])
      expectRefused(
        await add(of, { ...CLAIM, ...odd }),
        400,
        /didn't arrive whole\. Please add it/,
      );
    const html = Buffer.from('<script>alert(1)</script>');
    await place(of, 1, html);
    expectRefused(await add(of, claimOf(1, html, 'application/pdf')), 415, /isn't a PDF/);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    await place(of, 2, svg, 'image/png');
    expectRefused(await add(of, claimOf(2, svg, 'image/png')), 415, /isn't a PDF/);
    for (const odd of [
      { ...CLAIM, type: 'image/svg+xml' },
      { ...CLAIM, size: 10 * 1024 * 1024 + 1 },
      { ...CLAIM, slot: 10 },
      { ...CLAIM, name: '../x.pdf' },
      { ...CLAIM, path: 'papers/deposits~x/0' },
    ])
      expect((await add(of, odd)).status).toBe(400);
    expect(await papersOf(of)).toEqual([]);
  });

  it('is in the folder of its own record, and of a record that has papers', async () => {
    await place('manualExpenses~castle');
    expect((await add(of)).status).toBe(400);
    for (const odd of [
      'manualExpenses~../castle',
      'funds~main',
      'settings~approvers',
      'manualExpenses~',
      `${of}~1`,
      'statements~bank',
      'expenses~x',
      7,
    ])
      expect([
        odd,
        (await admin.managePapers({ act: 'add', of: odd, paper: CLAIM })).status,
      ]).toEqual([odd, 400]);
    await place('transfers~none');
    expectRefused(await add('transfers~none'), 409, /Someone deleted this/);
  });

  it('is added once, however often and from wherever it is asked for', async () => {
    await place(of);
    await place(of, 1);
    const second = { ...CLAIM, slot: 1 };
    const replies = await Promise.all([add(of), add(of), add(of, second), add(of)]);
    expect(replies).toEqual([DONE, DONE, DONE, DONE]);
    const slots = (await papersOf(of)).map(({ slot }) => slot);
    expect(slots.toSorted()).toEqual([0, 1]);
    expect(await problems()).toEqual([]);
  });

  it('is removed once, told in the journal, and no late request brings it back', async () => {
    await place(of);
    await add(of);
    expect(await remove(of, { ...CLAIM, sha256: 'f'.repeat(64) })).toEqual(DONE);
    expect(await papersOf(of)).toHaveLength(1);
    expect(await remove(of)).toEqual(DONE);
    expect(await remove(of)).toEqual(DONE);
    expectRefused(await add(of), 409, /was removed, or its place is taken/);
    expect(await papersOf(of)).toEqual([]);
    const told = await testEnv.db.doc(`journal/papers~${of}~2`).get();
    expect(told.get('before')).toMatchObject({ papers: [CLAIM] });
    expect((await open(`slot=0&papers=${of}`)).status).toBe(400);
    await bucket.file(`papers/${of}/0`).delete();
    expect(await problems()).toEqual([]);
  });

  it('stays with a deleted record, which gets no other one', async () => {
    await place(of);
    await place(of, 1);
    await add(of);
    await testEnv.db.doc(`manualExpenses/${id}`).delete();
    expectRefused(await add(of, { ...CLAIM, slot: 1 }), 409, /Someone deleted this/);
    expectRefused(await remove(of), 409, /Someone deleted this/);
    expect(await papersOf(of)).toHaveLength(1);
  });

  it('whose file is gone or another one is not shown, and is named', async () => {
    await place(of);
    await add(of);
    const other = Buffer.from(SMALL_PDF);
    other[other.length - 1] = 32;
    await place(of, 0, other);
    expect((await open(`slot=0&papers=${of}`)).status).toBe(409);
    expect(await problems()).toContain(`The paper papers/${of}/0 isn't the file that was added.`);
    await bucket.file(`papers/${of}/0`).delete();
    expect((await open(`slot=0&papers=${of}`)).status).toBe(409);
    expect(await problems()).toContain(`The paper papers/${of}/0 is gone.`);
    await testEnv.db.doc(`papers/${of}`).delete();
  });
});

describe('a paper of what is settled (#151)', () => {
  it('is added to a closed year, marked, and stays', async () => {
    const books = testEnv.db.doc('settings/books');
    await place('manualExpenses~castle');
    await books.set({
      opensOn: null,
      closedThrough: '2026-06-30',
      closedYear: '2025',
      closing: null,
    });
    expect(await add('manualExpenses~castle')).toEqual(DONE);
    expectRefused(await remove('manualExpenses~castle'), 409, /This paper stays/);
    await books.delete();
    expect(await papersOf('manualExpenses~castle')).toMatchObject([{ late: true }]);
  });

  it('is added to what a meeting ratified, marked, and stays', async () => {
    const entries = [{ collection: 'manualExpenses', id }];
    const meeting = { act: 'ratify', id: `meeting-${id}`, ratifiedOn: '2026-09-08', entries };
    expect((await admin.ratify(meeting)).status).toBe(200);
    await place(of);
    expect(await add(of)).toEqual(DONE);
    expect(await papersOf(of)).toMatchObject([{ late: true }]);
    expectRefused(await remove(of), 409, /This paper stays/);
  });

  it('stays with what a second person confirmed, until that changes', async () => {
    await place(of);
    expect(await add(of)).toEqual(DONE);
    const other = adminClient(testEnv.services, { uid: 'other', email: 'other@example.com' });
    const seen = { collection: 'manualExpenses', id, version: 1 };
    await testEnv.db.doc('people/other').set(personEntry('other@example.com', 'Other'));
    expect(await other.confirmEntry(seen)).toEqual(DONE);
    expectRefused(await remove(of), 409, /This paper stays: someone confirmed/);
    await testEnv.db.doc(`manualExpenses/${id}`).update({ confirmed: null });
    expect(await remove(of)).toEqual(DONE);
  });

  it('is added to a request once it is approved, and what was approved stays as it was', async () => {
    const waiting = await submitted();
    await place(`expenses~${waiting}`);
    expectRefused(await add(`expenses~${waiting}`), 409, /once the request is approved/);
    const paid = await approved();
    const owner = `expenses~${paid}`;
    expect((await admin.pay(paid, check())).status).toBe(200);
    const before = (await testEnv.db.doc(`expenses/${paid}`).get()).data();
    await place(owner);
    expect(await add(owner)).toEqual(DONE);
    expect((await testEnv.db.doc(`expenses/${paid}`).get()).data()).toEqual(before);
    expect(await remove(owner)).toEqual(DONE);
    await place(owner, 1);
    const second = { ...CLAIM, slot: 1 };
    expect(await add(owner, second)).toEqual(DONE);
    const { id: payment, date: ratifiedOn } = membersOf(before?.['payment']);
    const entries = [{ collection: 'payments', id: payment }];
    const meeting = { act: 'ratify', id: `meeting-${paid}`, ratifiedOn, entries };
    expect((await admin.ratify(meeting)).status).toBe(200);
    expectRefused(await remove(owner, second), 409, /This paper stays/);
    await testEnv.db.doc(`expenses/${paid}`).update({ redactedAt: new Date() });
    await place(owner, 2);
    expectRefused(await add(owner, { ...CLAIM, slot: 2 }), 409, /too old/);
    expect(await problems()).toContain(
      `The papers of expenses/${paid} should be gone, but they're still there.`,
    );
    await testEnv.db.doc(`expenses/${paid}`).update({ redactedAt: null });
  });

  it("is the bank's statement, which no one removes or replaces, also of a reopened one", async () => {
    const owner = 'statements~checking~2026-08-31';
    await testEnv.db
      .doc('statements/checking~2026-08-31')
      .set({ day: '2026-08-31', reopened: null });
    await place(owner);
    expect(await add(owner)).toEqual(DONE);
    expectRefused(await remove(owner), 409, /bank statement/);
    await testEnv.db.doc('statements/checking~2026-08-31').update({ reopened: { reason: 'x' } });
    expectRefused(await remove(owner), 409, /bank statement/);
    const other = Buffer.concat([SMALL_PDF, Buffer.from('\n')]);
    await place(owner, 0, other);
    expectRefused(
      await add(owner, claimOf(0, other, 'application/pdf')),
      409,
      /its place is taken/,
    );
    expect(await papersOf(owner)).toMatchObject([CLAIM]);
  });
});
