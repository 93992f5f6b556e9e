import { normalizeCheckNumber } from '@pa-ledger/domain/text/check-number';
import { paymentText, type Payment } from '@pa-ledger/domain/payments/payment';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { getApp } from 'firebase-admin/app';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkPayments } from '../../ops/checks/check-payments.ts';
import { readProject } from '../../ops/checks/project-data.ts';
import type { MigrationStep } from '../../ops/migrations/migration.ts';
import { CHECK_NUMBERS } from '../../ops/migrations/to-version-2.ts';
import { PAYMENTS } from '../../ops/migrations/to-version-9.ts';
import { adminClient, type AdminClient } from '../functions/support/admin-client.ts';
import { brokenInvariants } from '../functions/support/invariants.ts';
import { DONE, expectRefused, expensesIn } from '../functions/support/managed-expenses.ts';
import { bucket } from '../functions/support/suite.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';
import { runStep } from '../support/migration-step.ts';

let testEnv: TestEnvironment;
let admin: AdminClient;
const { touched, check, approved } = expensesIn(() => testEnv);

beforeAll(async () => {
  testEnv = await createTestEnvironment();
  admin = adminClient(testEnv.services);
});

afterAll(() => testEnv.close());

async function paidBy(checkNumber: string): Promise<string> {
  const id = await approved();
  expect(await admin.pay(id, check(checkNumber))).toEqual(DONE);
  return id;
}

describe('the number of a check (#106)', () => {
  it.each([
    ['1042A', '1042-A'],
    ['2042-A', '2042A'],
    ['3-042', '30 42'],
    ['0-4042', '4-0-4-2'],
    ['5042', 'Check #5042'],
    ['6042', '="0006042"'],
  ])('%s is %s: it pays one expense', async (one, other) => {
    const id = await paidBy(one);
    const reply = await admin.pay(await approved(), check(other));
    expectRefused(reply, 409, `Check ${one} was already used for ${referenceOf(id)}: Pat Doe, `);
    // The same payment again is as good as once, and one that was a mistake gives the number back.
    expect(await admin.pay(id, check(other))).toEqual(DONE);
    const mistake = { act: 'mistake', payment: `${id}-1`, reason: 'Typed twice' };
    expect(await admin.managePayment(mistake)).toEqual(DONE);
    await paidBy(other);
  });
});

/** Where a number was kept until version 2. */
function oldPlace(checkNumber: string): string {
  const tight = checkNumber
    .replace(/\s+/g, '')
    .toUpperCase()
    .replace(/^0+(?=.)/, '');
  return `checkNumbers/${createHash('sha256').update(tight).digest('hex')}`;
}

function placeNow(checkNumber: string): string {
  const hash = createHash('sha256').update(normalizeCheckNumber(checkNumber)).digest('hex');
  return `checkNumbers/${hash}`;
}

/** An expense that was paid by this check before hyphens made no difference, and before payments were documents. */
async function paidInVersion1(checkNumber: string): Promise<string> {
  const { db } = testEnv;
  const id = await paidBy(`V-${touched.size}`);
  const expense = db.doc(`expenses/${id}`);
  const { id: _id, ...payment } = (await expense.get()).get('payment') as Payment;
  const [taken] = (await db.collection('checkNumbers').where('id', '==', `${id}-1`).get()).docs;
  const batch = db.batch();
  batch.update(expense, { payment: { ...payment, checkNumber } });
  // In words, as it was then.
  const told = paymentText({ ...payment, checkNumber });
  batch.update(db.doc(`expenses/${id}/history/paid-1`), { new: told });
  for (const path of [`payments/${id}-1`, `journal/payments~${id}-1~1`]) batch.delete(db.doc(path));
  if (taken) batch.delete(taken.ref);
  batch.create(db.doc(oldPlace(checkNumber)), { expenseId: id, payment: 1, checkNumber });
  await batch.commit();
  return id;
}

async function problems(): Promise<string[]> {
  return checkPayments(await readProject(getApp(testEnv.projectId), bucket.name));
}

describe('check numbers of version 1 (#106)', () => {
  it('move to their present ids, and of two that are now the same both are kept', async () => {
    const { db } = testEnv;
    const alone = await paidInVersion1('B-7');
    const plain = await paidInVersion1('9042C');
    const second = await paidInVersion1('9042-C');
    const told: string[] = [];
    const run = (step: MigrationStep) => runStep(step, { app: getApp(testEnv.projectId), db });
    const migrate = async () => told.push(...(await run(CHECK_NUMBERS)));
    await migrate();
    const numbers = async () => (await db.collection('checkNumbers').get()).docs;
    const once = new Map((await numbers()).map((use) => [use.ref.path, use.data()]));
    await migrate();
    const again = await numbers();
    expect(new Map(again.map((use) => [use.ref.path, use.data()]))).toEqual(once);

    expect(once.has(oldPlace('B-7'))).toBe(false);
    expect(once.get(placeNow('B-7'))).toEqual({ expenseId: alone, payment: 1, checkNumber: 'B-7' });
    expect(once.get(placeNow('9042C'))).toMatchObject({ expenseId: plain });
    expect(once.get(oldPlace('9042-C'))).toMatchObject({ expenseId: second });
    for (let time = 0; time < 2; time++) expect(await run(PAYMENTS)).toEqual([]);
    const use = async (path: string) => (await db.doc(path).get()).data();
    expect(await use(oldPlace('9042-C'))).toEqual({
      ...{ kind: 'payment', id: `${second}-1`, checkNumber: '9042-C' },
    });
    const [sentence] = told;
    expect(sentence).toMatch(/^Check 9042-C has paid two expenses/);
    // In whatever order they are read.
    const [one = '', ...others] = await problems();
    expect(others).toEqual([]);
    expect(one).toMatch(/^Check 9042-?C pays both /);
    for (const id of [plain, second]) expect(one).toContain(`payment ${id}-1`);

    const third = await admin.pay(await approved(), check('b7'));
    expectRefused(third, 409, `Check B-7 was already used for ${referenceOf(alone)}`);
    // The second voided, the first keeps its number.
    expect(await admin.unpay(second)).toEqual(DONE);
    expect(await problems()).toEqual([]);
    const late = await admin.pay(await approved(), check('9-042-c'));
    expectRefused(late, 409, `Check 9042C was already used for ${referenceOf(plain)}`);
  });
});

it('a payment that was a mistake gives back its own number alone, wherever it is kept (#106)', async () => {
  const { db } = testEnv;
  const plain = await paidBy('9142D');
  const second = `${await paidBy('V-9142')}-1`;
  // As version 2 left the second of two whose numbers had become one.
  const use = { kind: 'payment', id: second, checkNumber: '9142-D' };
  await db
    .batch()
    .delete(db.doc(placeNow('V-9142')))
    .create(db.doc(oldPlace('9142-D')), use)
    .commit();
  const mistake = { act: 'mistake', payment: second, reason: 'Typed twice' };
  expect(await admin.managePayment(mistake)).toEqual(DONE);
  expect((await db.doc(oldPlace('9142-D')).get()).exists).toBe(false);
  const late = await admin.pay(await approved(), check('9-142-d'));
  expectRefused(late, 409, `Check 9142D was already used for ${referenceOf(plain)}`);
});

it('leaves data without a contradiction', async () => {
  expect(await brokenInvariants(testEnv.db, [...touched])).toEqual([]);
});
