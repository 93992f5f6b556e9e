import { getApp } from 'firebase-admin/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAmounts } from '@pa-ledger/domain/ledger/cells';
import { workPlaces } from '@pa-ledger/domain/home/open-work';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import { countOnce } from '../../functions/src/totals/recount.ts';
import { readOpenFindings } from '../../functions/src/years/open-findings.ts';
import { checkAdvances } from '../../ops/checks/check-advances.ts';
import { checkConfirmations } from '../../ops/checks/check-confirmations.ts';
import { checkHome } from '../../ops/checks/check-home.ts';
import { checkJournal } from '../../ops/checks/check-journal.ts';
import { checkPayments } from '../../ops/checks/check-payments.ts';
import { checkReturns } from '../../ops/checks/check-returns.ts';
import { checkTotals } from '../../ops/checks/check-totals.ts';
import { readProject } from '../../ops/checks/project-data.ts';
import { findOldHolders, redactHolder } from '../../ops/redaction/redact-holders.ts';
import { personEntry } from '../fixtures/people.ts';
import { adminClient, TEST_ADMIN, type AdminClient } from '../functions/support/admin-client.ts';
import { DONE, expectRefused } from '../functions/support/managed-expenses.ts';
import { bucket } from '../functions/support/suite.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

/** Cash that people get before they spend it, and what settles it. */
let testEnv: TestEnvironment;
let dana: AdminClient;
let sam: AdminClient;
let made = 0;

const SAM = { uid: 'sam', email: 'sam@example.com' };
const CHANGED = 'Someone else just changed this.';

const list = ({ uid, email }: typeof SAM, name: string) =>
  testEnv.db.doc(`people/${uid}`).set(personEntry(email, name));

beforeAll(async () => {
  testEnv = await createTestEnvironment();
  dana = adminClient(testEnv.services);
  sam = adminClient(testEnv.services, SAM);
  await list(TEST_ADMIN, 'Dana Desk');
  await list(SAM, 'Sam Lee');
  const batch = testEnv.db.batch();
  const opened = { openingDate: '2026-07-01', openingBalance: 1_000, version: 1 };
  batch.set(testEnv.db.doc('accounts/bank'), { name: 'Checking', kind: 'checking', ...opened });
  batch.set(testEnv.db.doc('settings/books'), {
    opensOn: null,
    closedThrough: null,
    closedYear: null,
    closing: null,
    accountsFrom: '2026-07-01',
  });
  await batch.commit();
});

afterAll(() => testEnv.close());

const ADVANCE = {
  paidTo: 'Riley Park',
  email: 'riley@example.com',
  amount: 200,
  date: '2026-10-20',
  eventOn: '2026-10-24',
  categoryId: 'fair',
  fundId: 'main',
  accountId: 'bank',
  method: 'cash',
  description: 'Cash for the fair',
};
const RECEIPT = {
  date: '2026-11-10',
  amount: 150,
  categoryId: 'office',
  fundId: 'grants',
  description: 'Prizes',
};
const BACK = { date: '2026-11-12', amount: 50, accountId: 'bank' };

const newId = () => `advance${String(++made).padStart(13, '0')}`;
const give = (id: string, own: object = {}, by = dana) =>
  by.manageAdvance({
    act: 'give',
    id,
    fields: { ...ADVANCE, email: `${id}@example.com`, ...own },
  });
const settle = (id: string, version: number, own: object = {}, by = dana, part = 'one') =>
  by.manageAdvance({
    act: 'settle',
    id,
    version,
    receipts: [{ id: `${id}-settled-${part}`, fields: { ...RECEIPT, ...own } }],
  });
const giveBack = (id: string, version: number, own: object = {}, part = 'one') =>
  dana.manageAdvance({
    act: 'giveBack',
    id,
    version,
    returned: { id: `${id}-returned-${part}`, fields: { ...BACK, ...own } },
  });
const undo = (id: string, version = 1) => dana.manageAdvance({ act: 'undo', id, version });
const mistake = (id: string, version = 1) => dana.manageAdvance({ act: 'mistake', id, version });
const stored = async (path: string) => (await testEnv.db.doc(path).get()).data();
const entry = (id: string) => stored(`manualExpenses/${id}`);
const leftOf = async (id: string) =>
  ((await entry(id))?.['advance'] as { readonly left?: number } | undefined)?.left;

/** Gives one. @returns its id. */
async function given(own: object = {}): Promise<string> {
  const id = newId();
  expect(await give(id, own)).toEqual(DONE);
  return id;
}

/** Counts all entries, as the triggers do. */
async function countAll(): Promise<void> {
  const { docs } = await testEnv.db.collection('manualExpenses').get();
  for (const { id } of docs) await countOnce(testEnv.services, `manualExpenses~${id}`);
}

async function problems(): Promise<string[]> {
  await countAll();
  const project = await readProject(getApp(testEnv.projectId), bucket.name);
  return [
    ...checkAdvances(project),
    ...checkJournal(project).filter((problem) => problem.includes('manualExpenses')),
    ...checkPayments(project),
    ...checkReturns(project),
    ...checkConfirmations(project),
    ...checkTotals(project),
    ...checkHome(project).filter((problem) => !problem.includes('home/plan')),
  ];
}

describe('an advance of $200.00 (#155)', () => {
  it('is given, settled by receipts and money that came back, each pressed twice and done once', async () => {
    const id = newId();
    for (let time = 0; time < 2; time++)
      expect(await give(id, { method: 'check', checkNumber: '301' })).toEqual(DONE);
    const { email: _email, eventOn: _event, ...fields } = ADVANCE;
    expect(await entry(id)).toEqual({
      ...fields,
      amount: 200,
      method: 'check',
      checkNumber: '301',
      advance: { kind: 'given', eventOn: '2026-10-24', left: 200 },
      version: 1,
    });
    expect(await stored(`advanceHolders/${id}`)).toEqual({ email: `${id}@example.com` });
    expect(await problems()).toEqual([]);
    const october = await stored('totals/2026-10~fair~main');
    expect(october).toMatchObject({ advanced: 20_000, manual: 0 });
    expect(await stored('accountTotals/2026-10~bank')).toMatchObject({ advanced: 20_000 });

    for (let time = 0; time < 2; time++) expect(await settle(id, 1)).toEqual(DONE);
    expect(await entry(`${id}-settled-one`)).toEqual({
      date: '2026-11-10',
      amount: 150,
      categoryId: 'office',
      fundId: 'grants',
      description: 'Prizes',
      paidTo: 'Riley Park',
      advance: { kind: 'settled', categoryId: 'fair', fundId: 'main' },
      version: 1,
    });
    expect(await leftOf(id)).toBe(50);
    for (let time = 0; time < 2; time++) expect(await giveBack(id, 2)).toEqual(DONE);
    expect(await entry(`${id}-returned-one`)).toMatchObject({
      amount: -50,
      categoryId: 'fair',
      fundId: 'main',
      accountId: 'bank',
      paidTo: 'Riley Park',
      description: 'Money returned from the advance of Oct 20, 2026',
    });
    expect(await leftOf(id)).toBe(0);
    expect(await problems()).toEqual([]);
    const cells = await Promise.all(
      [
        'totals/2026-11~fair~main',
        'totals/2026-11~office~grants',
        'accountTotals/2026-11~bank',
      ].map(stored),
    );
    expect(
      cells.map((cell = {}) => {
        const { revenue, manual, advanced } = readAmounts(cell);
        return [revenue, manual, advanced];
      }),
    ).toEqual([
      [0, 0, -20_000],
      [0, 15_000, 0],
      [0, 0, -5_000],
    ]);
    expect(await stored('home/cash')).toMatchObject({
      accounts: { bank: -15_000 },
      funds: { main: 0, grants: -15_000 },
    });
  });

  it('is settled by no more than what is open, and the rest is an ordinary request', async () => {
    const id = await given();
    expectRefused(
      await settle(id, 1, { amount: 200.01 }),
      409,
      /^Only \$200\.00 of this advance is open.*expense request/,
    );
    expectRefused(await giveBack(id, 1, { amount: 200.01 }), 409, /Only \$200\.00/);
    expect(await settle(id, 1, { amount: 200 })).toEqual(DONE);
    expectRefused(await settle(id, 2, {}, dana, 'two'), 409, /is settled/);
    expectRefused(await giveBack(id, 2), 409, /is settled/);
    expectRefused(await settle(id, 1, { amount: 0 }, dana, 'two'), 400, 'Amount');
  });

  it('takes several receipts at once, or none of them', async () => {
    const id = await given();
    const receipt = (part: string, amount: number) => ({
      id: `${id}-settled-${part}`,
      fields: { ...RECEIPT, amount },
    });
    const all = (amount: number) => ({
      act: 'settle',
      id,
      version: 1,
      receipts: [receipt('a', 150), receipt('b', amount)],
    });
    expectRefused(await dana.manageAdvance(all(50.01)), 409, /Only/);
    expect(await entry(`${id}-settled-a`)).toBeUndefined();
    expect(await dana.manageAdvance(all(49.99))).toEqual(DONE);
    expect(await leftOf(id)).toBe(0.01);
  });

  it('is settled over the version that its reader saw, on days from its own on', async () => {
    const id = await given();
    expectRefused(await settle(id, 2), 409, CHANGED);
    expectRefused(await settle(id, 1, { date: '2026-10-19' }), 400, /before the advance/);
    expectRefused(await giveBack(id, 1, { date: '2026-10-19' }), 400, /before the advance/);
    expectRefused(await giveBack(id, 1, { accountId: undefined }), 400, /account/);
    const [one, other] = await Promise.all([
      settle(id, 1, {}, dana, 'one'),
      settle(id, 1, {}, sam, 'two'),
    ]);
    expect([one.status, other.status].toSorted()).toEqual([200, 409]);
    expect(await leftOf(id)).toBe(50);
    const foreign = {
      act: 'settle',
      id,
      version: 2,
      receipts: [{ id: 'other-settled-one', fields: RECEIPT }],
    };
    expect((await dana.manageAdvance(foreign)).status).toBe(400);
    const swapped = [{ id: `${id}-returned-one`, fields: RECEIPT }];
    expect((await dana.manageAdvance({ ...foreign, receipts: swapped })).status).toBe(400);
    expectRefused(await settle(newId(), 1), 409, /deleted/);
  });
});

describe('the holder of an advance', () => {
  it('has one open at a time, under any spelling of the mailbox', async () => {
    const id = await given({ email: 'kim@example.com' });
    const again = { email: 'Kim+fair@example.com', paidTo: 'Kim Doe' };
    expectRefused(await give(newId(), again), 409, /^Kim Doe has an open advance/);
    expect(await settle(id, 1, { amount: 200 })).toEqual(DONE);
    expect(await give(newId(), again)).toEqual(DONE);
  });

  it('is reached at another address once that is set, while it is open', async () => {
    const setEmail = (id: string, email: string) =>
      dana.manageAdvance({ act: 'setEmail', id, fields: { email } });
    const [id, other] = [await given(), await given({ email: 'taken@example.com' })];
    for (let time = 0; time < 2; time++)
      expect(await setEmail(id, 'New@example.com')).toEqual(DONE);
    expect(await stored(`advanceHolders/${id}`)).toEqual({ email: 'New@example.com' });
    expectRefused(await setEmail(id, 'taken+x@example.com'), 409, /open advance/);
    expectRefused(await setEmail(id, 'nobody'), 400, /email/i);
    expect(await settle(other, 1, { amount: 200 })).toEqual(DONE);
    expectRefused(await setEmail(other, 'b@example.com'), 409, /open advance/);
    expect((await entry(id))?.['version']).toBe(1);
  });

  it('keeps the address of its holder from the holder, who could confirm it then', async () => {
    const setEmail = (id: string, email: string, by: AdminClient) =>
      by.manageAdvance({ act: 'setEmail', id, fields: { email } });
    const id = await given({ email: 'sam+fair@example.com' });
    expectRefused(await setEmail(id, 'other@example.com', sam), 409, /another administrator/);
    expectRefused(await setEmail(id, TEST_ADMIN.email, dana), 409, /another administrator/);
    expect(await stored(`advanceHolders/${id}`)).toEqual({ email: 'sam+fair@example.com' });
    expect(await setEmail(id, 'fair@example.com', dana)).toEqual(DONE);
    expect(await settle(id, 1, { amount: 200 })).toEqual(DONE);
  });

  it('gets only one of two that are given at the same moment', async () => {
    const email = { email: 'two@example.com' };
    const answers = await Promise.all([give(newId(), email), give(newId(), email, sam)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await problems()).toEqual([]);
  });

  it('is not the administrator who gives it, by mailbox or name, while another one is there', async () => {
    const refused = /for you, so another administrator/;
    expectRefused(await give(newId(), { email: 'sam+1@example.com' }, sam), 409, refused);
    expectRefused(await give(newId(), { paidTo: ' sam LEE' }, sam), 409, refused);
    expect(await give(newId(), { email: SAM.email, paidTo: 'Sam Lee' })).toEqual(DONE);
    await testEnv.db.doc(`people/${SAM.uid}`).delete();
    expect(await give(newId(), { paidTo: 'Dana Desk' })).toEqual(DONE);
    await list(SAM, 'Sam Lee');
  });

  it('is not who confirms it, and whoever settled it can', async () => {
    const confirm = (by: AdminClient, id: string, version: number) =>
      by.confirmEntry({ collection: 'manualExpenses', id, version });
    const mine = { ...SAM, email: 'holder@example.com', uid: 'holder' };
    await list(mine, 'Other Name');
    const id = await given({ email: 'holder+x@example.com' });
    expect(await settle(id, 1, {}, sam)).toEqual(DONE);
    const holder = adminClient(testEnv.services, mine);
    expectRefused(await confirm(holder, id, 2), 409, /paid you/);
    expectRefused(await confirm(holder, `${id}-settled-one`, 1), 409, /paid you/);
    expectRefused(await confirm(dana, id, 2), 409, /entered or changed/);
    // What's left of it is no change of what was given.
    expect(await confirm(sam, id, 2)).toEqual(DONE);
    expectRefused(await confirm(sam, `${id}-settled-one`, 1), 409, /entered or changed/);
    expect(await confirm(dana, `${id}-settled-one`, 1)).toEqual(DONE);
    expect(await giveBack(id, 3)).toEqual(DONE);
    expect(await entry(id)).toMatchObject({ confirmed: { byUid: 'sam' }, version: 4 });
    expect(await problems()).toEqual([]);
    await testEnv.db.doc('people/holder').delete();
  });
});

describe('an advance entered by mistake', () => {
  it('opens again by what was undone, and goes once nothing settles it', async () => {
    const id = await given({ method: 'check', checkNumber: '302' });
    expect(await settle(id, 1)).toEqual(DONE);
    expect(await giveBack(id, 2)).toEqual(DONE);
    expectRefused(await mistake(id, 3), 409, /Part of this advance is settled/);
    for (let time = 0; time < 2; time++) expect(await undo(`${id}-settled-one`)).toEqual(DONE);
    expect([await leftOf(id), await entry(`${id}-settled-one`)]).toEqual([150, undefined]);
    expectRefused(await undo(`${id}-returned-one`, 2), 409, CHANGED);
    expect(await undo(`${id}-returned-one`)).toEqual(DONE);
    expect(await leftOf(id)).toBe(200);
    for (let time = 0; time < 2; time++) expect(await mistake(id, 5)).toEqual(DONE);
    expect([await entry(id), await stored(`advanceHolders/${id}`)]).toEqual([undefined, undefined]);
    expect(await give(newId(), { method: 'check', checkNumber: '302' })).toEqual(DONE);
    expect(await problems()).toEqual([]);
  });

  it('stays once the bank has cleared it, and so does what came back', async () => {
    const id = await given();
    const [mark, other] = [id, `${id}-returned-one`].map((one) =>
      testEnv.db.doc(`clearings/manualExpenses~${one}`),
    );
    await mark?.set({ accountId: 'bank', statementId: 'bank~2026-10-31' });
    expectRefused(await mistake(id), 409, /statement/);
    expect(await giveBack(id, 1)).toEqual(DONE);
    await other?.set({ accountId: 'bank', statementId: 'bank~2026-11-30' });
    expectRefused(await undo(`${id}-returned-one`), 409, /statement/);
    await Promise.all([mark?.delete(), other?.delete()]);
  });
});

describe('the form of manual expenses', () => {
  const fields = {
    date: '2026-11-10',
    amount: 20,
    categoryId: 'fair',
    fundId: 'main',
    accountId: 'bank',
    paidTo: 'Riley Park',
    description: 'Something',
  };
  const save = (id: string, typed: object | null, version: number | null = null) =>
    dana.saveManualExpense({ id, version, fields: typed });
  const ELSEWHERE = /Open it under Advances/;

  it('neither changes nor deletes an advance, nor adds what would settle one', async () => {
    const id = await given();
    expect(await settle(id, 1)).toEqual(DONE);
    for (const [one, version] of [
      [id, 2],
      [`${id}-settled-one`, 1],
    ] as const) {
      expectRefused(await save(one, fields, version), 409, ELSEWHERE);
      expectRefused(await save(one, null, version), 409, ELSEWHERE);
    }
    const back = { ...fields, amount: -20 };
    for (const one of [`${id}-returned-x`, `${id}-settled-one-returned-x`, `${id}-settled-x`])
      expectRefused(await save(one, back), 409, ELSEWHERE);
    expect(await leftOf(id)).toBe(50);
  });

  it('does not bring a deleted one back as an expense', async () => {
    const id = await given();
    expect(await mistake(id)).toEqual(DONE);
    expectRefused(await save(id, fields), 409, ELSEWHERE);
  });
});

/** Expects that closing the year of its day says that an advance is open. */
async function expectFinding(id: string): Promise<void> {
  const days = { first: '2026-07-01', last: '2027-06-30' } as Days;
  const { findings } = await readOpenFindings(testEnv.db, days);
  expect(findings).toContainEqual({
    kind: 'advanced',
    collection: 'manualExpenses',
    id,
    sentence: '$200.00 of the advance to Riley Park isn’t settled yet.',
  });
}

describe('the years and what is kept', () => {
  it('an advance of a closed year is settled in an open one', async () => {
    const id = await given({ date: '2026-08-01', eventOn: '2026-08-03' });
    const books = testEnv.db.doc('settings/books');
    await books.update({ closedThrough: '2026-10-31', closedYear: '2025' });
    expectRefused(await give(newId(), { date: '2026-10-31' }), 409, /closed/);
    expectRefused(await settle(id, 1, { date: '2026-10-31' }), 409, /closed/);
    expectRefused(await mistake(id), 409, /closed/);
    expect(await settle(id, 1)).toEqual(DONE);
    expect(await leftOf(id)).toBe(50);
    await books.update({ closedThrough: null, closedYear: null });
  });

  it('Home counts what is open by the day of the event, and a redaction forgets who held an old one', async () => {
    const open = await given({ date: '2026-09-01', eventOn: '2026-09-02' });
    const old = await given({ date: '2026-09-01', eventOn: '2026-09-03' });
    expect(await giveBack(old, 1, { amount: 200, date: '2026-09-04' })).toEqual(DONE);
    await countAll();
    const now = (await stored('home/now')) ?? {};
    const places = new Map(workPlaces(now, 'advances'));
    expect(places.get('2026-09-02')).toEqual({ count: 1, cents: 20_000 });
    expect(places.has('2026-09-03')).toBe(false);
    const before = '2026-09-05' as CalendarDate;
    const holders = await findOldHolders(testEnv.db, before);
    expect(holders.map(({ id }) => id)).toEqual([old]);
    await expectFinding(open);
    const [holder] = holders;
    if (holder === undefined) throw new Error('There is one.');
    const redaction = { db: testEnv.db, bucket: null as never, before, now: testEnv.time.now };
    expect(await redactHolder(holder, redaction)).toBe(true);
    expect(await stored(`advanceHolders/${old}`)).toBeUndefined();
    expect(await stored(`advanceHolders/${open}`)).toBeDefined();
    expect(await problems()).toEqual([]);
  });

  it('receipts are put into no account', async () => {
    const id = await given();
    expect(await settle(id, 1)).toEqual(DONE);
    expect((await dana.manageAccount({ act: 'assign', id: 'bank', from: null })).status).toBe(200);
    for (const from of ['1'])
      expect((await dana.manageAccount({ act: 'assign', id: 'bank', from })).status).toBe(200);
    expect(await entry(`${id}-settled-one`)).not.toHaveProperty('accountId');
  });
});
