import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adminClient, type AdminClient } from '../functions/support/admin-client.ts';
import {
  close,
  FIRST_OPEN_DAY,
  LAST_DAY,
  look,
  newToken,
  press,
  putEntry,
  putTwoYears,
  putUncounted,
  YEAR,
} from '../functions/support/closings.ts';
import { beforeTransaction } from '../functions/support/commit-hook.ts';
import { expectRefused, expensesIn } from '../functions/support/managed-expenses.ts';
import { brokenTotals } from '../functions/support/totals.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

/** Closing and reopening a year: one person, two people, and triggers that lag. */
let testEnv: TestEnvironment;
let admin: AdminClient;
const { approved } = expensesIn(() => testEnv);

beforeEach(async () => {
  testEnv = await createTestEnvironment();
  admin = adminClient(testEnv.services);
  await putTwoYears(testEnv);
  // By now, the events of what was just written have long arrived.
  testEnv.time.now += 60_000;
});

afterEach(() => testEnv.close());

const ENDINGS = [
  { fundId: 'grants', amount: 100 },
  { fundId: 'main', amount: 1160.05 },
  { fundId: 'testMain', amount: 0 },
];
const endingsWith = (amount: number) => [ENDINGS[0], { fundId: 'main', amount }, ENDINGS[2]];
const dataOf = async (path: string) => (await testEnv.db.doc(path).get()).data();
const reopen = (reason = 'An invoice of June came late') =>
  admin.manageYear({ act: 'reopen', year: YEAR, reason });

describe('Close year (#123)', () => {
  it('fixes what each fund ends with, and begins the next year with it', async () => {
    const reply = await close(admin);
    expect(reply).toEqual({ status: 200, body: { success: true, endings: ENDINGS, typed: [] } });
    expect(await dataOf(`closings/${YEAR}`)).toMatchObject({
      first: '2025-07-01',
      last: LAST_DAY,
      countWhen: testEnv.services.organization.policies.countWhen,
      endings: ENDINGS,
      reopenReason: null,
      version: 1,
      by: { email: 'desk@example.com' },
    });
    expect(await dataOf('settings/books')).toEqual({
      opensOn: null,
      closedThrough: LAST_DAY,
      closedYear: YEAR,
      closing: null,
    });
    expect(await dataOf('fundBalances/2026~main')).toMatchObject({
      fundId: 'main',
      fiscalYear: '2026',
      amount: 1160.05,
      source: 'closing',
      version: 1,
      asOf: FIRST_OPEN_DAY,
    });
    expect(await dataOf('journal/fundBalances~2026~main~1')).toMatchObject({
      cause: `closings~${YEAR}~1`,
    });
    const status = await admin.manageYear({ act: 'status' });
    expect(status.body['closable']).toEqual({
      year: '2026',
      first: FIRST_OPEN_DAY,
      last: '2027-06-30',
      from: '2027-07-02',
    });
  });

  it('comes in the order of years, from the second day after the end', async () => {
    await putEntry(testEnv, 'revenueItems/old', {
      amount: 1,
      date: LAST_DAY.replace('2026', '2025'),
    });
    const act = { act: 'lock', year: YEAR, token: newToken(), seen: '0'.repeat(64) };
    expectRefused(await admin.manageYear(act), 409, 'Close 2024–25 first.');
    for (const year of ['2024', YEAR]) expect((await close(admin, year)).status).toBe(200);
    const late = await admin.manageYear({ ...act, year: '2026' });
    expectRefused(late, 409, 'You can close this year from Jul 2, 2027 on.');
    expectRefused(
      await admin.manageYear({ ...act, year: '2023' }),
      409,
      'We couldn’t find this year',
    );
  });

  it('is done once by one press whose answers were all lost, and says the same again', async () => {
    const { seen } = await look(admin);
    const token = newToken();
    for (let time = 0; time < 2; time++)
      expect((await press(admin, seen, token)).status).toBe(time === 0 ? 200 : 409);
    const again = { act: 'close', year: YEAR, token, seen };
    expect((await admin.manageYear(again)).body['endings']).toEqual(ENDINGS);
    expect((await admin.manageYear({ ...again, act: 'lock' })).status).toBe(200);
    expect((await dataOf(`closings/${YEAR}`))?.['version']).toBe(1);
  });

  it('by two people at once is done by one of them, and the other is told who', async () => {
    const { seen } = await look(admin);
    const other = adminClient(testEnv.services, { uid: 'other', email: 'other@example.com' });
    const replies = await Promise.all([press(admin, seen), press(other, seen)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = replies.find(({ status }) => status === 409);
    expect(refused?.body.error).toMatch(
      /is closing (?:a|this) year right now|We couldn’t find this year|first\.$/,
    );
    expect((await dataOf(`closings/${YEAR}`))?.['version']).toBe(1);
  });

  it('corrects totals that the list has named, and what a trigger has not counted yet', async () => {
    await testEnv.db.doc('totals/2025-10~fair~main').update({ revenue: 1 });
    await testEnv.db.doc('counted/transfers~grants').delete();
    await testEnv.db.doc('totals/2026-06~fair~main').delete();
    const { sentences } = await look(admin);
    expect(sentences).toEqual([
      expect.stringMatching(/^Transfer: .* was not counted\.$/),
      'Fall Fair, Main Fund, Oct 2025: revenue was $0.01 and is $500.10.',
      expect.stringMatching(/Jan 2026/),
      expect.stringMatching(/^Fall Fair, Main Fund, Jun 2026: manual expenses was \$0\.00 and is/),
    ]);
    await putUncounted(testEnv, 'revenueItems/late', { amount: 9.95, date: LAST_DAY });
    const reply = await close(admin);
    expect(reply.body['endings']).toEqual(endingsWith(1170));
    expect(await brokenTotals(testEnv.db)).toEqual([]);
  });

  it('counts again what was written while the lock was set, though its trigger lags', async () => {
    const { seen } = await look(admin);
    const token = newToken();
    await admin.manageYear({ act: 'lock', year: YEAR, token, seen });
    let from: string | null = null;
    do {
      const page = await admin.manageYear({ act: 'recount', year: YEAR, token, from });
      from = page.body.next ?? null;
    } while (from !== null);
    // The rules passed the write before the lock, and it landed after the pages were recounted.
    await putUncounted(testEnv, 'revenueItems/slipped', { amount: 39.95, date: LAST_DAY });
    await testEnv.db.doc('manualExpenses/castle').update({ amount: 200 });
    await putUncounted(testEnv, 'manualExpenses/castle', { amount: 200, date: LAST_DAY });
    const reply = await admin.manageYear({ act: 'close', year: YEAR, token, seen });
    expect(reply.body['endings']).toEqual(endingsWith(1240.05));
    expect(await brokenTotals(testEnv.db)).toEqual([]);
  });

  it('gives the lock back when what is open changed since the list', async () => {
    const { seen } = await look(admin);
    const entry = { amount: 5, date: LAST_DAY, fundId: 'gone' };
    await putEntry(testEnv, 'revenueItems/unknown', entry);
    expectRefused(await press(admin, seen), 409, 'The list of open items just changed.');
    expect((await dataOf('settings/books'))?.['closing']).toBeNull();
    const { findings, seen: present } = await look(admin);
    expect(findings).toEqual([
      {
        kind: 'unknown',
        collection: 'revenueItems',
        id: 'unknown',
        blocks: true,
        sentence: 'Revenue item: $5.00 in Fall Fair, Unknown, Jun 2026.',
      },
    ]);
    expectRefused(await press(admin, present), 409, 'Some entries of this year name a fund');
    expect((await dataOf('settings/books'))?.['closing']).toBeNull();
    expect(await dataOf(`closings/${YEAR}`)).toBeUndefined();
  });

  it('names what was approved until its last day and is not paid, and nothing later', async () => {
    const [id, later] = [await approved(), await approved()];
    await testEnv.db.doc(`expenses/${id}`).update({ approvedOn: LAST_DAY });
    await testEnv.db.doc(`expenses/${later}`).update({ approvedOn: FIRST_OPEN_DAY });
    const { findings } = await look(admin);
    expect(findings).toMatchObject([{ kind: 'unpaid', id, blocks: false }]);
    expect((await close(admin)).status).toBe(200);
  });

  it('waits while an expense cannot be read', async () => {
    await testEnv.db.doc('expenses/damaged').set({ status: 'approved' });
    const { findings, seen } = await look(admin);
    expect(findings).toMatchObject([{ kind: 'unreadable', id: 'damaged', blocks: true }]);
    expectRefused(await press(admin, seen), 409, 'Some entries of this year name a fund');
    expect(await dataOf(`closings/${YEAR}`)).toBeUndefined();
  });

  it('is refused if the year before is reopened while it begins', async () => {
    await putEntry(testEnv, 'revenueItems/old', { amount: 1, date: '2025-06-30' });
    await close(admin, '2024');
    const { seen } = await look(admin);
    const reopened = () =>
      admin.manageYear({ act: 'reopen', year: '2024', reason: 'An invoice came late' });
    const slow = adminClient(beforeTransaction(testEnv.services, reopened));
    const lock = { act: 'lock', year: YEAR, token: newToken(), seen };
    expectRefused(await slow.manageYear(lock), 409, 'The list of open items just changed.');
    expect((await dataOf('settings/books'))?.['closing']).toBeNull();
  });

  it.each([
    ['The list of open items just changed.', false],
    ['Some entries of this year name a fund', true],
  ])('looks once more behind the lock, and gives it back: %s', async (sentence, isSeen) => {
    const { seen } = await look(admin);
    const act = { year: YEAR, token: newToken(), seen };
    expect((await admin.manageYear({ act: 'lock', ...act })).status).toBe(200);
    // The rules passed the write before the lock.
    const entry = { amount: 5, date: LAST_DAY, fundId: 'gone' };
    await putEntry(testEnv, 'revenueItems/unknown', entry);
    const present = isSeen ? (await look(admin)).seen : seen;
    const reply = await admin.manageYear({ act: 'close', ...act, seen: present });
    expectRefused(reply, 409, sentence);
    expect((await dataOf('settings/books'))?.['closing']).toBeNull();
    expect(await dataOf(`closings/${YEAR}`)).toBeUndefined();
  });

  it('is lost after 15 minutes, and another press goes on', async () => {
    const { seen } = await look(admin);
    const token = newToken();
    const act = { year: YEAR, token, seen };
    expect((await admin.manageYear({ act: 'lock', ...act })).status).toBe(200);
    expectRefused(await press(admin, seen), 409, 'desk@example.com is closing a year right now.');
    testEnv.time.now += 10 * 60_000;
    // The same press again keeps the lock and its time.
    expect((await admin.manageYear({ act: 'lock', ...act })).status).toBe(200);
    testEnv.time.now += 5 * 60_000;
    expectRefused(await admin.manageYear({ act: 'close', ...act }), 409, 'Closing took too');
    const page = { act: 'recount', year: YEAR, token, from: null };
    expectRefused(await admin.manageYear(page), 409, 'Closing took too long');
    expect((await press(admin, seen)).status).toBe(200);
  });

  it('is given back by its own press and person alone', async () => {
    const { seen } = await look(admin);
    const token = newToken();
    await admin.manageYear({ act: 'lock', year: YEAR, token, seen });
    await admin.manageYear({ act: 'release', token: newToken() });
    const other = adminClient(testEnv.services, { uid: 'other', email: 'other@example.com' });
    await other.manageYear({ act: 'release', token });
    const act = { year: YEAR, token, seen };
    expectRefused(await other.manageYear({ act: 'lock', ...act }), 409, 'desk@example.com is');
    expectRefused(await other.manageYear({ act: 'close', ...act }), 409, 'Closing took too');
    expect((await dataOf('settings/books'))?.['closing']).toMatchObject({ token });
    await admin.manageYear({ act: 'release', token });
    expect((await dataOf('settings/books'))?.['closing']).toBeNull();
  });

  it('leaves a typed beginning of the next year as it is, and names it', async () => {
    const typed = { fundId: 'main', fiscalYear: '2026', asOf: FIRST_OPEN_DAY, source: 'typed' };
    await testEnv.db.doc('fundBalances/2026~main').set({ ...typed, amount: 1200, version: 1 });
    const reply = await close(admin);
    expect(reply.body['typed']).toEqual([{ fundId: 'main', amount: 1160.05, typed: 1200 }]);
    expect(await dataOf('fundBalances/2026~main')).toMatchObject({ amount: 1200, version: 1 });
  });

  it.each([
    [{ act: 'look', year: '26', from: null }],
    [{ act: 'look', year: YEAR, from: '9' }],
    [{ act: 'look', year: YEAR, from: '0:2026-01-01:a:b' }],
    [{ act: 'recount', year: YEAR, token: 'short', from: null }],
    [{ act: 'lock', year: YEAR, token: newToken(), seen: 'x' }],
    [{ act: 'reopen', year: YEAR }],
  ])('%j cannot be read', async (act) => {
    expectRefused(await admin.manageYear(act), 400, 'We couldn’t read this request.');
  });
});

describe('Reopen (#123)', () => {
  it('takes a reason, and the last closed year alone', async () => {
    expectRefused(await reopen(), 409, 'You can only reopen the last closed year.');
    await close(admin);
    expectRefused(await reopen(' '), 400, 'A reason is required.');
    for (let time = 0; time < 2; time++) expect((await reopen()).status).toBe(200);
    expect(await dataOf(`closings/${YEAR}`)).toMatchObject({
      reopenReason: 'An invoice of June came late',
      version: 2,
    });
    expect(await dataOf('settings/books')).toMatchObject({ closedThrough: null, closedYear: null });
  });

  it('waits until a closing has ended', async () => {
    await close(admin);
    testEnv.time.now = Date.parse('2027-07-03T12:00:00Z');
    const { seen } = await look(admin, '2026');
    const lock = { act: 'lock', year: '2026', token: newToken(), seen };
    expect((await admin.manageYear(lock)).status).toBe(200);
    expect((await reopen()).status).toBe(409);
    expect((await dataOf('settings/books'))?.['closedYear']).toBe(YEAR);
    await admin.manageYear({ act: 'release', token: lock.token });
    expect((await reopen()).status).toBe(200);
  });

  it('leads back to the year before', async () => {
    await putEntry(testEnv, 'revenueItems/old', { amount: 1, date: '2025-06-30' });
    for (const year of ['2024', YEAR]) await close(admin, year);
    const early = await admin.manageYear({ act: 'reopen', year: '2024', reason: 'Too early' });
    expect([early.status, (await dataOf('closings/2024'))?.['reopenReason']]).toEqual([409, null]);
    await reopen();
    expect(await dataOf('settings/books')).toMatchObject({
      closedThrough: '2025-06-30',
      closedYear: '2024',
    });
    const first = await admin.manageYear({ act: 'reopen', year: '2024', reason: 'As well' });
    expect(first.status).toBe(200);
  });

  it('lets the beginnings follow when the year is closed again, but for typed ones', async () => {
    await close(admin);
    await reopen();
    await putEntry(testEnv, 'revenueItems/late', { amount: 10, date: LAST_DAY });
    const { body } = await close(admin);
    expect(body['endings']).toEqual(endingsWith(1170.05));
    expect(await dataOf('fundBalances/2026~main')).toMatchObject({ amount: 1170.05, version: 2 });
    expect(await dataOf('fundBalances/2026~grants')).toMatchObject({ amount: 100, version: 1 });
  });
});

describe('the first day of the books (#123)', () => {
  const openOn = (day: string | null) => admin.manageYear({ act: 'openOn', day });

  it('is refused behind an entry, and behind a closed year', async () => {
    expectRefused(await openOn('2025-10-18'), 409, 'Your books have an entry on Oct 17, 2025');
    expect((await openOn('2025-10-17')).status).toBe(200);
    expect((await dataOf('settings/books'))?.['opensOn']).toBe('2025-10-17');
    const fields = { ...FIELDS, date: '2025-10-16' };
    const reply = await admin.saveManualExpense({ id: 'early', version: null, fields });
    expectRefused(reply, 409, 'Oct 16, 2025 is before the books begin, on Oct 17, 2025.');
    expect((await openOn(null)).status).toBe(200);
    expect((await admin.saveManualExpense({ id: 'early', version: null, fields })).status).toBe(
      200,
    );
    await close(admin);
    expectRefused(await openOn('2025-07-01'), 409, 'A year is closed');
  });
});

const FIELDS = {
  date: LAST_DAY,
  amount: 12,
  categoryId: 'fair',
  fundId: 'main',
  paidTo: 'Jump Rentals',
  description: 'Castle',
  method: 'check',
  checkNumber: '77',
};
