import type { ErrorCode } from '@pa-ledger/domain/error-messages';
import { journalIdOf, type JournalKind, type StoredFields } from '@pa-ledger/domain/ledger/journal';
import type { Person, PersonEntry } from '@pa-ledger/domain/people/person';
import type { Role } from '@pa-ledger/domain/people/role';
import {
  MAX_PACKETS,
  MAX_SAMPLED,
  MAX_SAMPLES,
  SAME_PACKET_MS,
  type Review,
  type ReviewTicks,
} from '@pa-ledger/domain/review/review';
import { disbursementOf, drawSample } from '@pa-ledger/domain/review/sample';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import { membersOf, textIn } from '@pa-ledger/domain/untyped';
import { getApp } from 'firebase-admin/app';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sha256Hex } from '../../functions/src/platform/hashes.ts';
import { checkJournal } from '../../ops/checks/check-journal.ts';
import { checkReviews } from '../../ops/checks/check-reviews.ts';
import { readProject } from '../../ops/checks/project-data.ts';
import { personEntry } from '../fixtures/people.ts';
import { adminClient, type AdminReply } from '../functions/support/admin-client.ts';
import { SETTINGS } from '../functions/support/association.ts';
import { DONE } from '../functions/support/managed-expenses.ts';
import { bucket, newExpenseId } from '../functions/support/suite.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';
import { refused } from '../support/refused.ts';

/** Reviews: their samples and ticks, packets, the meeting that adopts one, and who may do which. */
let testEnv: TestEnvironment;

const DAYS = { first: '2025-07-01' as CalendarDate, last: '2026-06-30' as CalendarDate };
const NOW = Date.parse('2026-09-10T15:00:00Z');
const AFTER_DAYS = new Date('2026-08-01T15:00:00Z');
const MIDDLE = Date.parse('2026-01-15T18:00:00Z');
const HASH = 'a'.repeat(64);

const person = (uid: string, email = `${uid}@example.com`): Person => ({ uid, email });
const [ANA, BO, NEW, RUTH, SAM, PAT, KIM] = [
  person('ana'),
  person('bo'),
  person('new'),
  person('ruth'),
  person('sam'),
  // The president, by another spelling of the mailbox.
  person('pat', 'patdoe+review@googlemail.com'),
  person('kim'),
] as const;
/** Everyone's role and when they joined; how they were before is in the journal. */
const PEOPLE: readonly (readonly [Person, name: string, Partial<PersonEntry<Date>>])[] = [
  [ANA, 'Ana Ruiz', { role: 'reviewer', joinedAt: AFTER_DAYS }],
  [BO, 'Bo Lind', { role: 'reviewer', joinedAt: AFTER_DAYS }],
  [NEW, 'Nell Wu', { role: 'admin', joinedAt: AFTER_DAYS }],
  [RUTH, 'Ruth Adeyemi', { role: 'admin' }],
  [SAM, 'Sam Okafor', { role: 'reviewer', version: 2 }],
  [PAT, 'Pat Doe', { role: 'reviewer', joinedAt: AFTER_DAYS }],
  [KIM, 'Kim Cho', { role: 'bookkeeper', joinedAt: AFTER_DAYS }],
];

/** Of a review of its own for each test. */
let id: string;

beforeAll(async () => {
  testEnv = await createTestEnvironment();
  testEnv.time.now = NOW;
  const { db } = testEnv;
  for (const [{ uid, email }, name, entry] of PEOPLE)
    await db.doc(`people/${uid}`).set(personEntry(email, name, entry));
  const keeper = { role: 'bookkeeper' } as const;
  await putChange('people', SAM.uid, MIDDLE, [
    personEntry(SAM.email, 'Sam Okafor', keeper),
    personEntry(SAM.email, 'Sam Okafor', { role: 'reviewer', version: 2 }),
  ]);
  await putChange('people', 'gil', MIDDLE, [
    personEntry('gil@example.com', 'Gil Moss', keeper),
    null,
  ]);
  await putSettings();
  await putBooks();
});

beforeEach(() => {
  id = newExpenseId();
  testEnv.time.now += 60_000;
});

afterAll(() => testEnv.close());

/** Another treasurer in the middle of the days, and a stand-in for the president from the beginning. */
async function putSettings(): Promise<void> {
  const { db } = testEnv;
  const { docs } = await db.collection('journal').where('collection', '==', 'settings').get();
  for (const found of docs) await found.ref.delete();
  const standIns = { president: 'vice@example.com', treasurer: '', eventApprovers: {} };
  const settings = (treasurer: string, version: number) => ({
    ...SETTINGS,
    presidents: ['pat.doe@gmail.com'],
    treasurer,
    standIns,
    absences: [],
    version,
  });
  const [before, after] = [settings('old@example.com', 1), settings('money@example.com', 2)];
  await putChange('settings', 'approvers', MIDDLE, [before, after]);
  await db.doc('settings/approvers').set(after);
}

/** Puts an entry of the journal there, from version 1 to 2. */
async function putChange(
  collection: string,
  document: string,
  at: number,
  [before, after]: readonly [StoredFields, StoredFields | null],
): Promise<void> {
  const place = { collection, document, version: 2 };
  const kind: JournalKind = after === null ? 'deleted' : 'changed';
  await testEnv.db
    .doc(`journal/${journalIdOf(place)}`)
    .set({ ...place, by: RUTH, at: new Date(at), kind, before, after, words: [] });
}

const PAYMENT = { payee: 'Lee Park', voided: null, mistake: null, version: 1 };
const line = (expenseId: string, amount: number) => ({ expenseId, amount });

/** What was paid on the days, and beside them. */
async function putBooks(): Promise<void> {
  const { db } = testEnv;
  const documents: Readonly<Record<string, object>> = {
    'payments/a-1': { ...PAYMENT, date: '2025-07-01', lines: [line('a', 100)] },
    'payments/b-1': {
      ...PAYMENT,
      date: '2026-03-03',
      lines: [line('b', 200), line('b', 50.5)],
      voided: { date: '2026-04-04' },
    },
    'payments/c-1': { ...PAYMENT, date: '2026-06-30', lines: [line('c', 300), line('d', 1)] },
    'payments/e-1': { ...PAYMENT, date: '2026-01-05', lines: [line('e', 400)], mistake: {} },
    'payments/f-1': { ...PAYMENT, date: '2026-07-01', lines: [line('f', 500)] },
    'manualExpenses/hall': { date: '2025-12-01', amount: 250.5, paidTo: 'SAM  okafor' },
    'manualExpenses/cash': {
      date: '2025-12-02',
      amount: 80,
      paidTo: 'V.',
      advance: { kind: 'given', eventOn: '2025-12-03', left: 0 },
    },
    'manualExpenses/cash-settled-1': {
      date: '2025-12-05',
      amount: 80,
      paidTo: 'V.',
      advance: { kind: 'settled' },
    },
    'manualExpenses/back': { date: '2025-12-06', amount: -20, paidTo: 'V.' },
    'advanceHolders/cash': { email: 'vice@example.com' },
    // The president's own, years ago; and one of theirs that paid a vendor.
    'expenses/old': { submission: {} },
    'contacts/old': { email: 'pat.doe@gmail.com', mailingAddress: '12 Oak Street, Maple Grove' },
    'expenses/vendor': { submission: { payTo: 'vendor' } },
    'contacts/vendor': { email: 'pat.doe@gmail.com', mailingAddress: '5 Depot Road' },
    'contacts/a': { email: 'lee@example.com', mailingAddress: '12 OAK ST\nMaple Grove' },
    'contacts/b': { email: 'money@example.com', mailingAddress: '7 Elm Rd' },
    'contacts/c': { email: 'lee@example.com', mailingAddress: '5 Depot Road' },
    'contacts/d': { email: '', mailingAddress: '' },
  };
  for (const [path, fields] of Object.entries(documents)) await db.doc(path).set(fields);
}

/** Everything that can be drawn, by day. */
const DRAWABLE = [
  'payments~a-1',
  'manualExpenses~hall',
  'manualExpenses~cash',
  'payments~b-1',
  'payments~c-1',
];

function roleOf({ uid }: Person): Role {
  return PEOPLE.find(([one]) => one.uid === uid)?.[2].role ?? 'admin';
}

const client = (by: Person) => adminClient(testEnv.services, by, { role: roleOf(by) });
const act = (by: Person, request: object): Promise<AdminReply> =>
  client(by).manageReview({ id, ...request });
const begin = (by = ANA, days: object = DAYS) => act(by, { action: 'begin', ...days });
const drawAbove = (version: number, by = ANA, amount = 0) =>
  act(by, { action: 'draw', version, rule: { kind: 'above', amount } });
const drawRandom = (version: number, by = ANA, count = 2) =>
  act(by, { action: 'draw', version, rule: { kind: 'random', count } });
const tick = (item: string, by = ANA, seen = true) => act(by, { action: 'tick', item, seen });
const packet = (by = ANA, more: object = {}) =>
  act(by, { action: 'packet', hash: HASH, withAddresses: false, parts: 12, failed: 1, ...more });
const CARL = { name: 'Carl Berg', email: 'carl@example.com' };
const adopt = (version: number, by = RUTH, more: object = {}) =>
  act(by, {
    action: 'adopt',
    version,
    meetingOn: '2026-09-03',
    reviewers: [CARL, { name: 'Ana Ruiz', email: ANA.email }],
    hash: HASH,
    ...more,
  });
const unadopt = (version: number, by = RUTH, reason = 'Wrong day') =>
  act(by, { action: 'unadopt', version, reason });

async function stored(): Promise<Review<Timestamp> | undefined> {
  // Only the function writes it.
  return (await testEnv.db.doc(`reviews/${id}`).get()).data() as Review<Timestamp> | undefined;
}

async function ticks(): Promise<Readonly<Record<string, string>>> {
  const found = (await testEnv.db.doc(`reviewTicks/${id}`).get()).data();
  const { ticks: marks = {} } = { ...(found as ReviewTicks<Timestamp> | undefined) };
  return Object.fromEntries(Object.entries(marks).map(([key, { by }]) => [key, by.uid]));
}

async function journal(): Promise<readonly string[]> {
  const found = await testEnv.db.collection('journal').where('document', '==', id).get();
  const entries = found.docs.map((entry) => entry.data());
  return entries
    .toSorted((one, other) => Number(one['version']) - Number(other['version']))
    .map((entry) => `${textIn(entry, 'kind')} by ${textIn(membersOf(entry['by']), 'uid')}`);
}

const refuses = (reply: AdminReply, code: ErrorCode, sentence?: string) =>
  expect(reply).toEqual(refused(code, sentence));
const heldOffice = (offices: string) =>
  `You held an office in these days (${offices}), so someone else must review them.`;

describe('a review', () => {
  it('is of any days, with who began it, and in the journal', async () => {
    expect(await begin()).toEqual(DONE);
    const review = await stored();
    expect({ ...review, at: review?.at.toMillis() }).toEqual({
      days: DAYS,
      by: ANA,
      name: 'Ana Ruiz',
      at: testEnv.time.now,
      samples: [],
      packets: [],
      adopted: null,
      undone: null,
      version: 1,
    });
    expect(await journal()).toEqual(['created by ana']);
  });

  it('begins once, however often it’s sent', async () => {
    expect(await Promise.all([begin(), begin(), begin()])).toEqual([DONE, DONE, DONE]);
    expect(await drawAbove(1)).toEqual(DONE);
    expect(await begin()).toEqual(DONE);
    expect(await stored()).toMatchObject({ version: 2, samples: [{}] });
    refuses(await begin(ANA, { ...DAYS, last: '2026-05-31' }), 'reviewExists');
    refuses(await begin(BO), 'reviewExists');
  });

  it('is begun by administrators and reviewers, in office or not, and by no bookkeeper', async () => {
    for (const by of [RUTH, NEW, ANA, SAM]) {
      id = newExpenseId();
      expect(await begin(by)).toEqual(DONE);
    }
    id = newExpenseId();
    refuses(await begin(KIM), 'roleRefused');
    refuses(await client(KIM).reviewMarks(DAYS), 'roleRefused');
    expect(await stored()).toBeUndefined();
  });

  it('goes by the role as it’s stored now', async () => {
    const now = adminClient(testEnv.services, KIM, { role: 'admin' });
    refuses(await now.manageReview({ id, action: 'begin', ...DAYS }), 'roleRefused');
    const gone = adminClient(testEnv.services, person('gone'), { role: 'reviewer' });
    refuses(await gone.manageReview({ id, action: 'begin', ...DAYS }), 'adminsOnly');
  });

  it('that was never begun has no acts', async () => {
    for (const reply of [drawAbove(1), tick('payments~a-1'), packet(), adopt(1), unadopt(1)])
      refuses(await reply, 'unknownReview');
  });
});

describe('a sample', () => {
  it('has all above an amount: payments also if voided, expenses, and advances as given', async () => {
    await begin();
    expect(await drawAbove(1)).toEqual(DONE);
    expect(await drawAbove(2, ANA, 250.5)).toEqual(DONE);
    expect(await drawAbove(3, ANA, 250.49)).toEqual(DONE);
    const [all, above, from] = (await stored())?.samples ?? [];
    expect(all).toMatchObject({
      rule: { kind: 'above', amount: 0 },
      items: DRAWABLE,
      of: 5,
      by: ANA,
      name: 'Ana Ruiz',
    });
    expect(above?.items).toEqual(['payments~c-1']);
    expect(from?.items).toEqual(['manualExpenses~hall', 'payments~b-1', 'payments~c-1']);
    expect(await journal()).toHaveLength(4);
  });

  it('at random is one that anyone can draw again from its seed, which the server makes (#164)', async () => {
    await begin();
    expect(await drawRandom(1)).toEqual(DONE);
    expect(await drawRandom(2)).toEqual(DONE);
    const drawn = (await stored())?.samples ?? [];
    const seeds = drawn.map(({ rule }) => (rule.kind === 'random' ? rule.seed : ''));
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(seeds).size).toBe(2);
    const found = await Promise.all(
      (['payments', 'manualExpenses'] as const).map(async (collection) => {
        const { docs } = await testEnv.db.collection(collection).get();
        return docs.map((one) => disbursementOf(collection, one.id, one.data(), DAYS));
      }),
    );
    const all = found.flat().filter((one) => one !== null);
    for (const { rule, items } of drawn) {
      expect(items).toHaveLength(2);
      expect(drawSample(rule, all, sha256Hex)).toEqual(items);
    }
  });

  it('has all that there is when more is asked for, and is empty where nothing is', async () => {
    await begin();
    await drawRandom(1, ANA, 500);
    await drawAbove(2, ANA, 1_000);
    const [whole, none] = (await stored())?.samples ?? [];
    expect([whole?.items, none?.items, none?.of]).toEqual([DRAWABLE, [], 5]);
  });

  it('is drawn once for the same request, and by one of two at the same time', async () => {
    await begin();
    expect([await drawRandom(1), await drawRandom(1)]).toEqual([DONE, DONE]);
    expect([await drawAbove(2), await drawAbove(2)]).toEqual([DONE, DONE]);
    expect((await stored())?.samples).toHaveLength(2);
    refuses(await drawAbove(2, ANA, 5), 'changedMeanwhile');
    refuses(await drawRandom(2), 'changedMeanwhile');
    const both = await Promise.all([drawRandom(3), drawRandom(3, BO, 3)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await stored())?.samples).toHaveLength(3);
  });

  it('stays, and a review has so many', async () => {
    await begin();
    for (let version = 1; version <= MAX_SAMPLES; version++)
      expect(await drawRandom(version)).toEqual(DONE);
    refuses(await drawRandom(MAX_SAMPLES + 1), 'tooManySamples');
    expect((await stored())?.samples).toHaveLength(MAX_SAMPLES);
  });

  it('is refused when all samples together have too much', async () => {
    await begin();
    const items = Array.from({ length: MAX_SAMPLED - 4 }, (_, index) => `payments~${index}-1`);
    const at = Timestamp.fromMillis(0);
    const sample = { rule: { kind: 'above', amount: 0 }, items, of: items.length };
    const act = { by: ANA, name: 'Ana Ruiz', at };
    await testEnv.db.doc(`reviews/${id}`).update({ samples: [{ ...sample, ...act }] });
    refuses(await drawAbove(1), 'tooManySampled');
    expect(await drawRandom(1, ANA, 4)).toEqual(DONE);
    await testEnv.db.doc(`reviews/${id}`).delete();
  });

  it('has no more than 500 entries', async () => {
    const writes = testEnv.db.batch();
    for (let index = 0; index < 498; index++)
      writes.set(testEnv.db.doc(`manualExpenses/many-${index}`), { date: '2020-05-05', amount: 1 });
    for (const more of ['x', 'y'])
      writes.set(testEnv.db.doc(`manualExpenses/${more}`), { date: '2020-05-06', amount: 2 });
    await writes.commit();
    await begin(ANA, { first: '2020-05-05', last: '2020-05-06' });
    expect(await drawAbove(1)).toEqual(DONE);
    await testEnv.db.doc('manualExpenses/z').set({ date: '2020-05-06', amount: 2 });
    refuses(await drawAbove(2), 'tooManySampled');
    expect(await drawAbove(2, ANA, 1)).toEqual(DONE);
    expect((await stored())?.samples.map(({ items }) => items.length)).toEqual([500, 3]);
  });
});

describe('who held an office on the days (#164)', () => {
  it.each([
    [RUTH, 'Administrator'],
    [SAM, 'Bookkeeper'],
    [PAT, 'President'],
  ])('draws and checks off nothing: $uid', async (by, offices) => {
    await begin();
    await drawAbove(1);
    refuses(await drawAbove(2, by), 'heldOffice', heldOffice(offices));
    refuses(await tick('payments~a-1', by), 'heldOffice', heldOffice(offices));
    expect(await ticks()).toEqual({});
    expect((await stored())?.samples).toHaveLength(1);
  });

  it('reviews other days: a bookkeeper those after they left, an administrator those before they came', async () => {
    await begin(ANA, { first: '2026-01-16', last: '2026-06-30' });
    expect(await drawAbove(1, SAM)).toEqual(DONE);
    id = newExpenseId();
    await begin(ANA, DAYS);
    expect(await drawAbove(1, NEW)).toEqual(DONE);
    id = newExpenseId();
    await begin(ANA, { first: '2026-07-31', last: '2026-08-01' });
    refuses(await drawAbove(1, NEW), 'heldOffice', heldOffice('Administrator'));
  });
});

describe('a tick', () => {
  beforeEach(async () => {
    await begin();
    await drawAbove(1, ANA, 200);
  });

  it('says who saw an item, and isn’t in the journal', async () => {
    expect(await tick('payments~b-1')).toEqual(DONE);
    const found = (await testEnv.db.doc(`reviewTicks/${id}`).get()).data();
    const at = Timestamp.fromMillis(testEnv.time.now);
    expect(found).toEqual({ ticks: { 'payments~b-1': { by: ANA, name: 'Ana Ruiz', at } } });
    expect(await journal()).toHaveLength(2);
    expect((await stored())?.version).toBe(2);
  });

  it('of two at the same time are both kept, and the first of two on one item', async () => {
    const both = [tick('payments~b-1'), tick('payments~c-1', BO)];
    expect(await Promise.all(both)).toEqual([DONE, DONE]);
    expect(await tick('payments~b-1', BO)).toEqual(DONE);
    expect(await ticks()).toEqual({ 'payments~b-1': 'ana', 'payments~c-1': 'bo' });
  });

  it('is taken back by who made it alone', async () => {
    await tick('payments~b-1');
    await tick('payments~c-1', BO);
    refuses(await tick('payments~b-1', BO, false), 'tickOfOthers');
    expect(await tick('payments~b-1', ANA, false)).toEqual(DONE);
    expect(await tick('payments~b-1', ANA, false)).toEqual(DONE);
    expect(await ticks()).toEqual({ 'payments~c-1': 'bo' });
  });

  it('is of something that a sample drew', async () => {
    for (const item of ['payments~a-1', 'payments~e-1', 'manualExpenses~gone'])
      refuses(await tick(item), 'notSampled');
    expect(await ticks()).toEqual({});
  });
});

describe('a packet', () => {
  it('is noted with its hash, once for the same press', async () => {
    await begin();
    expect(await Promise.all([packet(), packet()])).toEqual([DONE, DONE]);
    expect((await stored())?.packets).toMatchObject([
      { hash: HASH, withAddresses: false, parts: 12, failed: 1, by: ANA, name: 'Ana Ruiz' },
    ]);
    expect(await packet(RUTH)).toEqual(DONE);
    testEnv.time.now += SAME_PACKET_MS - 1;
    await packet();
    expect((await stored())?.packets).toHaveLength(2);
    testEnv.time.now += 1;
    await packet();
    expect((await stored())?.packets.map(({ by }) => by.uid)).toEqual(['ana', 'ruth', 'ana']);
    expect(await journal()).toHaveLength(4);
  });

  it('with addresses is an administrator’s', async () => {
    await begin();
    refuses(await packet(ANA, { withAddresses: true }), 'roleRefused');
    expect(await packet(RUTH, { withAddresses: true })).toEqual(DONE);
    expect((await stored())?.packets).toMatchObject([{ withAddresses: true, by: RUTH }]);
  });

  it('that a meeting adopted stays among the last ones', async () => {
    await begin();
    await packet();
    expect(await adopt(2)).toEqual(DONE);
    for (let index = 0; index < MAX_PACKETS; index++)
      await packet(ANA, { hash: index.toString(16).padStart(64, '0') });
    const hashes = (await stored())?.packets.map(({ hash }) => hash) ?? [];
    expect(hashes).toHaveLength(MAX_PACKETS);
    expect(hashes[0]).toBe(HASH);
    expect(hashes).not.toContain('0'.repeat(64));
  });
});

describe('the meeting that adopts a review', () => {
  beforeEach(async () => {
    await begin();
    await packet();
  });

  it('is recorded by anyone who may, with the reviewers’ names and the hash', async () => {
    expect([await adopt(2), await adopt(2)]).toEqual([DONE, DONE]);
    expect(await stored()).toMatchObject({
      adopted: {
        meetingOn: '2026-09-03',
        reviewers: ['Carl Berg', 'Ana Ruiz'],
        hash: HASH,
        by: RUTH,
        name: 'Ruth Adeyemi',
      },
      version: 3,
    });
    expect(await journal()).toEqual(['created by ana', 'changed by ana', 'changed by ruth']);
    for (const collection of ['reviews', 'journal']) {
      const { docs } = await testEnv.db.collection(collection).get();
      expect(JSON.stringify(docs.map((found) => found.data()))).not.toContain(CARL.email);
    }
    refuses(await adopt(3), 'reviewAdopted');
    refuses(await adopt(2, RUTH, { meetingOn: '2026-09-04' }), 'reviewAdopted');
  });

  it.each([
    ['the treasurer of the second half', { email: 'money@example.com' }, 'Treasurer'],
    ['the treasurer of the first half', { email: 'OLD@example.com' }, 'Treasurer'],
    ['a stand-in', { email: 'vice+x@example.com' }, 'Stand-in for President'],
    ['the president’s mailbox', { email: 'p.a.t.doe@gmail.com' }, 'President'],
    ['an event approver', { email: 'fair.chair@example.com' }, 'Event Approver of Spring Fair'],
    ['a bookkeeper who left', { email: 'gil@example.com' }, 'Bookkeeper'],
    ['a bookkeeper by name', { name: 'gil  moss' }, 'Bookkeeper'],
    ['a president by name', { name: 'Pat Doe' }, 'President'],
    ['an administrator', { email: RUTH.email }, 'Administrator'],
  ])('has no reviewer who held an office: %s', async (_name, more, office) => {
    const reviewer = { ...CARL, ...more };
    const reply = await adopt(2, ANA, { reviewers: [{ name: 'Zoe', email: 'z@b.co' }, reviewer] });
    const sentence = `${reviewer.name} can’t be a reviewer of these days: they held an office in them (${office}).`;
    refuses(reply, 'reviewerHeldOffice', sentence);
    expect((await stored())?.adopted).toBeNull();
  });

  it.each([
    ['unknownPacket', { hash: 'b'.repeat(64) }],
    ['ratifiedAhead', { meetingOn: '2026-09-11' }],
    ['adoptedTooEarly', { meetingOn: '2026-06-29' }],
    ['reviewerTwice', { reviewers: [CARL, { name: 'C.', email: 'CARL+1@example.com' }] }],
    ['reviewerTwice', { reviewers: [CARL, { name: 'carl berg', email: 'c@example.com' }] }],
  ] as const)('is refused: %s %j', async (code, more) => {
    refuses(await adopt(2, RUTH, more), code);
    expect((await stored())?.adopted).toBeNull();
  });

  it.each(['2026-06-30', '2026-09-10'])(
    'is on %s at the earliest and latest',
    async (meetingOn) => {
      expect(await adopt(2, RUTH, { meetingOn })).toEqual(DONE);
    },
  );

  it('is of the review as it was seen, and ends its samples', async () => {
    await drawAbove(2);
    await tick('payments~a-1');
    refuses(await adopt(2), 'changedMeanwhile');
    const both = await Promise.all([adopt(3), drawRandom(3, BO)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { version = 0, adopted } = (await stored()) ?? {};
    if (adopted === null) await adopt(version);
    refuses(await drawAbove(4), 'reviewAdopted');
    refuses(await tick('payments~b-1'), 'reviewAdopted');
    refuses(await tick('payments~a-1', ANA, false), 'reviewAdopted');
    expect(await ticks()).toEqual({ 'payments~a-1': 'ana' });
  });

  it('is undone with a reason, and another one recorded', async () => {
    refuses(await unadopt(2), 'reviewNotAdopted');
    await adopt(2);
    refuses(await unadopt(2), 'changedMeanwhile');
    expect([await unadopt(3), await unadopt(3)]).toEqual([DONE, DONE]);
    expect(await stored()).toMatchObject({
      adopted: null,
      undone: { reason: 'Wrong day', by: RUTH, name: 'Ruth Adeyemi' },
      version: 4,
    });
    refuses(await unadopt(3, RUTH, 'Another reason'), 'reviewNotAdopted');
    expect(await adopt(4, NEW)).toEqual(DONE);
    expect(await stored()).toMatchObject({ adopted: { by: NEW }, undone: null, version: 5 });
  });
});

describe('marks', () => {
  it('are on what officers were paid, and what went to their addresses, without any address (#165)', async () => {
    const reply = await client(ANA).reviewMarks(DAYS);
    expect(reply).toEqual({
      status: 200,
      body: {
        success: true,
        marks: [
          { expense: 'a', why: ['address'] },
          { expense: 'b', why: ['mailbox'] },
        ],
        entries: [
          { entry: 'hall', why: ['name'] },
          { entry: 'cash', why: ['mailbox'] },
        ],
        own: null,
      },
    });
  });

  it('say which office the person who asks held', async () => {
    expect((await client(SAM).reviewMarks(DAYS)).body['own']).toBe('Bookkeeper');
    const later = { first: '2026-08-02', last: '2026-08-03' };
    expect((await client(NEW).reviewMarks(later)).body).toMatchObject({
      marks: [],
      entries: [],
      own: 'Administrator',
    });
  });
});

describe('the check of the data', () => {
  it('finds nothing in what the server wrote, and what doesn’t fit', async () => {
    await begin();
    await drawRandom(1, ANA, 3);
    const item = (await stored())?.samples[0]?.items[0] ?? '';
    await tick(item);
    await packet();
    await adopt(3);
    const all = await readProject(getApp(testEnv.projectId), bucket.name);
    const data = { ...all, reviews: all.reviews.filter((one) => one.id === id) };
    const own = { ...data, reviewTicks: all.reviewTicks.filter((one) => one.id === id) };
    expect(checkReviews(own)).toEqual([]);
    expect(checkJournal(all).filter((problem) => problem.includes(`reviews/${id}`))).toEqual([]);
    const lost = { ...all, reviews: all.reviews.filter((one) => one.id !== id) };
    expect(checkJournal(lost).join()).toContain(`reviews/${id}`);
    const problems = (change: object, more: object = {}) =>
      checkReviews({
        ...own,
        reviews: own.reviews.map((one) => ({ ...one, data: { ...one.data, ...change } })),
        ...more,
      }).join('\n');
    expect(problems({ packets: [] })).toMatch(/adopted a packet that isn't among its packets/);
    expect(problems({ days: { first: '2026-01-02', last: '2026-01-01' } })).toMatch(/has no days/);
    expect(problems({ samples: [] })).toMatch(/which is in no sample/);
    expect(problems({ samples: null })).toMatch(/can't be read/);
    expect(problems({}, { reviews: [] })).toMatch(/is of no review/);
    const [sample] = (await stored())?.samples ?? [];
    const with_ = (items: readonly string[]) => ({ samples: [{ ...sample, items }] });
    expect(problems(with_([item]))).toMatch(/has another number of entries than it says/);
    expect(problems(with_([item, item, item]))).toMatch(/has an entry twice/);
    expect(problems(with_([item, 'payments~x-1', 'payments~y-1']))).toMatch(
      /payments~x-1, which never was/,
    );
    // What was deleted since is in the journal.
    const deleted = { journal: [...own.journal, { id: 'payments~x-1~1', data: {} }] };
    const [, other = ''] = (sample?.items ?? []).filter((one) => one !== item);
    expect(problems(with_([item, other, 'payments~x-1']), deleted)).toBe('');
  });
});
