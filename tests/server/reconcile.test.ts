import { getApp } from 'firebase-admin/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkJournal } from '../../ops/checks/check-journal.ts';
import { checkStatements } from '../../ops/checks/check-statements.ts';
import { readProject } from '../../ops/checks/project-data.ts';
import {
  adminClient,
  TEST_ADMIN,
  type AdminClient,
  type AdminReply,
} from '../functions/support/admin-client.ts';
import { look, putEntry } from '../functions/support/closings.ts';
import { DONE, expectRefused, expensesIn } from '../functions/support/managed-expenses.ts';
import { beginStatement, tickedStatement } from '../functions/support/statements.ts';
import { bucket } from '../functions/support/suite.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

/** Statements of the bank: what they clear, who is first, and what is locked then. */
let testEnv: TestEnvironment;
let admin: AdminClient;
let other: AdminClient;
const { approved, check, today } = expensesIn(() => testEnv);

const JULY = '2026-07-31';
const AUGUST = '2026-08-31';

beforeAll(async () => {
  testEnv = await createTestEnvironment();
  admin = adminClient(testEnv.services);
  other = adminClient(testEnv.services, { uid: 'other-admin', email: 'other@example.com' });
  await testEnv.db.doc('funds/main').set({ code: '4900', name: 'Main Fund', version: 1 });
  const opening = { name: 'Checking', kind: 'checking', openingDate: '2026-07-01' };
  await admin.manageAccount({
    act: 'save',
    id: 'checking',
    version: null,
    fields: {
      ...opening,
      openingBalance: 100,
    },
  });
  await put('june', { date: '2026-06-29', amount: 5 });
  await put('fair', { date: '2026-07-03', amount: 40 });
  await put('late', { date: '2026-07-30', amount: 7 });
  await put('august', { date: '2026-08-02', amount: 3 });
});

afterAll(() => testEnv.close());

const put = (id: string, fields: object) =>
  putEntry(testEnv, `revenueItems/${id}`, { accountId: 'checking', ...fields });

const begin = (day: string) => beginStatement(admin, 'checking', day);

/** Loads the list, ticks what is named, and returns the act that saves it. */
const ticked = (day: string, balance: number, ids: readonly string[], by = admin) =>
  tickedStatement(by, 'checking', { day, balance }, (key) =>
    ids.some((id) => key === `revenueItems~${id}` || key === id),
  );

async function problems(): Promise<string[]> {
  const project = await readProject(getApp(testEnv.projectId), bucket.name);
  return [
    ...checkStatements(project),
    ...checkJournal(project).filter((problem) => !problem.includes('funds/main')),
  ];
}

const reopen = (statement: string, reason = 'A tick too many', by = admin): Promise<AdminReply> =>
  by.reconcile({ act: 'reopen', statement, reason });

const clearings = async (): Promise<string[]> =>
  (await testEnv.db.collection('clearings').get()).docs.map(({ id }) => id);

const holds = async (day: string): Promise<boolean> =>
  (await testEnv.db.doc(`statements/checking~${day}`).get()).get('reopened') === null;

/** The first statement, from which the tests go on. */
async function saveJuly(): Promise<void> {
  if (await holds(JULY)) return;
  expect(await admin.reconcile(await ticked(JULY, 14_500, ['june', 'fair']))).toEqual(DONE);
}

const CIDER = {
  date: '2026-08-05',
  amount: 4,
  categoryId: 'fair',
  fundId: 'main',
  paidTo: 'Mill',
  description: 'Cider',
  method: 'check',
  checkNumber: 'M-1',
  accountId: 'checking',
};

const saveCider = (version: number | null, own: object | null) =>
  admin.saveManualExpense({ id: 'cider', version, fields: own && { ...CIDER, ...own } });

/** The second one, which has cleared a check. */
async function saveAugust(): Promise<void> {
  await saveJuly();
  if (await holds(AUGUST)) return;
  await saveCider(null, {});
  const act = await ticked(AUGUST, 14_100, ['manualExpenses~cider']);
  expect(await admin.reconcile(act)).toEqual(DONE);
}

describe('a statement (#128)', () => {
  it('lists what no other has cleared, up to its day', async () => {
    const { items, after } = await begin(JULY);
    expect(items.map(({ key, amount }) => `${key} ${amount}`)).toEqual([
      'revenueItems~june 500',
      'revenueItems~fair 4000',
      'revenueItems~late 700',
    ]);
    expect(after).toBeNull();
  });

  it('is refused with its difference, ahead of today, before the opening, or odd', async () => {
    const act = await ticked(JULY, 14_490, ['june', 'fair']);
    expectRefused(await admin.reconcile(act), 400, 'The difference is -$0.10, not $0.00');
    expectRefused(await admin.reconcile({ ...act, day: '2098-01-31' }), 400, 'in the future');
    expectRefused(
      await admin.reconcile({ ...act, day: '2026-06-30' }),
      400,
      'opened after this date',
    );
    expectRefused(await admin.reconcile({ ...act, accountId: 'gone' }), 400, 'choose an account');
    const [one] = act.ticks;
    const twice = { ...act, ticks: [one, one] };
    expectRefused(await admin.reconcile(twice), 400, 'We couldn’t read this request.');
    const many = Array.from({ length: 1_501 }, (_, at) => ({ ...one, key: `payments~${at}` }));
    expectRefused(await admin.reconcile({ ...act, ticks: many }), 400, 'at most 1,500 entries');
    expect(await clearings()).toEqual([]);
  });

  it('is saved once, however often it is pressed, with its nine lines', async () => {
    const act = await ticked(JULY, 14_500, ['june', 'fair']);
    expect([await admin.reconcile(act), await admin.reconcile(act)]).toEqual([DONE, DONE]);
    const stored = (await testEnv.db.doc(`statements/checking~${JULY}`).get()).data();
    expect(stored).toMatchObject({
      balance: 145,
      version: 1,
      by: TEST_ADMIN,
      reopened: null,
      lines: {
        beginning: 105,
        receipts: 47,
        ending: 152,
        onTheWay: 7,
        difference: 0,
      },
      outstanding: [
        {
          key: 'revenueItems~late',
          amount: 7,
        },
      ],
    });
    expect(await clearings()).toEqual(['revenueItems~fair', 'revenueItems~june']);
    expect(await problems()).toEqual([]);
  });

  it('goes on from the last one, with what that left outstanding', async () => {
    await saveJuly();
    const { items, after } = await begin(AUGUST);
    expect([after, items.map(({ key }) => key)]).toEqual([
      JULY,
      ['revenueItems~late', 'revenueItems~august'],
    ]);
    // For a file whose bank dates a line later now: what is older is no line of this statement.
    const act = { act: 'begin', accountId: 'checking', day: AUGUST };
    expect((await admin.reconcile(act)).body['cleared']).toEqual([]);
    const earlier = { ...(await ticked(AUGUST, 14_500, [])), day: JULY };
    expectRefused(await admin.reconcile(earlier), 409, 'a statement for this date or a later one');
  });

  it('clears nothing that is not as it was ticked, and names it', async () => {
    await saveJuly();
    const act = await ticked(AUGUST, 15_200, ['late']);
    await testEnv.db.doc('revenueItems/late').update({ amount: 8 });
    expectRefused(await admin.reconcile(act), 409, /Item revenueItems~late \(now .*\$8\.00\)/);
    await testEnv.db.doc('revenueItems/late').update({ amount: 7, date: '2026-09-01' });
    expectRefused(await admin.reconcile(act), 409, 'Item revenueItems~late (already cleared,');
    await testEnv.db.doc('revenueItems/late').update({ date: '2026-07-30' });
    const cleared = { ...act.ticks[0], key: 'revenueItems~fair' };
    expectRefused(await admin.reconcile({ ...act, ticks: [cleared] }), 409, 'already cleared');
  });

  it('of two people is one, and the second is told who was first', async () => {
    await saveJuly();
    const [mine, theirs] = [
      await ticked(AUGUST, 15_500, ['late', 'august']),
      await ticked('2026-08-30', 15_200, ['late'], other),
    ];
    const replies = await Promise.all([admin.reconcile(mine), other.reconcile(theirs)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [refused] = replies.filter(({ status }) => status === 409);
    expect(refused?.body.error).toMatch(
      /@example\.com just saved the statement of Aug 3[01], 2026/,
    );
    expect(await problems()).toEqual([]);
    const { after } = await begin('2026-09-30');
    expect(await reopen(`checking~${after}`)).toEqual(DONE);
  });
});

describe('what a statement has cleared (#128)', () => {
  it('is not unmarked, and its opening does not move', async () => {
    await saveJuly();
    const june = { collection: 'revenueItems', id: 'june' };
    const unmark = { act: 'outstanding', id: 'checking', isOutstanding: false, entries: [june] };
    expectRefused(await admin.manageAccount(unmark), 409, 'A bank statement cleared');
    // What was outstanding then is no longer added to, either.
    await putEntry(testEnv, 'manualExpenses/older', { date: '2026-06-28', amount: 5 });
    const older = { collection: 'manualExpenses', id: 'older' };
    const mark = { ...unmark, isOutstanding: true, entries: [june, older] };
    expectRefused(await admin.manageAccount(mark), 409, 'starts from this opening');
    const fields = { name: 'Checking', kind: 'checking', openingDate: '2026-07-01' };
    const save = { act: 'save', id: 'checking', version: 1 };
    expectRefused(
      await admin.manageAccount({ ...save, fields: { ...fields, openingBalance: 1 } }),
      409,
      'starts from this opening',
    );
    const away = { act: 'delete', id: 'checking', version: 1 };
    expectRefused(await admin.manageAccount(away), 409, 'starts from this opening');
  });

  it('is no manual expense with a check that changes its amount, or goes', async () => {
    await saveAugust();
    const sentence = 'A bank statement cleared this';
    expectRefused(await saveCider(1, { amount: 5 }), 409, sentence);
    expectRefused(await saveCider(1, { date: '2026-08-06' }), 409, sentence);
    expectRefused(await saveCider(1, null), 409, sentence);
    expect(await saveCider(1, { description: 'Cider and donuts' })).toEqual(DONE);
    expect(await problems()).toEqual([]);
  });

  it('is no payment that was entered by mistake; a void is an item of its own', async () => {
    await saveAugust();
    const id = await approved();
    const payment = { ...check(), accountId: 'checking' };
    expect(await admin.pay(id, payment)).toEqual(DONE);
    const mistake = { act: 'mistake', payment: `${id}-1`, reason: 'Typed twice' };
    const { items } = await begin(today());
    const paid = items.find(({ key }) => key === `payments~${id}-1`)?.amount ?? 0;
    const act = await ticked(today(), 14_100 + paid, [`payments~${id}-1`]);
    const [saved, taken] = await Promise.all([admin.reconcile(act), admin.managePayment(mistake)]);
    // Whichever was first, the other finds it.
    expect([saved.status, taken.status].toSorted()).toEqual([200, 409]);
    expect(await problems()).toEqual([]);
    if (saved.status !== 200) return;
    expectRefused(await admin.managePayment(mistake), 409, 'A bank statement cleared');
    expect(await admin.unpay(id)).toEqual(DONE);
    expect(await problems()).toEqual([]);
    expect(await reopen(`checking~${today()}`)).toEqual(DONE);
  });
});

describe('a statement that is reopened (#128)', () => {
  it('is the last one, with a reason, and clears nothing any more', async () => {
    await saveAugust();
    expectRefused(
      await reopen(`checking~${JULY}`),
      409,
      'You can only reopen an account’s last statement',
    );
    expectRefused(await reopen(`checking~${AUGUST}`, ' '), 400, 'A reason is required.');
    expectRefused(await reopen('checking~2026-01-31'), 400, 'We couldn’t find this statement.');
    expect([await reopen(`checking~${AUGUST}`), await reopen(`checking~${AUGUST}`)]).toEqual([
      DONE,
      DONE,
    ]);
    expect(await clearings()).toEqual(['revenueItems~fair', 'revenueItems~june']);
    const stored = await testEnv.db.doc(`statements/checking~${AUGUST}`).get();
    expect(stored.get('reopened')).toMatchObject({ reason: 'A tick too many' });
    expect(await problems()).toEqual([]);
  });

  it('is saved by the press that saved it before, if that comes again', async () => {
    await saveJuly();
    const act = await ticked(AUGUST, 15_200, ['late']);
    expect(await admin.reconcile(act)).toEqual(DONE);
    expect(await reopen(`checking~${AUGUST}`)).toEqual(DONE);
    expect(await admin.reconcile(act)).toEqual(DONE);
    expect(await holds(AUGUST)).toBe(true);
    expect(await problems()).toEqual([]);
    expect(await reopen(`checking~${AUGUST}`)).toEqual(DONE);
  });

  it('is told to whom was about to save the next one', async () => {
    await saveJuly();
    const act = await ticked(AUGUST, 15_200, ['late']);
    expect(await reopen(`checking~${JULY}`, 'Wrong month', other)).toEqual(DONE);
    const sentence = 'Someone just reopened the statement of Jul 31, 2026';
    expectRefused(await admin.reconcile(act), 409, sentence);
    const again = await ticked(JULY, 14_500, ['june', 'fair']);
    expect(await admin.reconcile(again)).toEqual(DONE);
    expect(await problems()).toEqual([]);
  });
});

it('the year that closes names the accounts that are not reconciled (#128)', async () => {
  const of = async (day: string): Promise<string[]> => {
    await testEnv.db.doc('accounts/checking').update({ openingDate: day });
    const { findings } = await look(admin, '2025');
    return findings.filter(({ kind }) => kind === 'unreconciled').map(({ sentence }) => sentence);
  };
  await saveJuly();
  expect(await of('2026-06-01')).toEqual([]);
  await reopen(`checking~${JULY}`);
  expect(await of('2026-06-01')).toEqual(['Checking isn’t reconciled through Jun 30, 2026 yet.']);
  expect(await of('2026-07-01')).toEqual([]);
});

it('a statement clears 1,500 entries in one commit (#128)', async () => {
  await reopen(`checking~${JULY}`);
  const ids = Array.from({ length: 1_490 }, (_, at) => `many${at}`);
  for (let at = 0; at < ids.length; at += 500) {
    const batch = testEnv.db.batch();
    for (const id of ids.slice(at, at + 500)) {
      const fields = { accountId: 'checking', date: '2026-07-10', amount: 1, description: id };
      batch.set(testEnv.db.doc(`revenueItems/${id}`), fields);
    }
    await batch.commit();
  }
  const act = await ticked(JULY, 14_500 + 149_000, ['june', 'fair', ...ids]);
  expect(act.ticks).toHaveLength(1_492);
  expect(await admin.reconcile(act)).toEqual(DONE);
  expect(await clearings()).toHaveLength(1_492);
  expect(await reopen(`checking~${JULY}`)).toEqual(DONE);
  expect(await clearings()).toEqual([]);
}, 60_000);

it('a statement begins with what was cleared lately, which a bank may date later now (#128)', async () => {
  const fields = { name: 'Savings', kind: 'savings', openingDate: '2026-07-01', openingBalance: 1 };
  await admin.manageAccount({ act: 'save', id: 'savings', version: null, fields });
  await put('early', { accountId: 'savings', date: '2026-07-20', amount: 2 });
  await put('lately', { accountId: 'savings', date: '2026-07-21', amount: 3 });
  await put('left', { accountId: 'savings', date: '2026-07-28', amount: 4 });
  const save = await tickedStatement(admin, 'savings', { day: JULY, balance: 600 }, (key) =>
    ['revenueItems~early', 'revenueItems~lately'].includes(key),
  );
  expect(await admin.reconcile(save)).toEqual(DONE);
  const { body } = await admin.reconcile({ act: 'begin', accountId: 'savings', day: AUGUST });
  expect([body['items'], body['cleared']]).toMatchObject([
    [{ key: 'revenueItems~left' }],
    [{ key: 'revenueItems~lately', amount: 300 }],
  ]);
});

it('a payment and its void that the bank never saw are listed by one statement alone', async () => {
  const fields = { name: 'Third', kind: 'checking', openingDate: '2026-07-01', openingBalance: 1 };
  await admin.manageAccount({ act: 'save', id: 'third', version: null, fields });
  const payment = { accountId: 'third', date: '2026-07-05', lines: [{ amount: 2 }], payee: 'Mo' };
  await testEnv.db.doc('payments/lost').set({ ...payment, voided: { date: '2026-07-20' } });
  await testEnv.db.doc('payments/open').set({ ...payment, voided: null });
  const listed = async (day: string): Promise<unknown> =>
    (await admin.reconcile({ act: 'begin', accountId: 'third', day })).body['listed'];
  expect(await listed(JULY)).toEqual([]);
  const save = await tickedStatement(admin, 'third', { day: JULY, balance: 100 }, () => false);
  expect(await admin.reconcile(save)).toEqual(DONE);
  const pair = ['payments~lost', 'payments~lost~void'];
  expect(await listed(AUGUST)).toEqual(pair);
  // What was outstanding then and was voided since, on whichever day, is new.
  await testEnv.db.doc('payments/open').update({ voided: { date: '2026-07-21' } });
  expect(await listed(AUGUST)).toEqual(pair);
});
