import { getApp } from 'firebase-admin/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkClosings } from '../../ops/checks/check-closings.ts';
import { checkJournal } from '../../ops/checks/check-journal.ts';
import { readProject } from '../../ops/checks/project-data.ts';
import { recount } from '../../functions/src/totals/recount.ts';
import { adminClient, type AdminClient } from '../functions/support/admin-client.ts';
import { putEntry } from '../functions/support/closings.ts';
import { DONE, expectRefused, expensesIn } from '../functions/support/managed-expenses.ts';
import { bucket } from '../functions/support/suite.ts';
import { brokenTotals } from '../functions/support/totals.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

/** Accounts, what was outstanding at their opening, and what is put into one. The tests follow each other. */
let testEnv: TestEnvironment;
let admin: AdminClient;
const { approved, check, today } = expensesIn(() => testEnv);

const OPEN = { opensOn: null, closedThrough: null, closedYear: null, closing: null };
const FIELDS = {
  name: 'Checking',
  kind: 'checking',
  openingDate: '2026-07-01',
  openingBalance: 100.5,
};
const save = (id: string, own: object = {}, version: number | null = null) =>
  admin.manageAccount({ act: 'save', id, version, fields: { ...FIELDS, ...own } });
const mark = (entries: readonly object[], isOutstanding = true, id = 'checking') =>
  admin.manageAccount({ act: 'outstanding', id, isOutstanding, entries });
const field = async (path: string, name: string): Promise<unknown> =>
  (await testEnv.db.doc(path).get()).get(name);
const versionOf = async (id: string): Promise<number> =>
  Number(await field(`accounts/${id}`, 'version'));
const from = () => field('settings/books', 'accountsFrom');

beforeAll(async () => {
  testEnv = await createTestEnvironment();
  admin = adminClient(testEnv.services);
  await testEnv.db.doc('funds/main').set({ code: '4900', name: 'Main Fund', version: 1 });
  await putEntry(testEnv, 'revenueItems/june', { date: '2026-06-29', amount: 10 });
  await putEntry(testEnv, 'manualExpenses/july', { date: '2026-07-02', amount: 4.25 });
  await putEntry(testEnv, 'revenueItems/july', { date: '2026-07-01', amount: 20 });
});

afterAll(() => testEnv.close());

async function problems(): Promise<string[]> {
  for (const path of ['revenueItems~june', 'revenueItems~july', 'manualExpenses~july'])
    await recount(testEnv.services, path);
  return [...(await recordProblems()), ...(await brokenTotals(testEnv.db))];
}

/** What does not fit together, but for the totals. */
async function recordProblems(): Promise<string[]> {
  const project = await readProject(getApp(testEnv.projectId), bucket.name);
  return [
    ...checkClosings(project),
    ...checkJournal(project).filter((problem) => !problem.includes('funds/main')),
  ];
}

describe('an account (#125)', () => {
  it('is created once, and the first opening of all is what entries ask', async () => {
    expect(await save('checking')).toEqual(DONE);
    expect(await save('checking')).toEqual(DONE);
    expect([await field('accounts/checking', 'version'), await from()]).toEqual([1, '2026-07-01']);
    expect(await save('savings', { name: 'Savings', openingDate: '2026-08-01' })).toEqual(DONE);
    expect(await from()).toBe('2026-07-01');
    expect(await save('savings', { name: 'Savings', openingDate: '2026-06-01' }, 1)).toEqual(DONE);
    expect(await from()).toBe('2026-06-01');
    expect(await save('savings', { name: 'Savings', openingDate: '2026-08-01' }, 2)).toEqual(DONE);
    expect(await problems()).toEqual([]);
  });

  it('is refused by what is wrong with it', async () => {
    const taken = await save('other', { name: ' checking ' });
    expectRefused(taken, 409, 'There is already an account with this name.');
    expectRefused(await save('checking', { name: 'X' }), 409, 'Someone else just changed this.');
    expectRefused(await save('gone', { name: 'Gone' }, 1), 409, 'Someone else just deleted this.');
    expectRefused(await save('other', { name: '' }), 400, 'Name is required.');
    expectRefused(await save('other', { kind: 'gold' }), 400, 'Kind is required.');
    expectRefused(await save('../x'), 400, 'We couldn’t read this request.');
    for (const from_ of ['9', '0:2026-07-01:a/b', '0:a:', '0:a:b:c'])
      expectRefused(
        await admin.manageAccount({ act: 'assign', id: 'checking', from: from_ }),
        400,
        'We couldn’t read this request.',
      );
  });

  it('opens on no closed day, and does not move from one', async () => {
    const closed = { ...OPEN, closedThrough: '2026-07-31', closedYear: '2025' };
    await testEnv.db.doc('settings/books').set({ ...closed, accountsFrom: '2026-07-01' });
    const sentence = /is in a closed year/;
    expectRefused(await save('other', { name: 'Other' }), 409, sentence);
    expectRefused(await save('checking', { openingDate: '2026-08-02' }, 1), 409, sentence);
    expectRefused(await save('checking', { openingBalance: 1 }, 1), 409, sentence);
    const away = { act: 'delete', id: 'checking', version: 1 };
    expectRefused(await admin.manageAccount(away), 409, sentence);
    // Its name is no part of what was closed.
    expect(await save('checking', { name: 'Credit union' }, 1)).toEqual(DONE);
    expect(await from()).toBe('2026-07-01');
    await testEnv.db.doc('settings/books').set({ ...OPEN, accountsFrom: '2026-07-01' });
  });
});

describe('what was outstanding at the opening (#125)', () => {
  const june = { collection: 'revenueItems', id: 'june' };

  it('names the account, also in a closed year, until that is taken away', async () => {
    const closed = { ...OPEN, closedThrough: '2026-06-30', closedYear: '2025' };
    await testEnv.db.doc('settings/books').set({ ...closed, accountsFrom: '2026-07-01' });
    expect([await mark([june]), await mark([june])]).toEqual([DONE, DONE]);
    expect(await field('revenueItems/june', 'version')).toBe(2);
    await testEnv.db.doc('settings/books').set({ ...OPEN, accountsFrom: '2026-07-01' });
    expect(await problems()).toEqual([]);
    expect(await field('accountTotals/2026-06~checking', 'revenue')).toBe(1_000);
    expect(await mark([june], false)).toEqual(DONE);
    expect(await field('revenueItems/june', 'accountId')).toBeUndefined();
    expect(await problems()).toEqual([]);
    expect(await field('accountTotals/2026-06~checking', 'revenue')).toBe(0);
    expect(await mark([june])).toEqual(DONE);
  });

  it('is older than the opening, names no other account, and is there', async () => {
    const sentence = /Only entries from before the opening date/;
    const july = { collection: 'revenueItems', id: 'july' };
    expectRefused(await mark([july]), 409, sentence);
    expectRefused(await mark([june], true, 'savings'), 409, sentence);
    expectRefused(await mark([june], false, 'savings'), 409, sentence);
    const gone = { collection: 'payments', id: 'gone' };
    expectRefused(await mark([gone]), 409, 'Someone else just deleted this.');
    expectRefused(await mark([june], true, 'gone'), 400, 'Please choose an account from the list.');
    const odd = { collection: 'funds', id: 'main' };
    expectRefused(await mark([odd]), 400, 'We couldn’t read this request.');
  });
});

describe('entries that name no account (#125)', () => {
  const assign = async (id: string): Promise<number> => {
    let next: string | null = null;
    let sum = 0;
    do {
      const { status, body } = await admin.manageAccount({ act: 'assign', id, from: next });
      expect(status).toBe(200);
      sum += Number(body['assigned']);
      next = body.next ?? null;
    } while (next !== null);
    return sum;
  };

  it('are put into one, from its opening on, once', async () => {
    expect(await assign('savings')).toBe(0);
    expect(await assign('checking')).toBe(2);
    expect(await assign('checking')).toBe(0);
    expect(await field('manualExpenses/july', 'accountId')).toBe('checking');
    expect(await problems()).toEqual([]);
    expect(await field('accountTotals/2026-07~checking', 'manual')).toBe(425);
  });

  it('stay as they are in a closed year', async () => {
    await putEntry(testEnv, 'revenueItems/late', { date: '2026-07-15', amount: 3 });
    const closed = { ...OPEN, closedThrough: '2026-07-31', closedYear: '2025' };
    await testEnv.db.doc('settings/books').set({ ...closed, accountsFrom: '2026-07-01' });
    expect(await assign('checking')).toBe(0);
    await testEnv.db.doc('settings/books').set({ ...OPEN, accountsFrom: '2026-07-01' });
    expect(await assign('checking')).toBe(1);
  });

  it('are no new ones: a payment and a manual expense with a check name theirs', async () => {
    const id = await approved();
    expectRefused(await admin.pay(id, check()), 400, 'Please choose the account');
    const gone = { ...check(), accountId: 'gone' };
    expectRefused(await admin.pay(id, gone), 400, 'Please choose an account from the list.');
    await save('later', { name: 'Later', openingDate: '2099-01-01' });
    const later = { ...check(), accountId: 'later' };
    expectRefused(await admin.pay(id, later), 400, 'This account opened after this date.');
    await save('old', { name: 'Old', archived: true });
    const old = { ...check(), accountId: 'old' };
    expectRefused(await admin.pay(id, old), 400, 'Please choose an account from the list.');
    expect(await admin.pay(id, { ...check(), accountId: 'checking' })).toEqual(DONE);
    expect(await field(`payments/${id}-1`, 'accountId')).toBe('checking');
    expect(await field(`expenses/${id}`, 'payment.accountId')).toBeUndefined();
    expect(await admin.unpay(id)).toEqual(DONE);
    expect(await field(`payments/${id}-1`, 'accountId')).toBe('checking');
    const manual = {
      date: today(),
      amount: 4,
      categoryId: 'fair',
      fundId: 'main',
      paidTo: 'Mill',
      description: 'Cider',
      method: 'check',
      checkNumber: 'M-1',
    };
    const put = (own: object) =>
      admin.saveManualExpense({ id: 'cider', version: null, fields: { ...manual, ...own } });
    expectRefused(await put({}), 400, 'Please choose the account');
    expect(await put({ accountId: 'checking' })).toEqual(DONE);
  });
});

describe('how the files of an account’s bank are read', () => {
  const fileColumns = {
    headings: 0,
    date: 0,
    debit: 5,
    credit: 6,
    isDayFirst: true,
    side: 3,
    status: 7,
    account: 8,
  };
  const remember = (file: object, id = 'savings') => admin.manageAccount({ act: 'file', id, file });

  it('is remembered, once, and stays when its form is saved, or it comes back', async () => {
    const version = await versionOf('savings');
    expect([await remember({ fileColumns }), await remember({ fileColumns })]).toEqual([
      DONE,
      DONE,
    ]);
    expect(await remember({ fileAccount: '2345' })).toEqual(DONE);
    expect(await field('accounts/savings', 'version')).toBe(version + 2);
    const fields = { name: 'Rainy days', openingDate: '2026-08-01' };
    expect(await save('savings', fields, version + 2)).toEqual(DONE);
    const stored = (await testEnv.db.doc('accounts/savings').get()).data();
    expect(stored).toMatchObject({ name: 'Rainy days', fileColumns, fileAccount: '2345' });
    const away = { act: 'delete', id: 'savings', version: version + 3 };
    expect(await admin.manageAccount(away)).toEqual(DONE);
    const back = { act: 'save', id: 'savings', version: null, fields: { ...FIELDS, ...fields } };
    const file = { fileColumns, fileAccount: '2345' };
    expect(await admin.manageAccount({ ...back, file })).toEqual(DONE);
    expect(await field('accounts/savings', 'fileColumns')).toEqual(fileColumns);
    expect(await save('savings', { ...fields, name: 'Savings' }, version + 5)).toEqual(DONE);
    expect(await recordProblems()).toEqual([]);
  });

  it('says a day and amounts, of an account that is there', async () => {
    for (const odd of [
      {
        fileColumns: {
          headings: 0,
          date: 0,
        },
      },
      {
        fileColumns: {
          ...fileColumns,
          date: -1,
        },
      },
      {
        fileColumns: {
          ...fileColumns,
          other: 1,
        },
      },
      { fileAccount: '12345' },
      { name: 'X' },
    ])
      expectRefused(await remember(odd), 400, 'We couldn’t read this request.');
    expectRefused(
      await remember({ fileColumns }, 'gone'),
      400,
      'Please choose an account from the list.',
    );
  });
});

describe('an account that something names (#125)', () => {
  it('stays, and says by what it is named', async () => {
    const away = { act: 'delete', id: 'checking', version: 2 };
    const sentence = 'This account is named by revenue items and manual expenses and payments,';
    expectRefused(await admin.manageAccount(away), 409, sentence);
    await testEnv.db.doc('transfers/one').set({ fromAccountId: 'savings', toAccountId: 'later' });
    for (const id of ['savings', 'later'])
      expectRefused(
        await admin.manageAccount({ act: 'delete', id, version: await versionOf(id) }),
        409,
        'This account is named by transfers',
      );
    await testEnv.db.doc('transfers/one').delete();
  });

  it('goes when nothing names it, pressed twice, and comes back with its versions', async () => {
    const last = await versionOf('savings');
    const away = { act: 'delete', id: 'savings', version: last };
    expect([await admin.manageAccount(away), await admin.manageAccount(away)]).toEqual([
      DONE,
      DONE,
    ]);
    expect(await save('savings', { name: 'Savings' })).toEqual(DONE);
    expect(await field('accounts/savings', 'version')).toBe(last + 2);
  });
});
