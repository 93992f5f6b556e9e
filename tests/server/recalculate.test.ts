import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recount } from '../../functions/src/totals/recount.ts';
import { adminClient, type AdminDesk } from '../functions/support/admin-desk.ts';
import { PATIENCE_MS } from '../functions/support/counts.ts';
import { brokenTotals, totalOf } from '../functions/support/totals.ts';
import { random } from '../support/random.ts';
import { createTestEnvironment, type World } from '../functions/support/world.ts';

const MINUTE_MS = 60_000;

let world: World;
let desk: AdminDesk;

beforeEach(async () => {
  world = await createTestEnvironment();
  desk = adminClient(world.services);
  await world.db.doc('funds/main').set({ code: '4900', name: 'Main Fund', version: 1 });
  await world.db.doc('categories/fair').set({ name: 'Fall Fair', requiresEventApprover: false });
  for (const [path, document] of Object.entries(LEDGER)) {
    await world.db.doc(path).set(document);
    await recount(world.services, path.replace('/', '~'));
  }
  expect(await brokenTotals(world.db)).toEqual([]);
  // The events of what was just written have long come.
  world.time.now += MINUTE_MS;
});

afterEach(() => world.close());

const AT = { categoryId: 'fair', fundId: 'main' };
const LEDGER: Readonly<Record<string, object>> = {
  'revenueItems/one': { ...AT, amount: 12.5 },
  'revenueItems/two': { ...AT, amount: 100, fundId: 'other' },
  'manualExpenses/one': { ...AT, amount: 7.25 },
  'expenses/one': { ...AT, fundId: null, status: 'approved', submission: { amount: 40 } },
  'expenses/two': { ...AT, status: 'paid', submission: { amount: 60 } },
  'expenses/three': { ...AT, status: 'pending', submission: { amount: 80 } },
};

describe('#73 #78 G5 Recalculate', () => {
  it('finds nothing in books that are in order', async () => {
    expect(await desk.recalculate()).toEqual([]);
    expect(await brokenTotals(world.db)).toEqual([]);
  });

  it.each<[name: string, damage: () => Promise<unknown>, sentences: string[]]>([
    [
      'a cell that is too large',
      () => world.db.doc('totals/fair~main').update({ revenue: 999 }),
      ['Fall Fair, Main Fund: revenue was $9.99 and is $12.50.'],
    ],
    [
      'a cell with words and without a field',
      () => world.db.doc('totals/fair~main').set({ categoryId: 'fair', revenue: 'much' }),
      [
        'Fall Fair, Main Fund: revenue was $0.00 and is $12.50; manual expenses was $0.00 and is $7.25; ' +
          'approved expenses was $0.00 and is $60.00; paid expenses was $0.00 and is $60.00; ' +
          'the number of approved expenses was 0 and is 1; the number of paid expenses was 0 and is 1.',
      ],
    ],
    [
      'a cell with a number beyond all money',
      () => world.db.doc('totals/fair~main').update({ paid: 2 ** 53 - 1 }),
      ['Fall Fair, Main Fund: paid expenses was 9007199254740991 cents and is $60.00.'],
    ],
    [
      'a cell under another name',
      () => world.db.doc('totals/fair~main').update({ fundId: 'other' }),
      ['Fall Fair, Main Fund: it was not written as it must be.'],
    ],
    [
      'a cell that is gone',
      () => world.db.doc('totals/fair~').delete(),
      [
        'Fall Fair, no fund: approved expenses was $0.00 and is $40.00; ' +
          'the number of approved expenses was 0 and is 1.',
      ],
    ],
    [
      'a cell of nothing',
      () => world.db.doc('totals/fair~none').set({ ...AT, fundId: 'none', manual: 5 }),
      ['Fall Fair, Unknown: manual expenses was $0.05 and is $0.00.'],
    ],
    [
      'a document that is no cell',
      () => world.db.doc('totals/all').set({ revenue: 1_000_00 }),
      ['Unknown total: revenue was $1,000.00 and is $0.00.'],
    ],
    [
      'a transaction whose event never came',
      () => world.db.doc('revenueItems/new').set({ ...AT, amount: 3 }),
      ['Revenue item: $3.00 in Fall Fair, Main Fund was not counted.'],
    ],
    [
      'a change whose event never came',
      () => world.db.doc('expenses/one').update({ status: 'paid', fundId: 'main' }),
      [
        'Submitted expense: $40.00 (paid) in Fall Fair, Main Fund was counted as $40.00 in Fall Fair, no fund.',
      ],
    ],
    [
      'a rejection whose event never came',
      () => world.db.doc('expenses/two').update({ status: 'rejected' }),
      [
        'Submitted expense: $60.00 (paid) in Fall Fair, Main Fund was counted, though it is not there.',
      ],
    ],
    [
      'a deletion whose event never came',
      () => world.db.doc('manualExpenses/one').delete(),
      ['Manual expense: $7.25 in Fall Fair, Main Fund was counted, though it is not there.'],
    ],
    [
      'a note that says otherwise',
      () => world.db.doc('counted/revenueItems~one').update({ revenue: 1 }),
      [
        'Revenue item: $12.50 in Fall Fair, Main Fund was counted as $0.01 in Fall Fair, Main Fund.',
        'Fall Fair, Main Fund: revenue was $24.99 and is $12.50.',
      ],
    ],
    [
      'a note that is gone',
      () => world.db.doc('counted/revenueItems~one').delete(),
      [
        'Revenue item: $12.50 in Fall Fair, Main Fund was not counted.',
        'Fall Fair, Main Fund: revenue was $25.00 and is $12.50.',
      ],
    ],
    [
      'a note that cannot be read',
      () => world.db.doc('counted/revenueItems~one').set({ cell: 7 }),
      [
        'Revenue item: $12.50 in Fall Fair, Main Fund was not counted.',
        'Fall Fair, Main Fund: revenue was $25.00 and is $12.50.',
      ],
    ],
    [
      'a note about nothing',
      () => world.db.doc('counted/other~x').set({ cell: 'fair~main', revenue: 5 }),
      [
        'Unknown document: $0.05 in Fall Fair, Main Fund was counted, though it is not there.',
        'Fall Fair, Main Fund: revenue was $12.45 and is $12.50.',
      ],
    ],
  ])('puts %s right and says so', async (_name, damage, sentences) => {
    await damage();
    world.time.now = Date.now() + MINUTE_MS;
    expect(await desk.recalculate()).toEqual(sentences);
    expect(await brokenTotals(world.db)).toEqual([]);
    expect(await desk.recalculate()).toEqual([]);
  });

  it('counts what was there before there were totals', async () => {
    for (const name of ['totals', 'counted'])
      await world.db.recursiveDelete(world.db.collection(name));
    expect(await desk.recalculate()).toHaveLength(5);
    expect(await brokenTotals(world.db)).toEqual([]);
  });

  it('says nothing of a write whose event is still on its way', async () => {
    await world.db.doc('revenueItems/new').set({ ...AT, amount: 3 });
    world.time.now = Date.now();
    expect(await desk.recalculate()).toEqual([]);
    expect(await brokenTotals(world.db)).toEqual([]);
  });

  it(
    'meets writes and their events, and all is counted once',
    async () => {
      await world.db.doc('totals/fair~main').update({ revenue: 5_000_000, manual: -1 });
      let writing = true;
      const write = async (_: unknown, part: number): Promise<void> => {
        for (let at = 0; at < 60; at++) {
          const id = `w${part}-${at % 12}`;
          const ref = world.db.doc(`manualExpenses/${id}`);
          if (random() < 0.2) await ref.delete();
          else await ref.set({ ...AT, amount: at + 0.01 });
          await recount(world.services, `manualExpenses~${id}`);
        }
      };
      const press = async (): Promise<void> => {
        while (writing) await desk.recalculate();
      };
      const writers = Promise.all(Array.from({ length: 6 }, write)).finally(() => {
        writing = false;
      });
      try {
        await Promise.all([writers, press(), press()]);
      } finally {
        await writers;
      }
      await desk.recalculate();
      expect(await brokenTotals(world.db)).toEqual([]);
      expect(await totalOf(world.db, 'revenue')).toBe(11_250);
    },
    PATIENCE_MS,
  );

  it.each(['', 'x', 'counted:', 'counted:a/b', 'expenses/one', 'mail'])(
    'does not go on from %j',
    async (from) => {
      expect((await desk.recalculateFrom(from)).status).toBe(400);
    },
  );

  it('tells fifty differences, and how many more there were', async () => {
    const batch = world.db.batch();
    for (let at = 0; at < 70; at++)
      batch.set(world.db.doc(`revenueItems/m${at}`), { ...AT, amount: 1 });
    await batch.commit();
    world.time.now = Date.now() + MINUTE_MS;
    const { body } = await desk.recalculateFrom(null);
    expect([body.checked, body.differed?.length, body.more]).toEqual([72, 50, 20]);
    expect(body.next).toBe('manualExpenses');
  });
});
