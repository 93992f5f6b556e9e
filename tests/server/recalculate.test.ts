import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countOnce, recountAll } from '../../functions/src/totals/recount.ts';
import { adminClient, type AdminClient } from '../functions/support/admin-client.ts';
import { brokenHome, brokenTotals, totalOf, withoutHome } from '../functions/support/totals.ts';
import { random, TIMEOUT_MS, times } from '../support/random.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

const MINUTE_MS = 60_000;

let testEnv: TestEnvironment;
let admin: AdminClient;

beforeEach(async () => {
  testEnv = await createTestEnvironment();
  admin = adminClient(testEnv.services);
  await testEnv.db.doc('funds/main').set({ code: '4900', name: 'Main Fund', version: 1 });
  await testEnv.db.doc('categories/fair').set({ name: 'Fall Fair', requiresEventApprover: false });
  const batch = testEnv.db.batch();
  for (const [path, document] of Object.entries(LEDGER)) batch.set(testEnv.db.doc(path), document);
  await batch.commit();
  const heads = Object.keys(LEDGER).map((path) => path.replace('/', '~'));
  await recountAll(testEnv.services, heads);
  await Promise.all(heads.map((head) => countOnce(testEnv.services, head)));
  expect(await brokenTotals(testEnv.db)).toEqual([]);
  // The events of what was just written have long come.
  testEnv.time.now += MINUTE_MS;
});

afterEach(() => testEnv.close());

const AT = { categoryId: 'fair', fundId: 'main', date: '2026-09-14' };
const APPROVED = { ...AT, status: 'approved', approvedOn: '2026-09-14' };
const PAYMENT = {
  date: '2026-10-02',
  voided: null,
  mistake: null,
  lines: [
    {
      ...AT,
      amount: 60,
    },
    {
      ...AT,
      fundId: 'other',
      amount: 5,
    },
  ],
};
/** How the two lines are told. */
const PAID =
  '$60.00 (paid) in Fall Fair, Main Fund, Oct 2026 and $5.00 (paid) in Fall Fair, Unknown, Oct 2026';
const LEDGER: Readonly<Record<string, object>> = {
  'revenueItems/one': { ...AT, amount: 12.5 },
  'revenueItems/two': { ...AT, amount: 100, fundId: 'other' },
  'manualExpenses/one': { ...AT, amount: 7.25 },
  'expenses/one': { ...APPROVED, lines: [{ ...AT, fundId: null, amount: 40 }] },
  'expenses/two': { ...APPROVED, lines: [{ ...AT, amount: 60 }] },
  'payments/two': PAYMENT,
  'expenses/three': { status: 'pending', lines: [{ ...AT, amount: 80 }] },
};

describe('Recalculate (#73, #78, G5)', () => {
  it('finds nothing in correct books', async () => {
    expect(await admin.recalculate()).toEqual([]);
    expect(await brokenTotals(testEnv.db)).toEqual([]);
  });

  it.each<[name: string, damage: () => Promise<unknown>, sentences: string[]]>([
    [
      'a cell that is too large',
      () => testEnv.db.doc('totals/2026-09~fair~main').update({ revenue: 999 }),
      ['Fall Fair, Main Fund, Sep 2026: revenue was $9.99 and is $12.50.'],
    ],
    [
      'a cell with words and without a field',
      () => testEnv.db.doc('totals/2026-09~fair~main').set({ categoryId: 'fair', revenue: 'much' }),
      [
        'Fall Fair, Main Fund, Sep 2026: revenue was $0.00 and is $12.50; manual expenses was $0.00 and is $7.25; ' +
          'approved expenses was $0.00 and is $60.00; the number of approved expenses was 0 and is 1.',
      ],
    ],
    [
      'a cell with a number beyond all money',
      () => testEnv.db.doc('totals/2026-10~fair~main').update({ paid: 2 ** 53 - 1 }),
      ['Fall Fair, Main Fund, Oct 2026: paid expenses was 9007199254740991 cents and is $60.00.'],
    ],
    [
      'a cell under another name',
      () => testEnv.db.doc('totals/2026-09~fair~main').update({ fundId: 'other' }),
      ['Fall Fair, Main Fund, Sep 2026: it was not written as it must be.'],
    ],
    [
      'a cell that is gone',
      () => testEnv.db.doc('totals/2026-09~fair~').delete(),
      [
        'Fall Fair, no fund, Sep 2026: approved expenses was $0.00 and is $40.00; ' +
          'the number of approved expenses was 0 and is 1.',
      ],
    ],
    [
      'a cell of nothing',
      () => testEnv.db.doc('totals/2026-09~fair~none').set({ ...AT, fundId: 'none', manual: 5 }),
      ['Fall Fair, Unknown, Sep 2026: manual expenses was $0.05 and is $0.00.'],
    ],
    [
      'a document that is no cell',
      () => testEnv.db.doc('totals/all').set({ revenue: 1_000_00 }),
      ['Unknown total: revenue was $1,000.00 and is $0.00.'],
    ],
    [
      'a transaction whose event never came',
      () => testEnv.db.doc('revenueItems/new').set({ ...AT, amount: 3 }),
      ['Revenue item: $3.00 in Fall Fair, Main Fund, Sep 2026 was not counted.'],
    ],
    [
      'a change whose event never came',
      () => testEnv.db.doc('expenses/one').update({ lines: [{ ...AT, amount: 40 }] }),
      [
        'Submitted expense: $40.00 in Fall Fair, Main Fund, Sep 2026 was counted as $40.00 in Fall Fair, no fund, Sep 2026.',
      ],
    ],
    [
      'a void in the month of the payment whose event never came',
      () => testEnv.db.doc('payments/two').update({ voided: { date: '2026-10-31' } }),
      [`Payment: ${PAID} was counted, though it is not there.`],
    ],
    [
      'a void in another month whose event never came',
      () => testEnv.db.doc('payments/two').update({ voided: { date: '2026-11-01' } }),
      [
        `Payment: ${PAID} and -$60.00 (paid) in Fall Fair, Main Fund, Nov 2026 and -$5.00 (paid) in Fall Fair, Unknown, Nov 2026 was counted as ${PAID}.`,
      ],
    ],
    [
      'a change of the day alone whose event never came',
      () => testEnv.db.doc('revenueItems/one').update({ date: '2026-08-31' }),
      [
        'Revenue item: $12.50 in Fall Fair, Main Fund, Aug 2026 was counted as $12.50 in Fall Fair, Main Fund, Sep 2026.',
      ],
    ],
    [
      'a further line that is gone',
      () => testEnv.db.doc('counted/payments~two~1').delete(),
      [
        `Payment: ${PAID} was counted as $60.00 (paid) in Fall Fair, Main Fund, Oct 2026.`,
        'Fall Fair, Unknown, Oct 2026: paid expenses was $10.00 and is $5.00; the number of paid expenses was 2 and is 1.',
      ],
    ],
    [
      'a further line of another month',
      () => testEnv.db.doc('counted/payments~two~1').update({ cell: '2026-11~fair~other' }),
      [
        `Payment: ${PAID} was counted as $60.00 (paid) in Fall Fair, Main Fund, Oct 2026 and $5.00 (paid) in Fall Fair, Unknown, Nov 2026.`,
        'Fall Fair, Unknown, Oct 2026: paid expenses was $10.00 and is $5.00; the number of paid expenses was 2 and is 1.',
        'Fall Fair, Unknown, Nov 2026: paid expenses was -$5.00 and is $0.00; the number of paid expenses was -1 and is 0.',
      ],
    ],
    [
      'a further line that no head announces',
      () =>
        testEnv.db
          .doc('counted/revenueItems~one~1')
          .set({ cell: '2026-09~fair~main', revenue: 700 }),
      ['Revenue item: $7.00 in Fall Fair, Main Fund, Sep 2026 was noted, though it is not there.'],
    ],
    [
      'a further line without a head and without a cell',
      () => testEnv.db.doc('counted/revenueItems~none~3').set({ cell: 7 }),
      ['Revenue item: something was noted, though it is not there.'],
    ],
    [
      'a head that announces a line too many',
      () => testEnv.db.doc('counted/revenueItems~one').update({ lines: 2 }),
      [
        'Revenue item: $12.50 in Fall Fair, Main Fund, Sep 2026 was counted as $12.50 in Fall Fair, Main Fund, Sep 2026.',
      ],
    ],
    [
      'a head that announces more lines than there can be',
      () => testEnv.db.doc('counted/payments~two').update({ lines: 1e9 }),
      [
        `Payment: ${PAID} was counted as $60.00 (paid) in Fall Fair, Main Fund, Oct 2026.`,
        'Fall Fair, Unknown, Oct 2026: paid expenses was $10.00 and is $5.00; the number of paid expenses was 2 and is 1.',
      ],
    ],
    [
      'a rejection whose event never came',
      () => testEnv.db.doc('expenses/two').update({ status: 'rejected' }),
      [
        'Submitted expense: $60.00 in Fall Fair, Main Fund, Sep 2026 was counted, though it is not there.',
      ],
    ],
    [
      'a deletion whose event never came',
      () => testEnv.db.doc('manualExpenses/one').delete(),
      [
        'Manual expense: $7.25 in Fall Fair, Main Fund, Sep 2026 was counted, though it is not there.',
      ],
    ],
    [
      'a note that says otherwise',
      () => testEnv.db.doc('counted/revenueItems~one').update({ revenue: 1 }),
      [
        'Revenue item: $12.50 in Fall Fair, Main Fund, Sep 2026 was counted as $0.01 in Fall Fair, Main Fund, Sep 2026.',
        'Fall Fair, Main Fund, Sep 2026: revenue was $24.99 and is $12.50.',
      ],
    ],
    [
      'a note that is gone',
      () => testEnv.db.doc('counted/revenueItems~one').delete(),
      [
        'Revenue item: $12.50 in Fall Fair, Main Fund, Sep 2026 was not counted.',
        'Fall Fair, Main Fund, Sep 2026: revenue was $25.00 and is $12.50.',
      ],
    ],
    [
      'a note that cannot be read',
      () => testEnv.db.doc('counted/revenueItems~one').set({ cell: 7 }),
      [
        'Revenue item: $12.50 in Fall Fair, Main Fund, Sep 2026 was not counted.',
        'Fall Fair, Main Fund, Sep 2026: revenue was $25.00 and is $12.50.',
      ],
    ],
    [
      'a note about nothing',
      () => testEnv.db.doc('counted/other~x').set({ cell: '2026-09~fair~main', revenue: 5 }),
      [
        'Unknown document: $0.05 in Fall Fair, Main Fund, Sep 2026 was counted, though it is not there.',
        'Fall Fair, Main Fund, Sep 2026: revenue was $12.45 and is $12.50.',
      ],
    ],
  ])('puts %s right and says so', async (_name, damage, sentences) => {
    await damage();
    testEnv.time.now = Date.now() + MINUTE_MS;
    expect(withoutHome(await admin.recalculate())).toEqual(sentences);
    expect(await brokenTotals(testEnv.db)).toEqual([]);
    expect(await brokenHome(testEnv.projectId)).toEqual([]);
    expect(await admin.recalculate()).toEqual([]);
  });

  it('counts documents from before there were totals', async () => {
    for (const name of ['totals', 'counted'])
      await testEnv.db.recursiveDelete(testEnv.db.collection(name));
    expect(withoutHome(await admin.recalculate())).toHaveLength(6);
    expect(await brokenTotals(testEnv.db)).toEqual([]);
  });

  it('does not report a write whose event is still under way', async () => {
    await testEnv.db.doc('revenueItems/new').set({ ...AT, amount: 3 });
    testEnv.time.now = Date.now();
    expect(await admin.recalculate()).toEqual([]);
    expect(await brokenTotals(testEnv.db)).toEqual([]);
  });

  it(
    'runs during writes and their events, and everything is counted once',
    async () => {
      await testEnv.db.doc('totals/2026-09~fair~main').update({ revenue: 5_000_000, manual: -1 });
      let writing = true;
      const write = async (_: unknown, part: number): Promise<void> => {
        for (let at = 0; at < times(15, 60); at++) {
          const id = `w${part}-${at % 12}`;
          const ref = testEnv.db.doc(`manualExpenses/${id}`);
          if (random() < 0.2) await ref.delete();
          else await ref.set({ ...AT, amount: at + 0.01 });
          await countOnce(testEnv.services, `manualExpenses~${id}`);
        }
      };
      const press = async (): Promise<void> => {
        while (writing) await admin.recalculate();
      };
      const writers = Promise.all(Array.from({ length: 6 }, write)).finally(() => {
        writing = false;
      });
      try {
        await Promise.all([writers, press(), press()]);
      } finally {
        await writers;
      }
      await admin.recalculate();
      expect(await brokenTotals(testEnv.db)).toEqual([]);
      expect(await totalOf(testEnv.db, 'revenue')).toBe(11_250);
      expect(await brokenHome(testEnv.projectId)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it.each(['', 'x', 'counted:', 'counted:a/b', 'expenses/one', 'mail'])(
    'refuses to continue from %j',
    async (from) => {
      expect((await admin.recalculateFrom(from)).status).toBe(400);
    },
  );

  it('lists fifty differences and the number of the others', async () => {
    const batch = testEnv.db.batch();
    for (let at = 0; at < 70; at++)
      batch.set(testEnv.db.doc(`revenueItems/m${at}`), { ...AT, amount: 1 });
    await batch.commit();
    testEnv.time.now = Date.now() + MINUTE_MS;
    const { body } = await admin.recalculateFrom(null);
    expect([body.checked, body.differed?.length, body.more]).toEqual([72, 50, 20]);
    expect(body.next).toBe('manualExpenses');
  });
});
