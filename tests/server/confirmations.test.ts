import { getApp } from 'firebase-admin/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkConfirmations } from '../../ops/checks/check-confirmations.ts';
import { checkHome } from '../../ops/checks/check-home.ts';
import { checkJournal } from '../../ops/checks/check-journal.ts';
import { readProject } from '../../ops/checks/project-data.ts';
import { workAt } from '@pa-ledger/domain/home/open-work';
import { personEntry } from '../fixtures/people.ts';
import { adminClient, TEST_ADMIN, type AdminClient } from '../functions/support/admin-client.ts';
import { close, LAST_DAY, look, putEntry, putTwoYears } from '../functions/support/closings.ts';
import { checkRow, newImportId, slice } from '../functions/support/imports.ts';
import { DONE, expectRefused, expensesIn } from '../functions/support/managed-expenses.ts';
import { tickedStatement } from '../functions/support/statements.ts';
import { bucket } from '../functions/support/suite.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

/** A second person confirms what one person entered. */
let testEnv: TestEnvironment;
let dana: AdminClient;
let sam: AdminClient;
const { approved, check, cash } = expensesIn(() => testEnv);
let made = 0;

const SAM = { uid: 'sam', email: 'sam@example.com' };
const ENTERED = 'You entered or changed this, so someone else has to confirm it.';
const PAID = 'This paid you, so someone else has to confirm it.';
const CHANGED = 'Someone else just changed this.';

beforeAll(async () => {
  testEnv = await createTestEnvironment();
  dana = adminClient(testEnv.services);
  sam = adminClient(testEnv.services, SAM);
  await list(TEST_ADMIN, 'Dana Desk');
  await list(SAM, 'Sam Lee');
  await putTwoYears(testEnv);
});

afterAll(() => testEnv.close());

const list = ({ uid, email }: typeof SAM, name: string) =>
  testEnv.db.doc(`people/${uid}`).set(personEntry(email, name));

const FIELDS = {
  date: '2026-10-01',
  amount: 40.5,
  categoryId: 'fair',
  fundId: 'main',
  paidTo: 'Hilltop Cider Mill',
  description: 'Cider',
  method: 'debitCard',
};

/** Enters a manual expense. @returns its id. */
async function entered(own: object = {}, by = dana): Promise<string> {
  const id = `manual-${++made}`;
  expect(await by.saveManualExpense({ id, version: null, fields: { ...FIELDS, ...own } })).toEqual(
    DONE,
  );
  return id;
}

const confirm = (by: AdminClient, id: string, version = 1, collection = 'manualExpenses') =>
  by.confirmEntry({ collection, id, version });
const stored = async (path: string) => (await testEnv.db.doc(path).get()).data();
const isConfirmed = async (id: string) =>
  (await stored(`manualExpenses/${id}`))?.['confirmed'] !== undefined;

async function problems(): Promise<string[]> {
  const project = await readProject(getApp(testEnv.projectId), bucket.name);
  const journal = checkJournal(project).filter((problem) =>
    /manualExpenses|payments/.test(problem),
  );
  return [...journal, ...checkConfirmations(project)];
}

describe('a manual expense (#153)', () => {
  it('is confirmed by somebody else, once, and the journal says so', async () => {
    const id = await entered();
    for (let time = 0; time < 2; time++) expect(await confirm(sam, id)).toEqual(DONE);
    const document = await stored(`manualExpenses/${id}`);
    expect(document).toMatchObject({
      ...FIELDS,
      version: 2,
      confirmed: { by: SAM.email, byUid: SAM.uid },
    });
    expect(await stored(`journal/manualExpenses~${id}~2`)).toMatchObject({
      by: SAM,
      kind: 'changed',
      after: document,
    });
    expect(await problems()).toEqual([]);
  });

  it('is not confirmed by who entered it, under any of their addresses', async () => {
    const id = await entered();
    expectRefused(await confirm(dana, id), 409, ENTERED);
    const alias = { uid: 'alias', email: 'Desk+school@example.com' };
    expectRefused(await confirm(adminClient(testEnv.services, alias), id), 409, ENTERED);
    expect(await isConfirmed(id)).toBe(false);
  });

  it('is not confirmed by who changed it last, nor, after that, by who entered it', async () => {
    const id = await entered();
    const fields = { ...FIELDS, amount: 4_050 };
    expect(await sam.saveManualExpense({ id, version: 1, fields })).toEqual(DONE);
    for (const one of [sam, dana]) expectRefused(await confirm(one, id, 2), 409, ENTERED);
    // Once who entered it has saved it, somebody else can.
    expect(await dana.saveManualExpense({ id, version: 2, fields: FIELDS })).toEqual(DONE);
    expect(await confirm(sam, id, 3)).toEqual(DONE);
    expect(await problems()).toEqual([]);
  });

  it('is not confirmed by an administrator of the name that was paid', async () => {
    const id = await entered({ paidTo: ' sam  LEE' });
    expectRefused(await confirm(sam, id), 409, PAID);
  });

  it('is no longer confirmed once it has changed, and comes back unconfirmed', async () => {
    const id = await entered();
    await confirm(sam, id);
    expect(
      await dana.saveManualExpense({ id, version: 2, fields: { ...FIELDS, amount: 41 } }),
    ).toEqual(DONE);
    expect(await isConfirmed(id)).toBe(false);
    await confirm(sam, id, 3);
    expect(await dana.saveManualExpense({ id, version: 4, fields: null })).toEqual(DONE);
    expectRefused(await confirm(sam, id, 5), 409, /deleted/);
    expect(await dana.saveManualExpense({ id, version: null, fields: FIELDS })).toEqual(DONE);
    expect(await isConfirmed(id)).toBe(false);
    expect(await problems()).toEqual([]);
  });

  it('is revenue that was given back too, whoever’s it was', async () => {
    const { paidTo: _paidTo, method: _method, ...fields } = { ...FIELDS, amount: 40.5 };
    const save = (id: string, amount: number) =>
      dana.saveRevenue({ id, version: null, fields: { ...fields, amount } });
    expect([await save('sale', 40.5), await save('sale-returned-1', -40.5)]).toEqual([DONE, DONE]);
    expectRefused(await confirm(sam, 'sale', 1, 'revenueItems'), 409, /came in/);
    expectRefused(await confirm(dana, 'sale-returned-1', 1, 'revenueItems'), 409, ENTERED);
    expect(await confirm(sam, 'sale-returned-1', 1, 'revenueItems')).toEqual(DONE);
    expect(await stored('revenueItems/sale-returned-1')).toMatchObject({
      confirmed: { byUid: SAM.uid },
    });
    const less = { ...fields, amount: -40 };
    expect(await dana.saveRevenue({ id: 'sale-returned-1', version: 2, fields: less })).toEqual(
      DONE,
    );
    expect(await stored('revenueItems/sale-returned-1')).not.toHaveProperty('confirmed');
    expect(await problems()).toEqual([]);
  });

  it('is not confirmed as somebody has not seen it', async () => {
    const id = await entered();
    await dana.saveManualExpense({ id, version: 1, fields: { ...FIELDS, amount: 4_050 } });
    expectRefused(await confirm(sam, id, 1), 409, CHANGED);
    expectRefused(await confirm(sam, 'nothing'), 409, /deleted/);
  });

  it('that a sheet brought is confirmed by somebody else than who imported it', async () => {
    const sheet = newImportId();
    const rows = slice(sheet, [checkRow(2, '9001')], { kind: 'manualExpenses' });
    expect((await dana.importRows(rows)).body).toMatchObject({ stored: 1 });
    expectRefused(await confirm(dana, `${sheet}-2`), 409, ENTERED);
    expect(await confirm(sam, `${sheet}-2`)).toEqual(DONE);
  });
});

describe('a payment (#153)', () => {
  async function paid(payment: object): Promise<string> {
    const id = await approved();
    expect(await dana.pay(id, payment)).toEqual(DONE);
    return `${id}-1`;
  }

  it('without a check is confirmed by somebody else than who recorded it', async () => {
    const id = await paid(cash());
    expectRefused(await confirm(dana, id, 1, 'payments'), 409, ENTERED);
    expect(await confirm(sam, id, 1, 'payments')).toEqual(DONE);
    expect(await stored(`payments/${id}`)).toMatchObject({ confirmed: { by: SAM.email } });
    // A void keeps who confirmed it.
    const [expense = ''] = id.split('-');
    expect(await dana.unpay(expense)).toEqual(DONE);
    expect(await stored(`payments/${id}`)).toMatchObject({
      confirmed: { by: SAM.email },
      version: 3,
    });
    expect(await problems()).toEqual([]);
  });

  it('by check or voided needs no one', async () => {
    const notNeeded = /doesn’t need to be confirmed/;
    expectRefused(await confirm(sam, await paid(check()), 1, 'payments'), 409, notNeeded);
    const id = await paid(cash());
    await dana.unpay(id.split('-')[0] ?? '');
    expectRefused(await confirm(sam, id, 2, 'payments'), 409, notNeeded);
  });

  it('is not confirmed by whose request it paid', async () => {
    const id = await paid(cash());
    const { email } = (await stored(`contacts/${id.split('-')[0]}`)) as { email: string };
    const parent = { uid: 'parent', email };
    expectRefused(
      await confirm(adminClient(testEnv.services, parent), id, 1, 'payments'),
      409,
      PAID,
    );
  });
});

it('Home counts what nobody has confirmed, and what becomes of it', async () => {
  const before = await unconfirmed();
  const id = await entered({ date: '2026-11-02' });
  expect(await unconfirmed()).toEqual({ count: before.count + 1, cents: before.cents + 4_050 });
  await confirm(sam, id);
  expect(await unconfirmed()).toEqual(before);
  const project = await readProject(getApp(testEnv.projectId), bucket.name);
  expect(checkHome(project).filter((problem) => problem.includes('unconfirmed'))).toEqual([]);
});

/** What Home counts of a month after everything was counted again. */
async function unconfirmed() {
  await dana.recalculate();
  return workAt((await stored('home/now')) ?? {}, 'unconfirmed', '2026-11');
}

it('a reconciliation is reviewed by somebody else than who made it (#153)', async () => {
  await dana.manageAccount({
    act: 'save',
    id: 'checking',
    version: null,
    fields: { name: 'Checking', kind: 'checking', openingDate: '2026-12-01', openingBalance: 100 },
  });
  testEnv.time.now = Date.parse('2027-01-10T15:00:00Z');
  const save = await tickedStatement(
    dana,
    'checking',
    { day: '2026-12-31', balance: 10_000 },
    () => false,
  );
  expect(await dana.reconcile(save)).toEqual(DONE);
  const id = 'checking~2026-12-31';
  expectRefused(
    await confirm(dana, id, 1, 'statements'),
    409,
    'You reconciled this, so someone else has to review it.',
  );
  expect(await confirm(sam, id, 1, 'statements')).toEqual(DONE);
  expect(await stored(`statements/${id}`)).toMatchObject({ reviewed: { by: SAM.email } });
  await dana.reconcile({ act: 'reopen', statement: id, reason: 'A tick too many' });
  expect(await dana.reconcile({ ...save, token: 'again' })).toEqual(DONE);
  expect((await stored(`statements/${id}`))?.['reviewed']).toBeUndefined();
  expect(await problems()).toEqual([]);
});

it('with only one person signed up, it is told, and nothing is blocked', async () => {
  const id = await entered();
  await testEnv.db.doc(`people/${SAM.uid}`).delete();
  expectRefused(
    await confirm(dana, id),
    409,
    'You’re the only one signed up, so no one else can confirm this.',
  );
  expect(await isConfirmed(id)).toBe(false);
  await list(SAM, 'Sam Lee');
});

it('closing a year lists what is unconfirmed in it, and then it stays so', async () => {
  await putEntry(testEnv, 'manualExpenses/late', { amount: 12.5, date: LAST_DAY });
  await dana.recalculate();
  const { findings } = await look(dana);
  expect(findings.filter(({ kind }) => kind === 'unconfirmed')).toMatchObject([
    { sentence: /^2 entries aren’t confirmed by a second person \(\$252\.55\)\./ },
  ]);
  expect((await close(dana)).status).toBe(200);
  expectRefused(await confirm(sam, 'late'), 409, 'is in a closed year');
});

it('what was put into an account with others is not confirmed by who changed it before (#153)', async () => {
  const id = await entered();
  const fields = { ...FIELDS, amount: 4_050 };
  expect(await sam.saveManualExpense({ id, version: 1, fields })).toEqual(DONE);
  const opened = { name: 'Old', kind: 'checking', openingDate: '2026-10-01', openingBalance: 0 };
  await dana.manageAccount({ act: 'save', id: 'old', version: null, fields: opened });
  expect((await dana.manageAccount({ act: 'assign', id: 'old', from: '1' })).status).toBe(200);
  expect(await stored(`manualExpenses/${id}`)).toMatchObject({ accountId: 'old', version: 3 });
  expectRefused(await confirm(sam, id, 3), 409, ENTERED);
});
