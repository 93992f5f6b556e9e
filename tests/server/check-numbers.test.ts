import {
  normalizeCheckNumber,
  paymentText,
  type Payment,
} from '@pa-ledger/domain/expenses/payment';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { getApp } from 'firebase-admin/app';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkPayments } from '../../ops/checks/check-payments.ts';
import { readProject } from '../../ops/checks/project-data.ts';
import { CHECK_NUMBERS } from '../../ops/migrations/to-version-2.ts';
import { adminClient, type AdminClient } from '../functions/support/admin-client.ts';
import { brokenInvariants } from '../functions/support/invariants.ts';
import {
  DONE,
  expectRefused,
  expensesIn,
  pay,
  unpay,
} from '../functions/support/managed-expenses.ts';
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
  expect(await admin.manage(id, pay(check(checkNumber)))).toEqual(DONE);
  return id;
}

describe('the number of a check (#106)', () => {
  it.each([
    ['1042A', '1042-A'],
    ['2042-A', '2042A'],
    ['3-042', '30 42'],
    ['0-4042', '4-0-4-2'],
  ])('%s is %s: it pays one expense', async (one, other) => {
    const id = await paidBy(one);
    const reply = await admin.manage(await approved(), pay(check(other)));
    expectRefused(reply, 409, `Check ${one} was already used for ${referenceOf(id)}: Pat Doe, `);
    // The same payment again is as good as once, and a voided one gives the number back.
    expect(await admin.manage(id, pay(check(other)))).toEqual(DONE);
    expect(await admin.manage(id, unpay())).toEqual(DONE);
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

/** An expense that was paid by this check before hyphens made no difference. */
async function paidInVersion1(checkNumber: string): Promise<string> {
  const { db } = testEnv;
  const id = await paidBy(`V-${touched.size}`);
  const expense = db.doc(`expenses/${id}`);
  const payment = { ...((await expense.get()).get('payment') as Payment), checkNumber };
  const [taken] = (await db.collection('checkNumbers').where('expenseId', '==', id).get()).docs;
  const batch = db.batch();
  batch.update(expense, { payment });
  // In words, as it was then.
  batch.update(db.doc(`expenses/${id}/history/paid-1`), { new: paymentText(payment) });
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
    expect(await problems()).toContain('Check B-7 is not found where its number leads.');
    const told: string[] = [];
    const migrate = async () =>
      told.push(...(await runStep(CHECK_NUMBERS, { app: getApp(testEnv.projectId), db })));
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
    const [sentence] = told;
    expect(sentence).toMatch(/^Check 9042-C has paid two expenses/);
    // In whatever order they are read.
    const [one = '', ...others] = await problems();
    expect(others).toEqual([]);
    expect(one).toMatch(/^Check 9042-?C pays both /);
    for (const id of [plain, second]) expect(one).toContain(id);

    const third = await admin.manage(await approved(), pay(check('b7')));
    expectRefused(third, 409, `Check B-7 was already used for ${referenceOf(alone)}`);
    // The second voided, the first keeps its number.
    expect(await admin.manage(second, unpay())).toEqual(DONE);
    expect(await problems()).toEqual([]);
    const late = await admin.manage(await approved(), pay(check('9-042-c')));
    expectRefused(late, 409, `Check 9042C was already used for ${referenceOf(plain)}`);
  });
});

it('leaves data without a contradiction', async () => {
  expect(await brokenInvariants(testEnv.db, [...touched])).toEqual([]);
});
