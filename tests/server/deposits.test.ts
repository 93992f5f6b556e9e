import { getApp } from 'firebase-admin/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkDeposits } from '../../ops/checks/check-deposits.ts';
import { checkJournal } from '../../ops/checks/check-journal.ts';
import { checkStatements } from '../../ops/checks/check-statements.ts';
import { readProject } from '../../ops/checks/project-data.ts';
import { COMMIT_POINTS } from '../functions/support/commit-hook.ts';
import { adminClient, type AdminClient } from '../functions/support/admin-client.ts';
import { putEntry } from '../functions/support/closings.ts';
import { DONE, expectRefused } from '../functions/support/managed-expenses.ts';
import { stopAt } from '../functions/support/stop-at.ts';
import { beginStatement, tickedStatement } from '../functions/support/statements.ts';
import { bucket } from '../functions/support/suite.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

/** Deposits: what is in one, what is locked then, and who is first. The tests follow each other. */
let testEnv: TestEnvironment;
let admin: AdminClient;

const OPEN = { opensOn: null, closedThrough: null, closedYear: null, closing: null };
const FIELDS = {
  accountId: 'checking',
  date: '2026-07-06',
  slip: '118',
  firstCounter: 'Ann Lee',
  secondCounter: 'Bo Diaz',
};
const idOf = (name: string): string => name.padEnd(20, '0');
const saving = (
  name: string,
  items: readonly string[],
  own: object = {},
  version: number | null = null,
) => ({
  act: 'save',
  id: idOf(name),
  version,
  items,
  fields: {
    ...FIELDS,
    ...own,
  },
});
const save = (...given: Parameters<typeof saving>) => admin.manageDeposit(saving(...given));
const remove = (name: string, version: number) =>
  admin.manageDeposit({ act: 'delete', id: idOf(name), version });
const put = (id: string, fields: object) =>
  putEntry(testEnv, `revenueItems/${id}`, { accountId: 'checking', ...fields });
const stored = async (path: string) => (await testEnv.db.doc(path).get()).data();
const markOf = (id: string) => stored(`clearings/revenueItems~${id}`);

beforeAll(async () => {
  testEnv = await createTestEnvironment();
  admin = adminClient(testEnv.services);
  await testEnv.db.doc('funds/main').set({ code: '4900', name: 'Main Fund', version: 1 });
  const opening = { kind: 'checking', openingDate: '2026-07-01', openingBalance: 100 };
  for (const [id, name] of [
    ['checking', 'Checking'],
    ['savings', 'Savings'],
  ])
    await admin.manageAccount({ act: 'save', id, version: null, fields: { ...opening, name } });
  await put('fair', { date: '2026-07-03', amount: 40, description: 'Fall fair' });
  await put('sale', { date: '2026-07-04', amount: 7.29, description: 'Bake sale' });
  await put('dues', { date: '2026-07-05', amount: 12, description: 'Dues' });
  await put('bounced', { date: '2026-07-05', amount: -5, description: 'Bounced check' });
  await put('august', { date: '2026-08-01', amount: 3, description: 'Lemonade' });
  await put('saved', { date: '2026-07-05', amount: 3, accountId: 'savings', description: 'Gift' });
});

afterAll(() => testEnv.close());

async function problems(): Promise<string[]> {
  const project = await readProject(getApp(testEnv.projectId), bucket.name);
  return [
    ...checkDeposits(project),
    ...checkStatements(project),
    ...checkJournal(project).filter((problem) => !problem.includes('funds/main')),
  ];
}

describe('a deposit (#130)', () => {
  it('is stored once with the marks of its items, however often it is pressed', async () => {
    expect([await save('one', ['sale', 'fair']), await save('one', ['fair', 'sale'])]).toEqual([
      DONE,
      DONE,
    ]);
    expect(await stored(`deposits/${idOf('one')}`)).toEqual({
      accountId: 'checking',
      date: '2026-07-06',
      slip: '118',
      version: 1,
      countedBy: ['Ann Lee', 'Bo Diaz'],
      items: [
        {
          id: 'fair',
          date: '2026-07-03',
          amount: 40,
        },
        {
          id: 'sale',
          date: '2026-07-04',
          amount: 7.29,
        },
      ],
    });
    expect(await markOf('sale')).toEqual({
      accountId: 'checking',
      depositId: idOf('one'),
      depositedOn: '2026-07-06',
      itemDay: '2026-07-04',
      amount: 7.29,
    });
    expect(await problems()).toEqual([]);
  });

  it('names each item that cannot be in it, and why', async () => {
    const refused = await save('two', ['sale', 'bounced', 'saved', 'august', 'gone']);
    expectRefused(
      refused,
      409,
      'Nothing was saved. Not in this deposit: “Bake sale”, Jul 4, 2026, $7.29: it is in another deposit;',
    );
    expect(refused.body.error).toContain(
      '“Bounced check”, Jul 5, 2026, -$5.00: a deposit has only what came in;',
    );
    expect(refused.body.error).toContain('“Gift”, Jul 5, 2026, $3.00: it is of another account;');
    expect(refused.body.error).toContain(
      '“Lemonade”, Aug 1, 2026, $3.00: it was received after the day of the deposit;',
    );
    expect(refused.body.error).toContain('“gone”: it was deleted.');
    expect(await stored(`deposits/${idOf('two')}`)).toBeUndefined();
  });

  it('is refused by what is wrong with it', async () => {
    expectRefused(
      await save('two', ['dues'], { secondCounter: ' ann  lee ' }),
      400,
      'Two different people count a deposit.',
    );
    expectRefused(await save('two', ['dues'], { date: '' }), 400, 'Date is required.');
    expectRefused(
      await save('two', ['dues'], { accountId: 'gone' }),
      409,
      'it is of another account',
    );
    for (const items of [
      [],
      ['dues', 'dues'],
      ['a/b'],
      Array.from({ length: 101 }, (_, at) => `i${at}`),
    ])
      expectRefused(await save('two', items), 400, 'We couldn’t read this request.');
    const odd = { ...saving('two', ['dues']), id: 'two' };
    expectRefused(await admin.manageDeposit(odd), 400, 'We couldn’t read this request.');
  });

  it('changes over the version that was seen, and frees what is taken out', async () => {
    expectRefused(await save('one', ['fair', 'dues']), 409, 'Someone else just changed this.');
    const next = await save('one', ['fair', 'dues'], { date: '2026-07-07' }, 1);
    expect(next).toEqual(DONE);
    expect([await markOf('sale'), await markOf('dues')]).toMatchObject([
      undefined,
      { depositedOn: '2026-07-07' },
    ]);
    expect(await markOf('fair')).toMatchObject({ depositedOn: '2026-07-07' });
    expect(await problems()).toEqual([]);
  });

  it('keeps its account, and what is in it stays outstanding there', async () => {
    await put('june', { date: '2026-06-29', amount: 5, description: 'June' });
    expect(await save('june', ['june'])).toEqual(DONE);
    const entries = [{ collection: 'revenueItems', id: 'june' }];
    const unmark = { act: 'outstanding', id: 'checking', isOutstanding: false, entries };
    expectRefused(await admin.manageAccount(unmark), 409, 'This is in a deposit');
    const away = { act: 'delete', id: 'checking', version: 1 };
    expectRefused(await admin.manageAccount(away), 409, 'named by revenue items and deposits');
    expect([await remove('june', 1), await remove('june', 1)]).toEqual([DONE, DONE]);
    expect(await markOf('june')).toBeUndefined();
    expect(await admin.manageAccount(unmark)).toEqual(DONE);
    // It comes back as it was, with its versions.
    expect(await admin.manageAccount({ ...unmark, isOutstanding: true })).toEqual(DONE);
    expect(await save('june', ['june'])).toEqual(DONE);
    expect(await stored(`deposits/${idOf('june')}`)).toMatchObject({ version: 3 });
    expect(await problems()).toEqual([]);
  });
});

describe('two at once (#130)', () => {
  it('put the same item into one deposit only', async () => {
    const replies = await Promise.all([save('race1', ['sale']), save('race2', ['sale'])]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await problems()).toEqual([]);
    const winner = replies[0].status === 200 ? 'race1' : 'race2';
    expect(await remove(winner, 1)).toEqual(DONE);
  });

  it('deposit an item and change it: the deposit has what is stored, or is refused', async () => {
    const change = testEnv.db.runTransaction(async (transaction) => {
      const [item, mark] = await transaction.getAll(
        testEnv.db.doc('revenueItems/sale'),
        testEnv.db.doc('clearings/revenueItems~sale'),
      );
      // As rules and functions do.
      if (mark?.exists !== true && item !== undefined)
        transaction.update(item.ref, { amount: 8.29 });
    });
    const [reply] = await Promise.all([save('race3', ['sale']), change]);
    expect(reply).toEqual(DONE);
    expect(checkDeposits(await readProject(getApp(testEnv.projectId), bucket.name))).toEqual([]);
    expect(await remove('race3', 1)).toEqual(DONE);
    await testEnv.db.doc('revenueItems/sale').update({ amount: 7.29 });
  });

  it.each(COMMIT_POINTS)(
    'a press that was stopped %s is finished by the next one (#77)',
    async (point) => {
      const act = saving('killed', ['sale']);
      await stopAt(point, 'manageDeposit', act, testEnv);
      const isDone = point === 'after commit';
      expect((await markOf('sale')) !== undefined).toBe(isDone);
      expect(await problems()).toEqual([]);
      expect(await admin.manageDeposit(act)).toEqual(DONE);
      const { version } = (await stored(`deposits/${idOf('killed')}`)) ?? {};
      expect(await remove('killed', Number(version))).toEqual(DONE);
      expect(await problems()).toEqual([]);
    },
    30_000,
  );
});

describe('a statement of the bank (#130)', () => {
  const begin = (day: string) => beginStatement(admin, 'checking', day);
  const ticked = (day: string, balance: number, keys: readonly string[]) =>
    tickedStatement(admin, 'checking', { day, balance }, (key) => keys.includes(key));

  it('has one line for all that is in it, and has the rest on the way', async () => {
    // In the deposit of July 7, and in none.
    const before = await begin('2026-07-06');
    expect(before.items.map(({ key, amount }) => `${key} ${amount}`)).toEqual([
      'revenueItems~sale 729',
      'revenueItems~bounced -500',
      `deposits~${idOf('june')} 500`,
    ]);
    const early = await ticked('2026-07-06', 10_000 + 500, [`deposits~${idOf('june')}`]);
    expect(await admin.reconcile(early)).toEqual(DONE);
    expect(await stored('statements/checking~2026-07-06')).toMatchObject({
      // The bounced check lessens what was received.
      lines: { beginning: 105, receipts: 54.29, ending: 159.29, onTheWay: 59.29, outstanding: 5 },
    });
    const { items } = await begin('2026-07-31');
    expect(items.map(({ key, amount }) => `${key} ${amount}`)).toEqual([
      'revenueItems~sale 729',
      'revenueItems~bounced -500',
      `deposits~${idOf('one')} 5200`,
    ]);
    expect(await problems()).toEqual([]);
  });

  it('clears it, and it keeps its day, account and items', async () => {
    const act = await ticked('2026-07-31', 10_500 + 5_200, [`deposits~${idOf('one')}`]);
    const [saved, moved] = await Promise.all([
      admin.reconcile(act),
      save('one', ['fair'], { date: '2026-07-07' }, 2),
    ]);
    // Whichever was first, the other finds it.
    expect([saved.status, moved.status].toSorted()).toEqual([200, 409]);
    expect(await problems()).toEqual([]);
    if (moved.status === 200) {
      expect(await save('one', ['fair', 'dues'], { date: '2026-07-07' }, 3)).toEqual(DONE);
      expect(await admin.reconcile({ ...act, token: 'again' })).toEqual(DONE);
    }
    const version = Number((await stored(`deposits/${idOf('one')}`))?.['version']);
    const sentence = 'A bank statement cleared this';
    for (const own of [{ date: '2026-07-08' }, { date: '2026-07-06' }])
      expectRefused(await save('one', ['fair', 'dues'], own, version), 409, sentence);
    expectRefused(await save('one', ['fair'], { date: '2026-07-07' }, version), 409, sentence);
    expectRefused(await remove('one', version), 409, sentence);
    const names = { date: '2026-07-07', slip: '119', secondCounter: 'Cy Fox' };
    const counted = { ...saving('one', ['fair', 'dues'], names, version), cash: { ones: 1 } };
    expectRefused(await admin.manageDeposit(counted), 409, sentence);
    expect(await save('one', ['fair', 'dues'], names, version)).toEqual(DONE);
    expect(await problems()).toEqual([]);
  });

  it('has cleared an item on its own, which is in no deposit then', async () => {
    const act = await ticked('2026-08-31', 15_700 + 300, ['revenueItems~august']);
    expect(await admin.reconcile(act)).toEqual(DONE);
    const late = await save('late', ['august'], { date: '2026-08-02' });
    expectRefused(late, 409, 'a statement of the bank has cleared it');
    expect(await problems()).toEqual([]);
  });
});

describe('checks and cash that are typed into a deposit', () => {
  const CHECK = {
    kind: 'check',
    reference: '2210',
    description: 'Lee family',
    amount: 40,
    categoryId: 'fair',
    fundId: 'main',
  };
  const CASH = { ...CHECK, kind: 'cash', reference: '', description: 'Bake sale', amount: 25.03 };
  const COUNTED = { twenties: 1, fives: 1, pennies: 3 };
  const typed = (name: string, own: object = {}, items: readonly string[] = []) => {
    const lines = [
      { id: idOf(`${name}check`), fields: CHECK },
      { id: idOf(`${name}cash`), fields: CASH },
    ];
    const act = { ...saving(name, [...items, ...lines.map(({ id }) => id)]), lines, cash: COUNTED };
    return admin.manageDeposit({ ...act, ...own });
  };

  it('become its revenue in the same commit, with the journal and the marks', async () => {
    expect(await typed('typed')).toEqual(DONE);
    const check = idOf('typedcheck');
    expect(await stored(`revenueItems/${check}`)).toEqual({
      date: FIELDS.date,
      accountId: 'checking',
      amount: 40,
      categoryId: 'fair',
      fundId: 'main',
      description: 'Lee family',
      reference: '2210',
      version: 1,
    });
    expect(await markOf(check)).toMatchObject({ depositId: idOf('typed'), amount: 40 });
    expect(await stored(`deposits/${idOf('typed')}`)).toMatchObject({
      cash: { twenties: 1, fives: 1, pennies: 3 },
      items: [{ amount: 25.03 }, { amount: 40 }],
    });
    expect(await problems()).toEqual([]);
  });

  it('are there once, though the answer was lost', async () => {
    expect(await typed('typed')).toEqual(DONE);
    expect((await stored(`deposits/${idOf('typed')}`))?.['version']).toBe(1);
    expect((await stored(`revenueItems/${idOf('typedcash')}`))?.['version']).toBe(1);
  });

  it.each([
    ['cash that was not counted', { cash: null }, 'You counted $0.00'],
    ['a count that differs', { cash: { ...COUNTED, pennies: 2 } }, 'You counted $25.02'],
    ['a count that is no number', { cash: { ...COUNTED, pennies: 0.5 } }, 'Pennies must be'],
    [
      'a line without a fund',
      { lines: [{ id: idOf('odd'), fields: { ...CHECK, fundId: '' } }] },
      'Fund is required',
    ],
    [
      'an amount below 0',
      { lines: [{ id: idOf('odd'), fields: { ...CHECK, amount: -1 } }] },
      'Amount must be',
    ],
  ])('are refused with %s, and nothing is stored', async (_what, own, sentence) => {
    const reply = await typed('refused', own);
    expect([reply.status, reply.body.error]).toEqual([
      expect.any(Number),
      expect.stringContaining(sentence),
    ]);
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(await stored(`deposits/${idOf('refused')}`)).toBeUndefined();
    expect(await stored(`revenueItems/${idOf('refusedcheck')}`)).toBeUndefined();
  });

  it('cannot take the id of revenue that is there', async () => {
    const lines = [{ id: idOf('typedcheck'), fields: CHECK }];
    const act = { ...saving('thief', [idOf('typedcheck')]), lines };
    expect((await admin.manageDeposit(act)).status).toBe(409);
    expect(await stored(`deposits/${idOf('thief')}`)).toBeUndefined();
    expect(await problems()).toEqual([]);
  });

  it('count with revenue that was entered before, which may have been cash', async () => {
    await put('jar', { date: '2026-07-05', amount: 9, description: 'Jar' });
    const cash = { ...COUNTED, fives: 2 };
    expect(await typed('mixed', { cash }, ['jar'])).toEqual(DONE);
    expectRefused(
      await typed('mixed2', { cash: { ...COUNTED, hundreds: 1 } }),
      400,
      'You counted $125.03',
    );
    expect(await problems()).toEqual([]);
  });
});

describe('a closed year (#123, #130)', () => {
  const close = (closedThrough: string | null) =>
    testEnv.db.doc('settings/books').set({
      ...OPEN,
      closedThrough,
      closedYear: closedThrough && '2025',
      accountsFrom: '2026-07-01',
    });

  it('has no deposit, but what was received in it may be deposited later, and stays there', async () => {
    await close('2026-07-31');
    expectRefused(await save('closed', ['sale']), 409, /is in a closed year/);
    expect(await save('closed', ['sale'], { date: '2026-08-03' })).toEqual(DONE);
    const sentence = /Jul 4, 2026 is in a closed year/;
    expectRefused(await save('closed', ['sale'], { date: '2026-08-04' }, 1), 409, sentence);
    expectRefused(await remove('closed', 1), 409, sentence);
    expect(await save('closed', ['sale'], { date: '2026-08-03', slip: '7' }, 1)).toEqual(DONE);
    await close(null);
    expect(await problems()).toEqual([]);
  });
});
