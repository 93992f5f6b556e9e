import { WORK_COLLECTIONS, workAt, type OpenWork } from '@pa-ledger/domain/home/open-work';
import { PLAN_COLLECTIONS } from '@pa-ledger/domain/home/plan';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { planAgain, planKeyOf } from '../../functions/src/home/plan.ts';
import { shareAgain } from '../../functions/src/home/shares.ts';
import { countOnce } from '../../functions/src/totals/recount.ts';
import { adminClient, type AdminClient } from '../functions/support/admin-client.ts';
import { EVENT, PEOPLE, YEAR } from '../functions/support/association.ts';
import { beforeEachBatch, replacing } from '../functions/support/commit-hook.ts';
import { filledForm } from '../functions/support/expenses.ts';
import { expensesIn } from '../functions/support/managed-expenses.ts';
import { brokenHome } from '../functions/support/totals.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';
import { below, oneOf, random, TIMEOUT_MS } from '../support/random.ts';

/** No trigger runs here: the test delivers each event itself, when and as often as it needs to. */
let testEnv: TestEnvironment;
let admin: AdminClient;
const { cash } = expensesIn(() => testEnv);

beforeEach(async () => {
  testEnv = await createTestEnvironment();
  admin = adminClient(testEnv.services);
});

afterEach(() => testEnv.close());

const count = (key: string) => countOnce(testEnv.services, key);
const now = async () => ((await testEnv.db.doc('home/now').get()).data() ?? {}) as OpenWork;
const revision = async (path: string) => (await testEnv.db.doc(path).get()).updateTime;

const problems = () => brokenHome(testEnv.projectId);

/** Delivers an event of everything that counts. */
async function countAll(): Promise<void> {
  for (const collection of PLAN_COLLECTIONS) await count(planKeyOf(collection) ?? '');
  for (const collection of ['revenueItems', 'transfers', ...WORK_COLLECTIONS]) {
    const { docs } = await testEnv.db.collection(collection).get();
    for (const { id } of docs) await count(`${collection}~${id}`);
  }
}

describe('what Home reads of open work', () => {
  it('follows a request from its approvers to its payment and its ratification', async () => {
    const form = await filledForm({ category: EVENT.name, amount: 84.35 });
    const key = `expenses~${form.id}`;
    await testEnv.submit(form);
    await count(key);
    const waits = { count: 1, cents: 8_435 };
    expect(workAt(await now(), 'waiting', PEOPLE.eventApprover)).toEqual(waits);
    await testEnv.decide(await testEnv.tokenFor(form.id, 0, PEOPLE.eventApprover));
    await count(key);
    const work = await now();
    expect(workAt(work, 'waiting', PEOPLE.eventApprover)).toEqual({ count: 0, cents: 0 });
    for (const president of [PEOPLE.president, PEOPLE.otherPresident])
      expect(workAt(work, 'waiting', president)).toEqual(waits);
    expect(workAt(work, 'pending')).toEqual(waits);
    await testEnv.decide(await testEnv.tokenFor(form.id, 1, PEOPLE.president));
    await testEnv.decide(await testEnv.tokenFor(form.id, 2, PEOPLE.treasurer));
    await count(key);
    expect(workAt(await now(), 'ready')).toEqual(waits);
    expect(workAt(await now(), 'promised', EVENT.id)).toEqual(waits);
    const payment = cash();
    expect((await admin.pay(form.id, payment)).status).toBe(200);
    const [paid] = (await testEnv.db.collection('payments').get()).docs;
    await Promise.all([count(key), count(`payments~${paid?.id}`)]);
    const ratifiedOn = String(paid?.get('date'));
    const month = ratifiedOn.slice(0, 7);
    expect(workAt(await now(), 'ready')).toEqual({ count: 0, cents: 0 });
    expect(workAt(await now(), 'unratified', month)).toEqual(waits);
    const entries = [{ collection: 'payments', id: paid?.id }];
    await admin.ratify({ act: 'ratify', id: 'now', ratifiedOn, entries });
    await count(`payments~${paid?.id}`);
    expect(workAt(await now(), 'unratified', month)).toEqual({ count: 0, cents: 0 });
    await countAll();
    expect(await problems()).toEqual([]);
  });

  it(
    'is counted once, however often, late, and out of order events come',
    { timeout: TIMEOUT_MS * 2 },
    async () => {
      const due: string[] = [];
      const deliver = async (): Promise<void> => {
        const [key] = due.splice(below(due.length), 1);
        if (key === undefined) return;
        await count(key).catch(() => due.push(key));
      };
      const write = async (): Promise<void> => {
        for (let written = 0; written < 40; written++) {
          const collection = oneOf(WORK_COLLECTIONS);
          const id = `d${below(4)}`;
          const mark =
            collection === 'expenses' ? null : testEnv.db.doc(`ratified/${collection}~${id}`);
          const ref = testEnv.db.collection(collection).doc(id);
          if (random() < 0.2) await ref.delete();
          else if (mark !== null && random() < 0.4)
            await (random() < 0.5 ? mark.set(anyMark()) : mark.delete());
          else await ref.set(anyWork(collection));
          due.push(...Array.from({ length: 1 + below(3) }, () => `${collection}~${id}`));
          await Promise.all([deliver(), deliver()]);
        }
      };
      await Promise.all(Array.from({ length: 4 }, write));
      await Promise.all(
        Array.from({ length: 6 }, async () => {
          while (due.length > 0) await deliver();
        }),
      );
      await countAll();
      expect(await problems()).toEqual([]);
    },
  );

  it('is not written again by an event that comes again', async () => {
    await testEnv.db.doc('expenses/one').set(anyWork('expenses', 'pending'));
    await count('expenses~one');
    const before = await revision('home/now');
    expect(await shareAgain(testEnv.db, 'expenses~one')).toBe(false);
    expect(await revision('home/now')).toEqual(before);
    expect(await shareAgain(testEnv.db, 'revenueItems~one')).toBe(false);
  });

  it('counts a request that changes and changes back while it is counted', async () => {
    const ref = testEnv.db.doc('expenses/one');
    await ref.set({ ...anyWork('expenses', 'approved'), lines: [FAIR] });
    await shareAgain(testEnv.db, 'expenses~one');
    await ref.update({ status: 'paid' });
    let commits = 0;
    const db = beforeEachBatch(testEnv.db, async () => {
      if (commits++ === 0) await ref.update({ status: 'approved' });
    });
    await shareAgain(db, 'expenses~one');
    expect(workAt(await now(), 'ready').count).toBe(1);
  });
});

describe('what Home keeps of the small collections', () => {
  it('is made again when one of them changes, and left alone by an event that it knows', async () => {
    await planAgain(testEnv.services, 'budgetItems');
    const plan = () => testEnv.db.doc('home/plan').get();
    expect((await plan()).get(`budgetItems.${YEAR}.${EVENT.id}`)).toBe(90_000_000);
    const before = await revision('home/plan');
    expect(await planAgain(testEnv.services, 'budgetItems')).toBe(false);
    await testEnv.db.doc(`budgetItems/${EVENT.id}Line`).update({ changes: -1 });
    const longAgo = testEnv.time.now - 60 * 60 * 1000;
    expect(await planAgain(testEnv.services, 'budgetItems', longAgo)).toBe(false);
    expect(await revision('home/plan')).toEqual(before);
    // Its clock may be behind the one that read last.
    const behind = testEnv.time.now - 60_000;
    expect(await planAgain(testEnv.services, 'budgetItems', behind)).toBe(true);
    expect((await plan()).get(`budgetItems.${YEAR}.${EVENT.id}`)).toBe(89_999_900);
  });

  it('is not overwritten by one who read before a change, and is slower than its event', async () => {
    const category = testEnv.db.doc('categories/slow');
    await category.set({ name: 'Old' });
    let reads = 0;
    const slowly = (name: string) => {
      const all = testEnv.db.collection(name);
      const get = async (fields: readonly string[]) => {
        const found = await all.select(...fields).get();
        if (reads++ === 0) {
          await category.set({ name: 'New' });
          await planAgain(testEnv.services, 'categories');
        }
        return found;
      };
      const select = (...fields: readonly string[]) => ({ get: () => get(fields) });
      return { doc: (id: string) => all.doc(id), select };
    };
    const plan = testEnv.db.doc('home/plan');
    await planAgain(testEnv.services, 'funds');
    const db = replacing(testEnv.db, { collection: slowly });
    await planAgain({ ...testEnv.services, db }, 'categories');
    expect((await plan.get()).get('categories.slow')).toBe('New');
  });

  it('ends with what is stored, whoever reads first', async () => {
    await Promise.all(
      Array.from({ length: 8 }, async (_, at) => {
        await testEnv.db.doc(`categories/c${at}`).set({ name: `Category ${at}` });
        await planAgain(testEnv.services, 'categories');
      }),
    );
    const { docs } = await testEnv.db.collection('categories').get();
    const names = Object.fromEntries(docs.map((category) => [category.id, category.get('name')]));
    expect((await testEnv.db.doc('home/plan').get()).get('categories')).toEqual(names);
  });
});

describe('a recalculation', () => {
  it('makes all of it from nothing, and finds nothing the second time', async () => {
    await putBooks();
    await admin.recalculate();
    expect(await problems()).toEqual([]);
    expect(await admin.recalculate()).toEqual([]);
  });

  it('puts right what was damaged, and says so', async () => {
    await putBooks();
    await admin.recalculate();
    await testEnv.db
      .doc('home/now')
      .update({ 'ready.all.count': 99, 'returned.other': { count: 1, cents: 2 } });
    await testEnv.db.doc('home/cash').delete();
    await testEnv.db.doc('home/2026-09').update({ 'funds.main': 1 });
    await testEnv.db.doc('home/2031-01').set({ month: '2031-01', funds: { gone: 3 } });
    await testEnv.db.doc('home/plan').update({ 'categories.gone': 'Gone' });
    await testEnv.db.doc('homeShares/expenses~gone').set({ shares: [GONE], revision: 1 });
    expect(await problems()).toEqual([
      'home/2026-09 funds main says 1, but the documents say 525.',
      'home/2031-01 funds gone says 3, but the documents say 0.',
      'home/cash accounts checking says 0, but the documents say 525.',
      'home/cash funds main says 0, but the documents say 225.',
      'home/cash funds other says 0, but the documents say 300.',
      'home/now ready all count says 99, but the documents say 1.',
      'home/now returned other cents says 2, but the documents say 0.',
      'home/now returned other count says 1, but the documents say 0.',
      'homeShares/expenses~gone ready all cents says 5, but the documents say 0.',
      'homeShares/expenses~gone ready all count says 1, but the documents say 0.',
      'home/plan does not show categories as they are.',
    ]);
    const sentences = await admin.recalculate();
    expect(sentences.filter((one) => one.startsWith('Home:'))).toEqual([
      'Home: expenses/gone was not counted as it is.',
      'Home: what it shows of categories was wrong.',
      'Home: what it shows of Sep 2026 was wrong.',
      'Home: what it shows of Jan 2031 was wrong.',
      'Home: what it shows of cash was wrong.',
      'Home: what it shows of open work was wrong.',
    ]);
    expect(await problems()).toEqual([]);
  });
});

const FAIR = { categoryId: 'fair', fundId: 'main', amount: 5 };
const GONE = { kind: 'ready', of: 'all', count: 1, cents: 5 };

async function putBooks(): Promise<void> {
  const { db } = testEnv;
  const at = { categoryId: EVENT.id, fundId: 'main', date: '2026-09-14' };
  await db.doc('revenueItems/r').set({ ...at, amount: 12.5, accountId: 'checking' });
  await db.doc('manualExpenses/m').set({ ...at, amount: 7.25, accountId: 'checking' });
  await db
    .doc('transfers/t')
    .set({ date: '2026-10-01', amount: 3, fromFundId: 'main', toFundId: 'other' });
  await db.doc('expenses/e').set({ ...anyWork('expenses', 'approved'), lines: [FAIR] });
  await db
    .doc('accounts/checking')
    .set({ name: 'Checking', openingDate: '2026-07-01', openingBalance: 10 });
}

function anyWork(
  collection: string,
  status = oneOf(['pending', 'approved', 'returned', 'paid']),
): object {
  const amount = below(10_000) / 100;
  if (collection === 'manualExpenses')
    return { date: oneOf(['2026-09-30', '2026-10-01']), amount, paidTo: 'Pat' };
  if (collection === 'payments')
    return {
      date: '2026-09-30',
      lines: [{ categoryId: 'fair', fundId: 'main', amount }],
      voided: oneOf([null, { date: '2026-10-02' }]),
      mistake: oneOf([null, null, {}]),
    };
  const approvers = oneOf([[], [PEOPLE.president], [PEOPLE.president, PEOPLE.otherPresident]]);
  const steps = [{ role: 'president', status: 'open', approvers }];
  return {
    lines: [{ categoryId: oneOf(['fair', 'office']), fundId: oneOf([null, 'main']), amount }],
    status,
    approvedOn: '2026-09-30',
    steps,
  };
}

function anyMark(): object {
  const as = {
    day: '2026-09-30',
    checkNumber: null,
    payee: 'Pat',
    description: '',
    isVoided: false,
    amount: 5,
  };
  const mark = { ratification: 'may', ratifiedOn: '2026-10-05', itemDay: '2026-09-30', as };
  return random() < 0.5 ? mark : { ...mark, voidedOn: '2026-10-09' };
}
