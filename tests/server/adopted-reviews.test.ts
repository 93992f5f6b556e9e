import { MAX_PACKETS, SAME_PACKET_MS } from '@pa-ledger/domain/review/review';
import { getApp } from 'firebase-admin/app';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkJournal } from '../../ops/checks/check-journal.ts';
import { checkReviews } from '../../ops/checks/check-reviews.ts';
import { readProject } from '../../ops/checks/project-data.ts';
import { DONE } from '../functions/support/managed-expenses.ts';
import { CARL, HASH, refuses, reviewActs } from '../functions/support/review-acts.ts';
import { ANA, BO, NEW, RUTH, putReviewedDays } from '../functions/support/reviewed-days.ts';
import { bucket, newExpenseId } from '../functions/support/suite.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

/** What ends a review: its packets, the meeting that adopts one, and what the check of the data says of it. */
let testEnv: TestEnvironment;
/** Of a review of its own for each test. */
let id: string;
const { begin, drawAbove, drawRandom, tick, packet, adopt, unadopt, stored, ticks, journal } =
  reviewActs(
    () => testEnv,
    () => id,
  );

beforeAll(async () => {
  testEnv = await createTestEnvironment();
  await putReviewedDays(testEnv);
});

beforeEach(() => {
  id = newExpenseId();
  testEnv.time.now += 60_000;
});

afterAll(() => testEnv.close());

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
