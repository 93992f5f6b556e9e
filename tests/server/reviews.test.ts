import { MAX_SAMPLED, MAX_SAMPLES } from '@pa-ledger/domain/review/review';
import { disbursementOf, drawSample } from '@pa-ledger/domain/review/sample';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sha256Hex } from '../../functions/src/platform/hashes.ts';
import { adminClient } from '../functions/support/admin-client.ts';
import { DONE } from '../functions/support/managed-expenses.ts';
import { refuses, reviewActs } from '../functions/support/review-acts.ts';
import {
  ANA,
  BO,
  DAYS,
  DRAWABLE,
  KIM,
  NEW,
  RUTH,
  SAM,
  person,
  putReviewedDays,
} from '../functions/support/reviewed-days.ts';
import { newExpenseId } from '../functions/support/suite.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

/** Reviews: who begins them, their samples, and what was checked off of those. */
let testEnv: TestEnvironment;
/** Of a review of its own for each test. */
let id: string;
const {
  client,
  begin,
  drawAbove,
  drawRandom,
  tick,
  packet,
  adopt,
  unadopt,
  stored,
  ticks,
  journal,
} = reviewActs(
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
