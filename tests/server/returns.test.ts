import { getApp } from 'firebase-admin/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkJournal } from '../../ops/checks/check-journal.ts';
import { checkReturns } from '../../ops/checks/check-returns.ts';
import { readProject } from '../../ops/checks/project-data.ts';
import { putRecorded } from '../../tools/seed/put-recorded.ts';
import { adminClient, type AdminClient } from '../functions/support/admin-client.ts';
import { TIMEOUT_MS, times } from '../support/random.ts';
import { checkRow, newImportId, revenueRow, slice, undoAll } from '../functions/support/imports.ts';
import { DONE, expectRefused, expensesIn } from '../functions/support/managed-expenses.ts';
import { bucket } from '../functions/support/suite.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

/** Threat #145: more is given back of an entry than its amount. */
let testEnv: TestEnvironment;
let admin: AdminClient;
const { cash, approved } = expensesIn(() => testEnv);
let made = 0;

beforeAll(async () => {
  testEnv = await createTestEnvironment();
  admin = adminClient(testEnv.services);
});

afterAll(() => testEnv.close());

const FIELDS = { date: '2026-10-01', categoryId: 'fair', fundId: 'main', description: 'Cider' };

const KINDS = [
  ['revenueItems', {}, 'saveRevenue'],
  ['manualExpenses', { paidTo: 'Hilltop' }, 'saveManualExpense'],
] as const;

const MOST = 'What is given back is negative, and at most';

/** What gives something back. @param own its number among the returns of the entry. */
const returnOf = (id: string, own: number) => `${id}-returned-r${own}`;

async function problems(): Promise<string[]> {
  const project = await readProject(getApp(testEnv.projectId), bucket.name);
  const journal = checkJournal(project).filter((problem) =>
    KINDS.some(([collection]) => problem.includes(collection)),
  );
  return [...journal, ...checkReturns(project)];
}

describe.each(KINDS)('what is given back in %s (#145)', (collection, own, act) => {
  const fields = (amount: number, more = {}) => ({ ...FIELDS, ...own, amount, ...more });
  const save = (id: string, amount: number | null, version: number | null = null, more = {}) =>
    admin[act]({ id, version, fields: amount === null ? null : fields(amount, more) });
  const stored = async (id: string) => (await testEnv.db.doc(`${collection}/${id}`).get()).data();

  async function entryOf(amount: number): Promise<string> {
    const id = `entry-${++made}`;
    await putRecorded(testEnv.db, `${collection}/${id}`, fields(amount));
    return id;
  }

  it('is no more than is left, and saved once however often it is sent', async () => {
    const id = await entryOf(40);
    expectRefused(await save(returnOf(id, 1), -40.01), 409, `${MOST} -$40.00: the amount`);
    for (let time = 0; time < 2; time++) expect(await save(returnOf(id, 1), -12.5)).toEqual(DONE);
    expectRefused(await save(returnOf(id, 2), -27.51), 409, `${MOST} -$27.50: what is left`);
    expectRefused(await save(returnOf(id, 2), 5), 409, `${MOST} -$27.50: what is left`);
    expect(await save(returnOf(id, 2), -27.5)).toEqual(DONE);
    expectRefused(await save(returnOf(id, 3), -0.01), 409, 'Nothing of the entry is left');
    expect(await stored(returnOf(id, 2))).toEqual({ ...fields(-27.5), version: 1 });
    expect(await problems()).toEqual([]);
  });

  it('becomes no more by a later change of it', async () => {
    const id = await entryOf(40);
    await save(returnOf(id, 1), -12.5);
    await save(returnOf(id, 2), -20);
    expectRefused(await save(returnOf(id, 1), -20.01, 1), 409, `${MOST} -$20.00: what is left`);
    expect(await save(returnOf(id, 1), -20, 1)).toEqual(DONE);
    expect(await save(returnOf(id, 1), -1, 2)).toEqual(DONE);
    expect(await save(returnOf(id, 1), null, 3)).toEqual(DONE);
    // Brought back, it is looked at again.
    expect(await save(returnOf(id, 2), -30, 1)).toEqual(DONE);
    expectRefused(await save(returnOf(id, 1), -20), 409, `${MOST} -$10.00: what is left`);
    expect(await problems()).toEqual([]);
  });

  it('keeps what was given back from becoming less, and from being deleted', async () => {
    const id = await entryOf(40);
    await save(returnOf(id, 1), -12.5);
    const sentence = '$12.50 of this entry was given back, so it stays, with at least that amount.';
    expectRefused(await save(id, 12.49, 1), 409, sentence);
    expectRefused(await save(id, -40, 1), 409, sentence);
    expectRefused(await save(id, null, 1), 409, sentence);
    expect(await save(id, 12.5, 1)).toEqual(DONE);
    expect(await save(returnOf(id, 1), null, 1)).toEqual(DONE);
    for (let time = 0; time < 2; time++) expect(await save(id, null, 2)).toEqual(DONE);
    expectRefused(await save(returnOf(id, 1), -1), 409, 'Nothing of the entry is left');
    expect(await problems()).toEqual([]);
  });

  it('of another entry is none of it', async () => {
    const [id, longer] = [await entryOf(40), `entry-${made}-b`];
    await putRecorded(testEnv.db, `${collection}/${longer}`, fields(40));
    expect(await save(returnOf(longer, 1), -40)).toEqual(DONE);
    expect(await save(returnOf(id, 1), -40)).toEqual(DONE);
    expect(await save(longer, 50, 1)).toEqual(DONE);
  });

  it('may have become too much before: it is only not made worse', async () => {
    const id = await entryOf(10);
    await putRecorded(testEnv.db, `${collection}/${returnOf(id, 1)}`, fields(-15));
    expect(await problems()).toEqual([
      `$15.00 of ${collection}/${id} was given back, but it is only $10.00.`,
    ]);
    expectRefused(await save(returnOf(id, 1), -15.01, 1), 409, `${MOST} -$10.00`);
    expect(await save(returnOf(id, 1), -15, 1, { description: 'Fair' })).toEqual(DONE);
    expect(await save(id, 11, 1)).toEqual(DONE);
    expect(await save(returnOf(id, 1), -11, 2)).toEqual(DONE);
    expect(await problems()).toEqual([]);
  });

  it(
    'by two administrators at once is no more than is left: one is refused',
    async () => {
      for (let round = 0; round < times(1, 40); round++) {
        const id = await entryOf(40);
        const replies = await Promise.all([save(returnOf(id, 1), -25), save(returnOf(id, 2), -25)]);
        expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
        const refused = replies.find(({ status }) => status === 409);
        expect(refused?.body.error).toContain(`${MOST} -$15.00`);
      }
      expect(await problems()).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it(
    'while the entry is deleted or becomes less: one comes first, the other is refused',
    async () => {
      for (let round = 0; round < times(1, 40); round++) {
        const id = await entryOf(40);
        const lowered = round % 2 === 0 ? save(id, null, 1) : save(id, 10, 1);
        const replies = await Promise.all([lowered, save(returnOf(id, 1), -25)]);
        expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
      }
      expect(await problems()).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it('keeps its entry in the books when an import is undone (#127)', async () => {
    const id = newImportId();
    const row = (at: number) =>
      collection === 'revenueItems' ? revenueRow(at) : checkRow(at, `R${at}`);
    await admin.importRows(slice(id, [row(2), row(3)]));
    const { amount } = (await stored(`${id}-2`)) ?? {};
    expect(await save(returnOf(`${id}-2`, 1), 0 - Number(amount))).toEqual(DONE);
    expect(await undoAll(admin, id)).toEqual({
      removed: 1,
      kept: [{ row: 2, what: 'Row 2', sentence: 'Something of it was given back.' }],
    });
    expect(await stored(returnOf(`${id}-2`, 1))).toMatchObject({ version: 1 });
    expect(await problems()).toEqual([]);
  });
});

it('of a submitted expense is no more than was paid for it, while that is paid (#145)', async () => {
  const id = await approved();
  const amount = Number((await testEnv.db.doc(`expenses/${id}`).get()).get('submission.amount'));
  const save = (own: number, given: number, version: number | null = null) =>
    admin.saveManualExpense({
      id: returnOf(id, own),
      version,
      fields: {
        ...FIELDS,
        paidTo: 'Shop',
        amount: given,
      },
    });
  expectRefused(await save(1, -1), 409, 'Nothing of the entry is left');
  await admin.pay(id, cash());
  expectRefused(await save(1, -amount - 0.01), 409, MOST);
  expect(await save(1, 1 - amount)).toEqual(DONE);
  expectRefused(await save(2, -1.01), 409, `${MOST} -$1.00: what is left`);
  expect(await save(2, -1)).toEqual(DONE);
  expect(await problems()).toEqual([]);
});
