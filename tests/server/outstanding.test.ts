import { getApp } from 'firebase-admin/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkJournal } from '../../ops/checks/check-journal.ts';
import { checkStatements } from '../../ops/checks/check-statements.ts';
import { readProject } from '../../ops/checks/project-data.ts';
import { adminClient, type AdminClient } from '../functions/support/admin-client.ts';
import { DONE, expectRefused } from '../functions/support/managed-expenses.ts';
import { beginStatement, tickedStatement } from '../functions/support/statements.ts';
import { bucket } from '../functions/support/suite.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

/** Checks that no books have, which the bank had not cleared when an account opened. The tests follow each other. */
let testEnv: TestEnvironment;
let admin: AdminClient;
let other: AdminClient;
const JULY = '2026-07-31';
const AUGUST = '2026-08-31';

beforeAll(async () => {
  testEnv = await createTestEnvironment();
  admin = adminClient(testEnv.services);
  other = adminClient(testEnv.services, { uid: 'other-admin', email: 'other@example.com' });
});

afterAll(() => testEnv.close());

async function problems(): Promise<string[]> {
  const project = await readProject(getApp(testEnv.projectId), bucket.name);
  return [...checkStatements(project), ...checkJournal(project)];
}

describe('what was outstanding at the opening, and is in no books', () => {
  const fields = { name: 'Second', kind: 'checking', openingDate: '2026-07-01' };
  const listed = {
    id: 'one',
    kind: 'paid',
    date: '2026-06-24',
    checkNumber: '980',
    payee: 'Cider Mill',
    amount: 25,
  };
  const on = (version: number | null, outstanding: readonly object[] | undefined, by = admin) =>
    by.manageAccount({
      act: 'save',
      id: 'second',
      version,
      fields: {
        ...fields,
        openingBalance: 125,
      },
      ...(outstanding === undefined ? {} : { outstanding }),
    });
  const entries = async () => {
    const { db } = testEnv;
    const rows = await Promise.all(
      ['manualExpenses', 'totals', 'accountTotals'].map((name) => db.collection(name).get()),
    );
    return rows.map(({ docs }) => docs.filter(({ ref }) => ref.path.includes('2026-06')).length);
  };

  it('is kept by the account alone, once, and a later save of its form leaves it', async () => {
    const before = await entries();
    expect([await on(null, [listed]), await on(null, [listed])]).toEqual([DONE, DONE]);
    expect(await on(1, undefined)).toEqual(DONE);
    const stored = await testEnv.db.doc('accounts/second').get();
    expect(stored.data()).toMatchObject({ outstanding: [listed], version: 2 });
    // No entry and no total of June comes from it, so no year does.
    expect(await entries()).toEqual(before);
  });

  it('is refused where it is not before the opening, twice there, or odd', async () => {
    const refused = (...outstanding: object[]) =>
      admin.manageAccount({
        act: 'save',
        id: 'second',
        version: 1,
        outstanding,
        fields: {
          ...fields,
          openingBalance: 125,
        },
      });
    expectRefused(await refused({ ...listed, date: '2026-07-01' }), 400, 'before the opening day');
    expectRefused(await refused({ ...listed, amount: -5 }), 400, 'more than 0');
    expectRefused(await refused(listed, listed), 400, 'We couldn’t read this request');
    expectRefused(await refused({ ...listed, key: 'x' }), 400, 'We couldn’t read this request');
    const earlier = { ...fields, openingDate: '2026-06-20', openingBalance: 125 };
    const save = { act: 'save', id: 'second', version: 1, fields: earlier };
    expectRefused(
      await admin.manageAccount(save),
      409,
      'Only entries from before the opening date',
    );
    const [mine, theirs] = await Promise.all([
      on(2, [listed, { ...listed, id: 'two', checkNumber: '981' }]),
      on(2, [listed, { ...listed, id: 'three', amount: 5 }], other),
    ]);
    expect([mine.status, theirs.status].toSorted()).toEqual([200, 409]);
    expect(await on(3, [listed])).toEqual(DONE);
  });

  it('is cleared by the first statement that shows it, and stays then', async () => {
    const { items } = await beginStatement(admin, 'second', JULY);
    expect(items).toMatchObject([
      { key: 'accounts~second~one', day: '2026-06-24', amount: -2_500, checkNumber: '980' },
    ]);
    const act = await tickedStatement(admin, 'second', { day: JULY, balance: 10_000 }, () => true);
    expect(await admin.reconcile(act)).toEqual(DONE);
    const stored = (await testEnv.db.doc(`statements/second~${JULY}`).get()).data();
    expect(stored).toMatchObject({
      lines: {
        beginning: 100,
        receipts: 0,
        disbursements: 0,
        ending: 100,
        difference: 0,
      },
      cleared: ['accounts~second~one'],
      outstanding: [],
    });
    expect((await beginStatement(admin, 'second', AUGUST)).items).toEqual([]);
    expect(await problems()).toEqual([]);
    const sentence = 'A bank statement cleared';
    expectRefused(await on(4, []), 409, sentence);
    expectRefused(await on(4, [{ ...listed, amount: 24 }]), 409, sentence);
    // Nor does the opening get another check, which would be paid without an entry that anyone confirms.
    const late = { ...listed, id: 'late', checkNumber: '990' };
    expectRefused(await on(4, [listed, late]), 409, 'A bank statement starts from this opening');
    expect(await on(4, [{ ...listed, payee: 'Mill' }])).toEqual(DONE);
    await testEnv.db.doc('accounts/second').update({ outstanding: [] });
    expect(await problems()).toContain(
      'accounts~second~one was changed after a statement cleared it.',
    );
    await testEnv.db.doc('accounts/second').update({ outstanding: [{ ...listed, payee: 'Mill' }] });
  });

  it('does not change in a closed year, but for its words', async () => {
    const books = testEnv.db.doc('settings/books');
    const closedThrough: unknown = (await books.get()).get('closedThrough') ?? null;
    await books.update({ closedThrough: '2026-07-31' });
    const mill = { ...listed, payee: 'Mill' };
    expectRefused(await on(5, [mill, { ...mill, id: 'two' }]), 409, 'is in a closed year');
    expect(await on(5, [{ ...mill, checkNumber: '0980' }])).toEqual(DONE);
    await books.update({ closedThrough });
  });
});
