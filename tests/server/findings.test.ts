import { errorMessages, type ErrorCode } from '@pa-ledger/domain/error-messages';
import { MAX_ANSWERS, type Finding } from '@pa-ledger/domain/findings/finding';
import type { PersonEntry } from '@pa-ledger/domain/people/person';
import { paymentIdOf } from '@pa-ledger/domain/payments/recorded-payment';
import { membersOf, textIn } from '@pa-ledger/domain/untyped';
import { getApp } from 'firebase-admin/app';
import type { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkJournal } from '../../ops/checks/check-journal.ts';
import { readProject } from '../../ops/checks/project-data.ts';
import { personEntry } from '../fixtures/people.ts';
import { adminClient, TEST_ADMIN, type AdminReply } from '../functions/support/admin-client.ts';
import { close, putTwoYears } from '../functions/support/closings.ts';
import { DONE, expectRefused, expensesIn } from '../functions/support/managed-expenses.ts';
import { bucket, newExpenseId } from '../functions/support/suite.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

/** Findings: what reviewers and others of the panel write on records. */
let testEnv: TestEnvironment;
const { approved, check } = expensesIn(() => testEnv);

const person = (name: string) => ({ uid: name.toLowerCase(), email: `${name}@example.com` });
const [ANA, SAM, LEE] = ['Ana', 'Sam', 'Lee'].map(person) as [
  ReturnType<typeof person>,
  ReturnType<typeof person>,
  ReturnType<typeof person>,
];
const HALL = { collection: 'manualExpenses', id: 'hall' };
const TEXT = 'Where’s the receipt?';
/** Of a finding of its own for each test. */
let id: string;

beforeAll(async () => {
  testEnv = await createTestEnvironment();
  await putTwoYears(testEnv);
  expect(await close(adminClient(testEnv.services))).toMatchObject({ status: 200 });
  await testEnv.db.doc('manualExpenses/hall').set({
    date: '2026-09-01',
    amount: 12.5,
    description: 'Deposit for the hall\n\nPaid in cash',
    version: 1,
  });
});

beforeEach(async () => {
  id = newExpenseId();
  testEnv.time.now += 60_000;
  await put(TEST_ADMIN, 'Ruth Adeyemi', { role: 'admin' });
  await put(SAM, 'Sam Okafor', { role: 'bookkeeper' });
  await put(ANA, 'Ana Ruiz', { role: 'reviewer' });
});

afterAll(() => testEnv.close());

/** Puts someone among the people; without other words, they joined a minute ago. */
async function put(
  { uid, email }: typeof ANA,
  name: string,
  { role, joinedAt = testEnv.time.now - 60_000 }: Pick<PersonEntry, 'role' | 'joinedAt'>,
): Promise<void> {
  const entry = personEntry(email.toLowerCase(), name, { role });
  await testEnv.db.doc(`people/${uid}`).set({ ...entry, joinedAt: new Date(joinedAt) });
}

const as = (by: typeof ANA, request: object): Promise<AdminReply> =>
  adminClient(testEnv.services, by).manageFinding({ id, ...request });
const write = (by = ANA, more: object = {}) =>
  as(by, { action: 'write', on: HALL, text: TEXT, ...more });
const answer = (version: number, by = TEST_ADMIN, text = 'Added.') =>
  as(by, { action: 'answer', version, text });
const resolve = (version: number, by = ANA, note: object = {}) =>
  as(by, { action: 'resolve', version, ...note });

async function stored(): Promise<Finding<Timestamp> | undefined> {
  // Only the function writes it.
  return (await testEnv.db.doc(`findings/${id}`).get()).data() as Finding<Timestamp> | undefined;
}

async function journal(): Promise<readonly unknown[]> {
  const found = await testEnv.db
    .collection('journal')
    .where('collection', '==', 'findings')
    .where('document', '==', id)
    .get();
  const entries = found.docs.map((entry) => entry.data());
  return entries
    .toSorted((one, other) => Number(one['version']) - Number(other['version']))
    .map((entry) => [textIn(entry, 'kind'), textIn(membersOf(entry['by']), 'uid')]);
}

const refuses = (reply: AdminReply, code: ErrorCode, status = 409) =>
  expectRefused(reply, status, errorMessages[code]);

describe('a finding (#163)', () => {
  it('is what a reviewer wrote on a record, with their name, role, and the time; the record stays', async () => {
    const before = (await testEnv.db.doc('manualExpenses/hall').get()).data();
    expect(await write(ANA, { text: ` ${TEXT}\r\nAnd the invoice? ` })).toEqual(DONE);
    const finding = await stored();
    expect({ ...finding, at: finding?.at.toMillis() }).toEqual({
      on: HALL,
      title: 'Deposit for the hall',
      text: `${TEXT}\nAnd the invoice?`,
      status: 'open',
      by: ANA,
      name: 'Ana Ruiz',
      role: 'reviewer',
      at: testEnv.time.now,
      answers: [],
      version: 1,
    });
    expect((await testEnv.db.doc('manualExpenses/hall').get()).data()).toEqual(before);
    expect(await journal()).toEqual([['created', 'ana']]);
  });

  it('is answered by the books’ people, and resolved by its writer', async () => {
    await write();
    expect(await answer(1)).toEqual(DONE);
    expect(await answer(2, SAM, 'It’s on paper, in the binder.')).toEqual(DONE);
    expect(await resolve(3, ANA, { text: 'Seen, thanks.' })).toEqual(DONE);
    expect(await stored()).toMatchObject({
      status: 'resolved',
      text: TEXT,
      answers: [
        { text: 'Added.', by: TEST_ADMIN, name: 'Ruth Adeyemi' },
        { text: 'It’s on paper, in the binder.', by: SAM, name: 'Sam Okafor' },
      ],
      resolved: { text: 'Seen, thanks.', by: ANA, name: 'Ana Ruiz' },
      version: 4,
    });
    expect(await journal()).toEqual([
      ['created', 'ana'],
      ['changed', TEST_ADMIN.uid],
      ['changed', 'sam'],
      ['changed', 'ana'],
    ]);
    const data = await readProject(getApp(testEnv.projectId), bucket.name);
    expect(checkJournal(data).filter((problem) => problem.includes('findings'))).toEqual([]);
    const lost = { ...data, findings: data.findings.filter((finding) => finding.id !== id) };
    expect(checkJournal(lost).join()).toContain(`findings/${id}`);
  });

  it('without a word is resolved too, and needs no answer before', async () => {
    await write();
    expect(await resolve(1)).toEqual(DONE);
    expect(Object.keys((await stored())?.resolved ?? {}).toSorted()).toEqual(['at', 'by', 'name']);
  });

  it('is on a record of each kind, also of a closed year', async () => {
    const one = await approved();
    expect(await adminClient(testEnv.services).pay(one, check())).toMatchObject(DONE);
    const payment = paymentIdOf(one, 1);
    const deposit = newExpenseId();
    const day = { date: '2025-09-01', amount: 5, description: 'Bake sale', version: 1 };
    await testEnv.db.doc('revenueItems/sale').set(day);
    await testEnv.db.doc('transfers/move').set(day);
    await testEnv.db.doc(`deposits/${deposit}`).set({ ...day, slip: '7', items: [] });
    await testEnv.db.doc('accounts/bank').set({ name: 'Checking', version: 1 });
    await testEnv.db
      .doc('statements/bank~2025-09-30')
      .set({ accountId: 'bank', day: '2025-09-30', version: 1 });
    const titles: Record<string, string | undefined> = {};
    for (const [collection, place] of Object.entries({
      expenses: one,
      payments: payment,
      revenueItems: 'sale',
      transfers: 'move',
      deposits: deposit,
      statements: 'bank~2025-09-30',
    })) {
      id = newExpenseId();
      expect(await write(ANA, { on: { collection, id: place } }), collection).toEqual(DONE);
      titles[collection] = (await stored())?.title;
    }
    expect(titles).toEqual({
      expenses: '',
      payments: '',
      revenueItems: 'Bake sale',
      transfers: 'Bake sale',
      deposits: 'Deposit 7, 0 items, Sep 1, 2025',
      statements: 'Checking, Sep 30, 2025',
    });
  });

  it('isn’t written on what doesn’t exist', async () => {
    refuses(await write(ANA, { on: { ...HALL, id: 'gone' } }), 'recordGone');
    expect(await stored()).toBeUndefined();
    expect(await journal()).toEqual([]);
  });
});

describe('the same request again', () => {
  it('writes, answers, and resolves once', async () => {
    expect(await Promise.all([write(), write()])).toEqual([DONE, DONE]);
    for (const send of [() => answer(1), () => resolve(2, ANA, { text: 'Seen.' })])
      expect([await send(), await send()]).toEqual([DONE, DONE]);
    expect(await stored()).toMatchObject({ status: 'resolved', version: 3 });
    expect((await stored())?.answers).toHaveLength(1);
    expect(await journal()).toHaveLength(3);
    // Late answers of the network: what came later stays.
    expect(await write()).toEqual(DONE);
    expect(await stored()).toMatchObject({ status: 'resolved', version: 3 });
  });

  it('with another text, on another record, or by someone else is refused', async () => {
    await write();
    for (const again of [
      write(ANA, { text: 'Never mind' }),
      write(SAM),
      write(ANA, { on: { collection: 'revenueItems', id: 'hall' } }),
    ])
      refuses(await again, 'findingExists');
    expect(await stored()).toMatchObject({ text: TEXT, by: ANA, version: 1 });
  });
});

describe('two tabs', () => {
  it('that saw the same finding can’t both answer it: the second one sees the first answer first', async () => {
    await write();
    const both = await Promise.all([answer(1), answer(1, SAM, 'In the binder.')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    refuses(both.find(({ status }) => status === 409) ?? both[0], 'changedMeanwhile');
    expect((await stored())?.answers).toHaveLength(1);
  });

  it('resolve no finding whose last answer its writer hasn’t seen', async () => {
    await write();
    await answer(1);
    refuses(await resolve(1), 'changedMeanwhile');
    refuses(await answer(1, TEST_ADMIN, 'Added again.'), 'changedMeanwhile');
    expect(await stored()).toMatchObject({ status: 'open', version: 2 });
  });

  it('leave a resolved finding as it is', async () => {
    await write();
    await resolve(1);
    refuses(await answer(1), 'findingResolved');
    refuses(await answer(2), 'findingResolved');
    refuses(await resolve(2, ANA, { text: 'Again' }), 'findingResolved');
    expect(await stored()).toMatchObject({ status: 'resolved', answers: [], version: 2 });
  });
});

describe('who may do what (#163)', () => {
  it('everyone of the panel writes; reviewers don’t answer', async () => {
    for (const by of [ANA, SAM, TEST_ADMIN]) {
      id = newExpenseId();
      expect(await write(by)).toEqual(DONE);
    }
    refuses(await answer(1, ANA), 'roleRefused', 403);
    expect((await stored())?.answers).toEqual([]);
  });

  it('the role as it is stored now decides, not the one of the sign-in', async () => {
    await write();
    await put(TEST_ADMIN, 'Ruth Adeyemi', { role: 'reviewer' });
    refuses(await answer(1), 'roleRefused', 403);
    await testEnv.db.doc(`people/${TEST_ADMIN.uid}`).delete();
    refuses(await answer(1), 'adminsOnly', 403);
    refuses(await write(TEST_ADMIN, { id: newExpenseId() }), 'adminsOnly', 403);
  });

  it('only its writer and later reviewers resolve it', async () => {
    await write();
    for (const by of [TEST_ADMIN, SAM]) refuses(await resolve(1, by), 'findingOfOthers');
    await put(LEE, 'Lee Park', { role: 'reviewer', joinedAt: testEnv.time.now });
    refuses(await resolve(1, LEE), 'findingOfOthers');
    await put(LEE, 'Lee Park', { role: 'reviewer', joinedAt: testEnv.time.now + 1 });
    expect(await resolve(1, LEE)).toEqual(DONE);
    expect((await stored())?.resolved).toMatchObject({ by: LEE, name: 'Lee Park' });
  });

  it('its writer doesn’t resolve it once they keep the books', async () => {
    await write();
    await put(ANA, 'Ana Ruiz', { role: 'bookkeeper' });
    refuses(await resolve(1), 'findingOfReviewer');
    // What they wrote as a bookkeeper is theirs.
    id = newExpenseId();
    await write();
    expect(await resolve(1)).toEqual(DONE);
  });
});

it('a finding has 20 answers at most', async () => {
  await write();
  for (let version = 1; version <= MAX_ANSWERS; version++)
    expect((await answer(version, TEST_ADMIN, `Answer ${version}`)).status).toBe(200);
  refuses(await answer(MAX_ANSWERS + 1, TEST_ADMIN, 'One more'), 'tooManyAnswers');
  expect((await stored())?.answers).toHaveLength(MAX_ANSWERS);
  expect(await resolve(MAX_ANSWERS + 1)).toEqual(DONE);
});

it('what was never written can’t be answered or resolved', async () => {
  refuses(await answer(1), 'unknownFinding', 400);
  refuses(await resolve(1), 'unknownFinding', 400);
});

it.each([
  ['no text', { text: ' ' }],
  ['too long a text', { text: 'x'.repeat(2_001) }],
  ['another collection', { on: { collection: 'people', id: 'ana' } }],
  ['an id that leads elsewhere', { id: '../people/ana' }],
])('a request with %s is refused', async (_name, more) => {
  expect(await write(ANA, more)).toMatchObject({ status: 400 });
});
