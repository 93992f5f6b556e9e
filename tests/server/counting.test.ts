import { LEDGER_COLLECTIONS } from '@pa-ledger/domain/ledger/lines';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recount } from '../../functions/src/totals/recount.ts';
import { beforeEachBatch, COMMIT_POINTS } from '../functions/support/commit-hook.ts';
import { runUntilKilled } from '../functions/support/run-until-killed.ts';
import { brokenTotals, totalOf } from '../functions/support/totals.ts';
import { figure } from '../support/figure.ts';
import { below, oneOf, random, TIMEOUT_MS, times } from '../support/random.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

/** No trigger runs in a test environment: the test delivers each event itself, when and as often as it needs to. */
let testEnv: TestEnvironment;

beforeEach(async () => {
  testEnv = await createTestEnvironment();
});

afterEach(() => testEnv.close());

/** On both sides of the end of a month and of a year. */
const DAYS = ['2026-09-30', '2026-10-01', '2026-12-31', '2027-01-01'];

/** A multiple of the eight that write. */
const EVENTS = times(200, 1_000);

const anyAmount = (): number => below(100_000) / 100;

/** A document as it may lie in the ledger. */
function anyDocument(collection: string): object {
  const categoryId = oneOf(['fair', 'office', 'gone']);
  const fundId = oneOf(['main', 'other']);
  if (collection === 'transfers') {
    const funds = { fromFundId: 'main', toFundId: fundId === 'main' ? 'gone' : fundId };
    return { ...funds, amount: anyAmount(), date: oneOf(DAYS) };
  }
  if (collection === 'payments') {
    const line = () => ({
      categoryId: oneOf(['fair', 'office']),
      fundId: oneOf(['main', 'other']),
    });
    const lines = Array.from({ length: 1 + below(3) }, () => ({ ...line(), amount: anyAmount() }));
    const voided = oneOf([null, null, { date: oneOf(DAYS) }]);
    return { date: oneOf(DAYS), lines, voided, mistake: oneOf([null, null, {}]) };
  }
  if (collection !== 'expenses')
    return { categoryId, fundId, amount: anyAmount(), date: oneOf(DAYS) };
  const status = oneOf(['pending', 'approved', 'approved', 'paid', 'paid', 'rejected']);
  return {
    lines: Array.from({ length: 1 + below(2) }, () => ({
      categoryId: oneOf(['fair', 'office', 'gone']),
      fundId: oneOf([null, fundId]),
      amount: anyAmount(),
    })),
    reclassified: oneOf([[], [{ on: oneOf(DAYS), lines: [{ categoryId, fundId, amount: 1 }] }]]),
    status,
    approvedOn: oneOf(DAYS),
    payment: {
      id: 'one',
      date: oneOf(DAYS),
    },
  };
}

const deliver = (id: string) => recount(testEnv.services, id);

/** Writes a revenue item and delivers its event. */
async function revenue(id: string, amount: number, own: object = {}): Promise<void> {
  await testEnv.db
    .doc(`revenueItems/${id}`)
    .set({ categoryId: 'fair', fundId: 'main', amount, date: '2026-09-14', ...own });
  await deliver(`revenueItems~${id}`);
}

describe('events of the ledger (#78, G5)', () => {
  it(
    `are counted once each: ${EVENTS} of them, delivered one to five times, shuffled and late, during other writes`,
    async () => {
      const places = LEDGER_COLLECTIONS.flatMap((collection) =>
        Array.from({ length: 20 }, (_, at) => ({ collection, id: `d${at}` })),
      );
      const due: string[] = [];
      let delivered = 0;
      /** Delivers any event that is due; the platform delivers one again whose function has failed. */
      const deliverAny = async (): Promise<void> => {
        const [id] = due.splice(below(due.length), 1);
        if (id === undefined) return;
        await deliver(id).then(
          () => delivered++,
          () => due.push(id),
        );
      };
      const write = async (): Promise<void> => {
        for (let written = 0; written < EVENTS / 8; written++) {
          const { collection, id } = oneOf(places);
          const ref = testEnv.db.collection(collection).doc(id);
          if (random() < 0.2) await ref.delete();
          else await ref.set(anyDocument(collection));
          const deliveries = 1 + below(5);
          due.push(...Array.from({ length: deliveries }, () => `${collection}~${id}`));
          // Fewer than come due: the others are late.
          await Promise.all([deliverAny(), deliverAny()]);
        }
      };
      const deliverTheRest = async (): Promise<void> => {
        while (due.length > 0) await deliverAny();
      };
      await Promise.all(Array.from({ length: 8 }, write));
      await Promise.all(Array.from({ length: 12 }, deliverTheRest));
      expect(await brokenTotals(testEnv.db)).toEqual([]);
      figure('G5', `${EVENTS} events of the ledger in ${delivered} deliveries: every total right`);
    },
    TIMEOUT_MS * 2,
  );

  it('are counted once for one document that is written by many and counted by many at once', async () => {
    const ref = testEnv.db.doc('manualExpenses/one');
    for (let round = 0; round < times(4, 100); round++) {
      await Promise.all(
        Array.from({ length: 6 }, async () => {
          await ref.set(anyDocument('manualExpenses'));
          await deliver('manualExpenses~one');
        }),
      );
      expect(await brokenTotals(testEnv.db)).toEqual([]);
    }
  });

  it('change nothing when they are delivered again', async () => {
    await revenue('one', 12.5);
    const before = (await testEnv.db.doc('totals/2026-09~fair~main').get()).updateTime;
    expect(await deliver('revenueItems~one')).toBeNull();
    expect((await testEnv.db.doc('totals/2026-09~fair~main').get()).updateTime).toEqual(before);
  });

  it('count a document that changes and changes back while its event is counted', async () => {
    await revenue('one', 10);
    const ref = testEnv.db.doc('revenueItems/one');
    await ref.update({ amount: 99 });
    let commits = 0;
    const db = beforeEachBatch(testEnv.db, async () => {
      if (commits++ > 0) return;
      await ref.update({ amount: 10 });
      // The event of this very change: what is counted agrees with it already.
      expect(await deliver('revenueItems~one')).toBeNull();
    });
    await recount({ ...testEnv.services, db }, 'revenueItems~one');
    expect(commits).toBe(2);
    expect(await brokenTotals(testEnv.db)).toEqual([]);
    expect(await totalOf(testEnv.db, 'revenue')).toBe(1_000);
  });
});

describe('a document of several lines (#78, G5)', () => {
  const ID = 'payments~one';
  const PAYMENT = {
    date: '2026-09-30',
    voided: { date: '2026-10-01' },
    mistake: null,
    lines: [
      {
        categoryId: 'fair',
        fundId: 'main',
        amount: 20,
      },
    ],
  };
  const ref = () => testEnv.db.doc('payments/one');

  it('is counted in the month of its day and in that of its void', async () => {
    await ref().set(PAYMENT);
    await deliver(ID);
    const { docs } = await testEnv.db.collection('totals').get();
    expect(docs.map((cell) => ({ id: cell.id, ...cell.data() }))).toMatchObject([
      { id: '2026-09~fair~main', paid: 2_000, paidCount: 1 },
      { id: '2026-10~fair~main', paid: -2_000, paidCount: -1 },
    ]);
    await ref().update({ voided: null });
    await deliver(ID);
    expect((await testEnv.db.doc('counted/payments~one~1').get()).exists).toBe(false);
    expect(await brokenTotals(testEnv.db)).toEqual([]);
    await ref().update({ mistake: {} });
    await deliver(ID);
    expect((await testEnv.db.collection('counted').get()).size).toBe(0);
    expect(await brokenTotals(testEnv.db)).toEqual([]);
  });

  it('is counted once by two who change only its second line', async () => {
    await ref().set(PAYMENT);
    await deliver(ID);
    await ref().update({ voided: { date: '2026-12-31' } });
    let meanwhile = 0;
    const db = beforeEachBatch(testEnv.db, async () => {
      // Another delivery of the same event counts first: the head's cell and amounts stay as they were.
      if (meanwhile++ === 0) await deliver(ID);
    });
    await recount({ ...testEnv.services, db }, ID);
    expect(meanwhile).toBe(1);
    expect(await brokenTotals(testEnv.db)).toEqual([]);
    expect(await totalOf(testEnv.db, 'paid')).toBe(0);
  });

  it('is counted whole when its head changes between the reads of head and lines', async () => {
    await ref().set(PAYMENT);
    await deliver(ID);
    await ref().update({ voided: { date: '2026-11-01' } });
    let reads = 0;
    const db = new Proxy(testEnv.db, {
      get(target, member) {
        const value: unknown = Reflect.get(target, member);
        if (typeof value !== 'function') return value;
        if (member !== 'getAll') return value.bind(target) as unknown;
        return async (...refs: unknown[]) => {
          // The second read is of further lines: by then another delivery has counted, and the payment is not void.
          if (++reads === 2) {
            await ref().update({ voided: null });
            await deliver(ID);
          }
          return (await value.apply(target, refs)) as unknown;
        };
      },
    });
    await recount({ ...testEnv.services, db }, ID);
    expect(reads).toBeGreaterThan(2);
    expect(await brokenTotals(testEnv.db)).toEqual([]);
    expect(await totalOf(testEnv.db, 'paid')).toBe(2_000);
  });
});

describe('sums (#73)', () => {
  it(
    'are exact for ten cents, added many times',
    async () => {
      const many = times(100, 10_000);
      await Promise.all(
        Array.from({ length: 10 }, async (_, part) => {
          for (let at = part; at < many; at += 10) await revenue(`r${at}`, 0.1);
        }),
      );
      expect(await totalOf(testEnv.db, 'revenue')).toBe(many * 10);
      expect(await brokenTotals(testEnv.db)).toEqual([]);
    },
    TIMEOUT_MS,
  );
});

describe('a category or a fund that is gone (#68)', () => {
  it('still counts in the total', async () => {
    await testEnv.db.doc('funds/main').set({ code: '1', name: 'Main', version: 1 });
    await revenue('one', 30, { categoryId: 'testOffice' });
    await revenue('two', 12.34);
    await testEnv.db.doc('funds/main').delete();
    await testEnv.db.doc('categories/testOffice').delete();
    await revenue('two', 12.35);
    expect(await totalOf(testEnv.db, 'revenue')).toBe(4_235);
    expect(await brokenTotals(testEnv.db)).toEqual([]);
  });
});

describe('a process that is killed while it counts (#77, G4)', () => {
  it.each(COMMIT_POINTS)(
    '%s: its event comes again, and all is counted once',
    async (point) => {
      const kills = times(1, 20);
      for (let kill = 0; kill < kills; kill++) {
        await revenue('one', 10);
        await testEnv.db.doc('revenueItems/one').update({ amount: 25.5, fundId: 'other' });
        await runUntilKilled(point, (services) => recount(services, 'revenueItems~one'), testEnv);
        const counted = (await testEnv.db.doc('counted/revenueItems~one').get()).get(
          'revenue',
        ) as unknown;
        expect(counted).toBe(point === 'after commit' ? 2_550 : 1_000);
        await deliver('revenueItems~one');
        expect(await brokenTotals(testEnv.db)).toEqual([]);
      }
      figure('G4', `${kills} kills ${point} of a count: 0 lost, 0 doubled`);
    },
    TIMEOUT_MS,
  );
});

const TWELVE = { categoryId: 'fair', fundId: 'main', amount: 12, date: '2026-09-14' };

describe('what cannot be counted', () => {
  it.each([
    ['no amount', { categoryId: 'fair', fundId: 'main', date: '2026-09-14' }],
    ['an amount in words', { ...TWELVE, amount: '12' }],
    ['no category', { ...TWELVE, categoryId: undefined }],
    ['an id that is none', { ...TWELVE, categoryId: 'a~b' }],
    ['no day', { ...TWELVE, date: undefined }],
  ])('%s leaves the totals as they are', async (_name, document) => {
    await revenue('one', 5);
    const fields = Object.entries(document).filter(([, value]) => value !== undefined);
    await testEnv.db.doc('revenueItems/two').set(Object.fromEntries(fields));
    expect(await deliver('revenueItems~two')).toBeNull();
    expect(await totalOf(testEnv.db, 'revenue')).toBe(500);
  });
});
