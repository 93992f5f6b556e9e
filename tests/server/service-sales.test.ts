import { getApp } from 'firebase-admin/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  SERVICE_ROW_FORM,
  SERVICE_SETUP_FORM,
  type ServiceRowTexts,
} from '@pa-ledger/domain/bank/services/service-row';
import { valuesOfTyped } from '@pa-ledger/domain/fields/form';
import { checkJournal } from '../../ops/checks/check-journal.ts';
import { checkRecords } from '../../ops/checks/check-records.ts';
import { readProject } from '../../ops/checks/project-data.ts';
import { putRecorded } from '../../tools/seed/put-recorded.ts';
import { readServiceText, SETUP, serviceFile, serviceRow } from '../fixtures/service-files.ts';
import {
  adminClient,
  type AdminClient,
  type AdminReply,
} from '../functions/support/admin-client.ts';
import { expectRefused } from '../functions/support/managed-expenses.ts';
import { bucket } from '../functions/support/suite.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

/** What a payment service lists, in the books. The tests follow each other. */
let testEnv: TestEnvironment;
let admin: AdminClient;

const OPEN = { opensOn: null, closedThrough: null, closedYear: null, closing: null };

/** A row as the page sends it. */
const sent = (key: string, texts: ServiceRowTexts, own: object = {}) => ({
  key,
  fields: valuesOfTyped(SERVICE_ROW_FORM, texts),
  ...own,
});
const typed = (key: string, own: Partial<ServiceRowTexts> = {}, more: object = {}) =>
  sent(key, serviceRow(own), more);
const save = (rows: readonly object[], setup: object = {}): Promise<AdminReply> =>
  admin.saveServiceSales({
    setup: valuesOfTyped(SERVICE_SETUP_FORM, { ...SETUP, ...setup }),
    rows,
  });
const outcome = (added: number, there = 0, named: readonly object[] = []) => ({
  success: true,
  added,
  there,
  named,
});

/** Returns what's stored, by collection: each entry as its day, amount, and accounts. */
async function stored(collection: string): Promise<readonly string[]> {
  const { docs } = await testEnv.db.collection(collection).get();
  return docs
    .filter(({ id }) => id.startsWith('svc-'))
    .map((found) => {
      const { date, amount, accountId, fromAccountId, toAccountId } = found.data();
      const accounts = [accountId, fromAccountId, toAccountId].filter(Boolean).join(' > ');
      return `${String(date)} ${String(amount)} ${accounts}`;
    })
    .toSorted();
}

/** Deletes what's stored of a service, and its journal. */
async function clear(): Promise<void> {
  for (const collection of ['revenueItems', 'manualExpenses', 'transfers']) {
    const { docs } = await testEnv.db.collection(collection).get();
    for (const found of docs) {
      await found.ref.delete();
      await testEnv.db.doc(`journal/${collection}~${found.id}~1`).delete();
    }
  }
}

async function close(closedThrough: string | null): Promise<void> {
  const closedYear = closedThrough === null ? null : '2026';
  await testEnv.db.doc('settings/books').update({ ...OPEN, closedThrough, closedYear });
}

/** Everything in which the books and their journal contradict each other. */
async function problems(): Promise<string[]> {
  const project = await readProject(getApp(testEnv.projectId), bucket.name);
  return [...checkJournal(project), ...checkRecords(project)];
}

beforeAll(async () => {
  testEnv = await createTestEnvironment();
  admin = adminClient(testEnv.services);
  for (const [id, fields] of Object.entries({
    'funds/main': { code: '1', name: 'Main Fund' },
    'funds/tax': { code: '2', name: 'Sales Tax', heldForOthers: true },
    'funds/old': { code: '3', name: 'Old Fund', archived: true },
    'categories/carnival': { name: 'Carnival', requiresEventApprover: false },
    'categories/fees': { name: 'Service Fees', requiresEventApprover: false },
  }))
    await putRecorded(testEnv.db, id, { ...fields });
  for (const [id, kind, openingDate] of [
    ['paypal', 'paymentService', '2026-07-01'],
    ['checking', 'checking', '2026-07-01'],
    ['later', 'checking', '2027-07-02'],
  ]) {
    const fields = { name: id === 'paypal' ? 'PayPal' : id, kind, openingDate, openingBalance: 0 };
    const reply = await admin.manageAccount({ act: 'save', id, version: null, fields });
    expect(reply.body).toEqual({ success: true, ...(reply.body.id === undefined ? {} : { id }) });
  }
});

afterAll(() => testEnv.close());

describe('the rows of a service', () => {
  it('become entries on their own day, once, however often they are sent', async () => {
    const rows = [
      typed('a', { description: 'Carnival' }),
      typed('b', { date: '2027-07-02', kind: 'payout', gross: '96.80', fee: '' }),
    ];
    expect((await save(rows)).body).toEqual(outcome(2));
    expect((await save(rows)).body).toEqual(outcome(0, 2));
    expect(await stored('revenueItems')).toEqual(['2027-06-30 100 paypal']);
    expect(await stored('manualExpenses')).toEqual(['2027-06-30 3.2 paypal']);
    expect(await stored('transfers')).toEqual(['2027-07-02 96.8 paypal > checking']);
    const { docs } = await testEnv.db.collection('manualExpenses').get();
    expect(docs[0]?.data()).toEqual({
      date: '2027-06-30',
      amount: 3.2,
      categoryId: 'fees',
      fundId: 'main',
      accountId: 'paypal',
      paidTo: 'PayPal',
      description: 'Fee: Carnival',
      version: 1,
    });
    expect(docs[0]?.id).toMatch(/^svc-[A-Za-z0-9_-]{22}$/);
    await clear();
  });

  it('of a file add up to its balance, and an overlapping file adds only what is new', async () => {
    const read = readServiceText(serviceFile('paypal')).flatMap((row) =>
      'texts' in row ? [sent(row.key, row.texts)] : [],
    );
    expect((await save(read.slice(0, 3))).body).toEqual(outcome(3));
    expect((await save(read.slice(1))).body).toEqual(outcome(1, 2));
    expect(await stored('revenueItems')).toEqual([
      '2027-06-30 100 paypal',
      '2027-06-30 1000 paypal',
      '2027-06-30 82.5 paypal',
      '2027-07-01 -20 paypal',
    ]);
    expect(await stored('manualExpenses')).toEqual([
      '2027-06-30 3.2 paypal',
      '2027-06-30 32 paypal',
      '2027-07-01 -0.59 paypal',
    ]);
    expect(await stored('transfers')).toEqual(['2027-07-02 96.8 paypal > checking']);
    await clear();
  });

  it('with the service’s id are one row, read or typed; another service may have the same id', async () => {
    const id = { serviceId: 'T1' };
    expect((await save([typed('a', id)])).body).toEqual(outcome(1));
    expect((await save([typed('b', id)])).body).toEqual(outcome(0, 1));
    const refund = { ...id, kind: 'refund', gross: '100', fee: '-3.20' };
    expect((await save([typed('c', refund), typed('d', refund)])).body).toEqual(outcome(1, 1));
    await clear();
  });

  it('that differ from what is stored are named, and change nothing', async () => {
    const id = { serviceId: 'T2' };
    await save([typed('a', id)]);
    const sentence = 'It’s in the books with another day, amount, or account. Nothing was changed.';
    const named = [{ key: 'a', why: 'differs', sentence }];
    for (const own of [{ gross: '101' }, { date: '2027-07-01' }, { fee: '' }, { tax: '5' }])
      expect((await save([typed('a', { ...id, ...own })])).body).toEqual(outcome(0, 0, named));
    // Category, fund, and words are the association's own.
    expect((await save([typed('a', { ...id, description: 'Gala' })])).body).toEqual(outcome(0, 1));
    expect(await stored('revenueItems')).toEqual(['2027-06-30 100 paypal']);
    await clear();
  });

  it('that someone deleted come back only when asked', async () => {
    await save([typed('a')]);
    const [found] = (await testEnv.db.collection('revenueItems').get()).docs;
    const [fee] = (await testEnv.db.collection('manualExpenses').get()).docs;
    await admin.saveRevenue({ id: found?.id, version: 1, fields: null });
    // Its fee is still there.
    const differs = (await save([typed('a')])).body['named'];
    expect(differs).toMatchObject([{ key: 'a', why: 'differs' }]);
    await admin.saveManualExpense({ id: fee?.id, version: 1, fields: null });
    expect((await save([typed('a')])).body['named']).toEqual([
      {
        key: 'a',
        why: 'deleted',
        sentence: 'It was in the books, and someone deleted it. Nothing was added.',
      },
    ]);
    expect((await save([typed('a', {}, { again: true })])).body).toEqual(outcome(1));
    const back = await testEnv.db.doc(`revenueItems/${found?.id ?? ''}`).get();
    expect(back.get('version')).toBe(3);
    expect(await problems()).toEqual([]);
  });

  it('are refused one by one: closed days, archived and unknown names, accounts not open yet', async () => {
    await close('2027-06-30');
    const refused = await save([
      typed('june'),
      typed('july', { date: '2027-07-01' }),
      typed('old', { date: '2027-07-01', fundId: 'old' }),
      typed('gone', { date: '2027-07-01', categoryId: 'gone' }),
    ]);
    await close(null);
    expect(refused.body).toEqual(
      outcome(1, 0, [
        {
          key: 'june',
          why: 'refused',
          sentence: 'Jun 30, 2027 is in a closed year: the books are closed through Jun 30, 2027.',
        },
        { key: 'old', why: 'refused', sentence: '“Old Fund” is archived.' },
        { key: 'gone', why: 'refused', sentence: 'Please choose a category from the list.' },
      ]),
    );
    const payout = { date: '2027-07-01', kind: 'payout', gross: '5', fee: '' };
    expect((await save([typed('p', payout)], { bankAccountId: 'later' })).body).toEqual(
      outcome(0, 0, [
        {
          key: 'p',
          why: 'refused',
          sentence: 'This account opened after this date. Please choose another one.',
        },
      ]),
    );
  });

  it('are refused whole where the form is wrong', async () => {
    expectRefused(
      await save([typed('x')], { accountId: 'checking', bankAccountId: 'paypal' }),
      400,
      'Please choose an account of the kind Payment service.',
    );
    expectRefused(await save([typed('x', { gross: '' })]), 400, 'Enter the gross amount, above 0.');
    expectRefused(
      await save([typed('x')], { feeCategoryId: '' }),
      400,
      'Category of fees is required for these rows.',
    );
    for (const rows of [[], [typed('x'), typed('x')], [{ key: 'x' }], [typed('')]])
      expectRefused(await save(rows), 400, 'We couldn’t read this request.');
    const many = Array.from({ length: 41 }, (_, at) => typed(`m${at}`));
    expectRefused(await save(many), 400, 'We couldn’t read this request.');
  });

  it('that two people save at the same moment are there once', async () => {
    const rows = Array.from({ length: 40 }, (_, at) =>
      typed(`twice${at}`, { date: '2027-07-03', tax: '1' }),
    );
    const replies = await Promise.all([save(rows), save(rows)]);
    const added = replies.map(({ body }) => Number(body['added']));
    expect(added.toSorted((one, other) => one - other)).toEqual([0, 40]);
    expect(await problems()).toEqual([]);
  });
});
