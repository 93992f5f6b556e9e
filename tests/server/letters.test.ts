import type { Letter } from '@pa-ledger/domain/tax/letter';
import { getApp } from 'firebase-admin/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sha256Hex } from '../../functions/src/platform/hashes.ts';
import { deliver, type Delivery } from '../../functions/src/mail/deliver.ts';
import { checkJournal } from '../../ops/checks/check-journal.ts';
import { checkLetters } from '../../ops/checks/check-letters.ts';
import { readProject } from '../../ops/checks/project-data.ts';
import { adminClient, type AdminClient } from '../functions/support/admin-client.ts';
import { DONE, expectRefused } from '../functions/support/managed-expenses.ts';
import { deliveryOver, outboxOf } from '../functions/support/outbox.ts';
import { startSmtpServer, type SmtpServer } from '../functions/support/smtp-server.ts';
import { bucket } from '../functions/support/suite.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';
import { LEDGER_RECORDS } from '../fixtures/ledger-records.ts';

/** Letters to donors: their numbers, their emails, and what keeps one from being written. The tests follow each other. */
let testEnv: TestEnvironment;
let smtp: SmtpServer;
let delivery: Delivery;
const HOUR_MS = 60 * 60 * 1000;

let admin: AdminClient;

const gift = (id: string, inReturn?: string) => ({
  collection: 'revenueItems',
  id,
  ...(inReturn !== undefined && { inReturn }),
});
const goods = (id: string) => ({ collection: 'inKindGifts', id });
const write = (request: string, entries: readonly object[], more: object = {}) =>
  admin.manageLetters({
    act: 'write',
    request,
    kind: 'gift',
    donor: 'Ada Lane',
    year: 2026,
    entries,
    send: false,
    ...more,
  });
const written = (number: string) => ({ status: 200, body: { ...DONE.body, number } });
const letters = async () => {
  const { docs } = await testEnv.db.collection('letters').get();
  return docs.map((one) => one.data() as Letter<unknown>);
};
const letterMails = async () =>
  (await outboxOf(testEnv.db)).filter(({ purpose }) => purpose === 'donorLetter');

async function putRevenue(id: string, donor: string, amount: number, more: object = {}) {
  const { categoryId, fundId } = LEDGER_RECORDS.revenueItems;
  const fields = { date: '2026-03-14', description: id, categoryId, fundId, donor, amount };
  await testEnv.db.doc(`revenueItems/${id}`).set({ ...fields, version: 1, ...more });
}

async function problems(): Promise<string[]> {
  const project = await readProject(getApp(testEnv.projectId), bucket.name);
  const own = checkJournal(project).filter((problem) => problem.includes('letters/'));
  return [...own, ...checkLetters(project)];
}

beforeAll(async () => {
  testEnv = await createTestEnvironment();
  smtp = await startSmtpServer();
  delivery = deliveryOver(testEnv.services, smtp.uri);
  admin = adminClient(testEnv.services);
  testEnv.time.now = Date.UTC(2026, 10, 29, 16);
  await putRevenue('big', 'Ada Lane', 250);
  await putRevenue('gala', 'ADA  LANE', 100, { givenInReturn: 40 });
  await putRevenue('bounced', 'Ada Lane', 300);
  await putRevenue('bounced-returned-x', '', -300, { date: '2027-01-04' });
  await putRevenue('partly', 'Ada Lane', 400);
  await putRevenue('partly-returned-y', 'Ada Lane', -100);
  await putRevenue('old', 'Ada Lane', 500, { date: '2025-12-31' });
  await putRevenue('other', 'Ben Ortiz', 500);
  const inKind = { date: '2026-10-16', donor: 'Ada Lane', value: 400, version: 1 };
  const { db } = testEnv;
  await db.doc('inKindGifts/pies').set({ ...inKind, kind: 'goods', description: 'Forty pies' });
  await db.doc('inKindGifts/band').set({ ...inKind, kind: 'services', description: 'A band' });
});

afterAll(async () => {
  await smtp.stop();
  await testEnv.close();
});

describe('a letter to a donor', () => {
  it('says what the books say, once for each request, and needs an address to be emailed', async () => {
    const entries = [gift('big'), gift('gala', 'dinner for one'), gift('partly'), goods('pies')];
    expectRefused(await write('first', entries, { send: true }), 409, /no email address/);
    expect(await letters()).toEqual([]);
    const [one, again] = await Promise.all([write('first', entries), write('first', entries)]);
    expect([one, again]).toEqual([written('2026-0001'), written('2026-0001')]);
    expect(await letters()).toMatchObject([
      {
        number: '2026-0001',
        donor: 'Ada Lane',
        address: '',
        association: 'Maple Grove PTA',
        taxId: '',
        gifts: [
          { id: 'big', date: '2026-03-14', amount: 250 },
          { id: 'gala', amount: 100, inReturn: { what: 'dinner for one', value: 40 } },
          { id: 'partly', amount: 300 },
        ],
        goods: [{ id: 'pies', date: '2026-10-16', description: 'Forty pies' }],
        amount: 610,
        writtenOn: '2026-11-29',
        sent: null,
        voided: null,
      },
    ]);
    expect(await letterMails()).toEqual([]);
    expect(await problems()).toEqual([]);
  });

  it.each<[string, object, object?]>([
    ['a gift of another year', gift('old')],
    ["someone else's gift", gift('other')],
    ['a gift that was given back', gift('bounced')],
    ['what gives a gift back', gift('partly-returned-y')],
    ['a gift that is gone', gift('none')],
    ['services', goods('band')],
    ['a payment without what was given in return', gift('gala')],
    ["a donor's gift under another year", gift('big'), { year: 2025 }],
  ])('is not written for %s', async (_, entry, more = {}) => {
    expectRefused(await write('wrong', [entry], { kind: 'year', ...more }), 409, /changed/);
  });

  it.each<[string, readonly object[], object?]>([
    ['nothing', []],
    ['one gift twice', [gift('big'), gift('big')]],
    ['words too long', [gift('big')], { closing: 'x'.repeat(501) }],
    ['a donor without a name', [gift('big')], { donor: ' ' }],
  ])('is not written with %s', async (_, entries, more = {}) => {
    expect((await write('wrong', entries, more)).status).toBe(400);
  });

  it('is written once for a gift, until it is voided, whose number stays used', async () => {
    expectRefused(await write('second', [gift('big')]), 409, /^Letter 2026-0001 says this already/);
    const voiding = { act: 'void', number: '2026-0001', reason: 'Wrong amount' };
    expect(await admin.manageLetters(voiding)).toEqual(DONE);
    expect(await admin.manageLetters({ ...voiding, reason: 'Again' })).toEqual(DONE);
    expect(await letters()).toMatchObject([{ voided: { reason: 'Wrong amount' }, version: 2 }]);
    expect(await write('second', [gift('big')])).toEqual(written('2026-0002'));
    expectRefused(
      await admin.manageLetters({ act: 'send', number: '2026-0001' }),
      409,
      'This letter is void, so we didn’t email it.',
    );
    expect(await problems()).toEqual([]);
  });

  it('of a year is one at a time, beside those of single gifts', async () => {
    const entries = [gift('big'), gift('partly'), goods('pies')];
    expect(await write('year', entries, { kind: 'year' })).toEqual(written('2026-0003'));
    expectRefused(await write('more', [gift('partly')], { kind: 'year' }), 409, /2026-0003/);
  });

  it('is emailed once an hour, to the address on record, unless it was voided before it went', async () => {
    const { db, time } = testEnv;
    const donor = { name: 'Ada Lane', email: 'ada@example.com', address: '1 Mill Lane' };
    await db.doc(`donors/${sha256Hex('ada lane')}`).set({ ...donor, version: 1 });
    const send = (number: string) => admin.manageLetters({ act: 'send', number });
    expect(await send('2026-0002')).toEqual(DONE);
    expectRefused(await send('2026-0002'), 409, 'We emailed this letter less than an hour ago.');
    expectRefused(await send('2026-0009'), 400, 'We couldn’t find this letter.');
    const [mail] = await letterMails();
    expect(mail).toMatchObject({ to: 'ada@example.com', state: 'PENDING' });
    await Promise.all([deliver(mail?.id ?? '', delivery), deliver(mail?.id ?? '', delivery)]);
    expect(smtp.taken).toHaveLength(1);
    time.now += HOUR_MS;
    expect(await send('2026-0002')).toEqual(DONE);
    await admin.manageLetters({ act: 'void', number: '2026-0002', reason: 'Wrong name' });
    const again = (await letterMails()).find(({ state }) => state === 'PENDING');
    await deliver(again?.id ?? '', delivery);
    expect((await letterMails()).map(({ state }) => state).toSorted()).toEqual(['SENT', 'SKIPPED']);
    expect(await problems()).toEqual([]);
  });

  it('is written and emailed in one commit, with the address of that day', async () => {
    expect(await write('now', [gift('big')], { send: true })).toEqual(written('2026-0004'));
    expect(await letters()).toMatchObject([
      {},
      {},
      {},
      { address: '1 Mill Lane', sent: { to: 'ada@example.com' } },
    ]);
    expect(await letterMails()).toHaveLength(3);
  });

  it('is not emailed again once the books say something else', async () => {
    testEnv.time.now += HOUR_MS;
    await putRevenue('big-returned-z', 'Ada Lane', -250, { date: '2027-01-08' });
    const send = () => admin.manageLetters({ act: 'send', number: '2026-0004' });
    expectRefused(await send(), 409, /changed or deleted a gift/);
    await testEnv.db.doc('revenueItems/big-returned-z').delete();
    expect(await letterMails()).toHaveLength(3);
  });

  it('has the next number of its year, however many are written at once', async () => {
    const donors = Array.from({ length: 8 }, (_, index) => `Donor ${index}`);
    await Promise.all(donors.map((donor) => putRevenue(donor.replace(' ', '-'), donor, 300)));
    const answers = await Promise.all(
      donors.map((donor) =>
        write(donor.replace(' ', '-'), [gift(donor.replace(' ', '-'))], { donor }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(donors.map(() => 200));
    expect((await letters()).map(({ number }) => number)).toEqual(
      Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(4, '0')}`),
    );
    await putRevenue('older', 'Ada Lane', 300, { date: '2025-05-05' });
    expect(await write('older', [gift('older')], { year: 2025 })).toEqual(written('2025-0001'));
    expect(await problems()).toEqual([]);
  });
});
