import { actorFields } from '@pa-ledger/domain/people/person';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { getApp } from 'firebase-admin/app';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkExpenses } from '../../ops/checks/check-expenses.ts';
import { readProject } from '../../ops/checks/project-data.ts';
import { TEST_ADMIN, adminClient, type AdminClient } from '../functions/support/admin-client.ts';
import { PEOPLE } from '../functions/support/association.ts';
import { duplicatesIn, settle } from '../functions/support/duplicates.ts';
import { brokenInvariants } from '../functions/support/invariants.ts';
import { DONE, expectRefused } from '../functions/support/managed-expenses.ts';
import { meanwhile } from '../functions/support/commit-hook.ts';
import { bucket, newExpenseId } from '../functions/support/suite.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

let testEnv: TestEnvironment;
let admin: AdminClient;
const { touched, nextPayee, submitted, referencesBeside } = duplicatesIn(() => testEnv);

beforeAll(async () => {
  testEnv = await createTestEnvironment();
  admin = adminClient(testEnv.services);
});

beforeEach(nextPayee);

afterAll(() => testEnv.close());

async function historyOf(id: string) {
  const { docs } = await testEnv.db.collection(`expenses/${id}/history`).get();
  return docs.map((line) => line.data()).filter((line) => line['what'] === 'duplicateSettled');
}

describe('an administrator who settles that two expenses are not duplicates (#104)', () => {
  it('adds an entry to both histories, and neither is shown as a duplicate again', async () => {
    const [one, other, third] = [await submitted(), await submitted(), await submitted()];
    expect(await admin.manage(one, settle(other))).toEqual(DONE);
    expect(await referencesBeside(one)).toEqual([referenceOf(third)]);
    expect(await referencesBeside(other)).toEqual([referenceOf(third)]);
    expect((await referencesBeside(third)).toSorted()).toEqual(
      [referenceOf(one), referenceOf(other)].toSorted(),
    );
    for (const [id, beside] of [
      [one, other],
      [other, one],
    ] as const) {
      const [line, ...more] = await historyOf(id);
      expect(more).toEqual([]);
      expect(line).toMatchObject({
        ...actorFields(TEST_ADMIN),
        step: null,
        old: beside,
        new: 'Two buses',
      });
      expect((await testEnv.db.doc(`expenses/${id}`).get()).get('notDoubleOf')).toEqual([beside]);
    }
    expect(await brokenInvariants(testEnv.db, [one, other, third])).toEqual([]);
  });

  it('changes nothing more by doing it again, from either side or five times at once', async () => {
    const [one, other] = [await submitted(), await submitted()];
    const presses = [1, 2, 3, 4, 5].map((press) =>
      press % 2 === 0 ? admin.manage(one, settle(other)) : admin.manage(other, settle(one)),
    );
    expect(await Promise.all(presses)).toEqual(presses.map(() => DONE));
    const before = await testEnv.db.getAll(
      testEnv.db.doc(`expenses/${one}`),
      testEnv.db.doc(`expenses/${other}`),
    );
    expect(await admin.manage(other, settle(one, 'Another reason'))).toEqual(DONE);
    for (const was of before) expect((await was.ref.get()).updateTime).toEqual(was.updateTime);
    for (const id of [one, other]) expect(await historyOf(id)).toHaveLength(1);
    expect(await brokenInvariants(testEnv.db, [one, other])).toEqual([]);
  });

  it('is not who submitted one of them', async () => {
    const [one, other] = [await submitted(), await submitted()];
    const email = String((await testEnv.db.doc(`contacts/${one}`).get()).get('email'));
    const own = adminClient(testEnv.services, { uid: 'own', email });
    for (const [id, beside] of [
      [one, other],
      [other, one],
    ] as const)
      expectRefused(await own.manage(id, settle(beside)), 409, 'One of these is your own');
    expect(await referencesBeside(one)).toEqual([referenceOf(other)]);
  });

  it('does not undo another settlement at the same moment', async () => {
    const [one, other, third] = [await submitted(), await submitted(), await submitted()];
    const late = adminClient(meanwhile(testEnv.services, () => admin.manage(third, settle(one))));
    expect(await late.manage(one, settle(other))).toEqual(DONE);
    const kept = (await testEnv.db.doc(`expenses/${one}`).get()).get('notDoubleOf') as string[];
    expect(kept.toSorted()).toEqual([other, third].toSorted());
    expect(await brokenInvariants(testEnv.db, [one, other, third])).toEqual([]);
  });

  it('does not undo a decision at the same moment', async () => {
    const [one, other] = [await submitted(), await submitted()];
    const token = await testEnv.tokenFor(one, 0, PEOPLE.president);
    const late = adminClient(meanwhile(testEnv.services, () => testEnv.decide(token)));
    expect(await late.manage(other, settle(one))).toEqual(DONE);
    const { steps, notDoubleOf } = (await testEnv.db.doc(`expenses/${one}`).get()).data() ?? {};
    expect(steps).toMatchObject([{ status: 'approved' }, { status: 'open' }]);
    expect(notDoubleOf).toEqual([other]);
    expect(await brokenInvariants(testEnv.db, [one, other])).toEqual([]);
  });

  it('cannot do it for two that are not possible duplicates, or without a reason', async () => {
    const [one, other] = [await submitted(), await submitted({ amount: 7 })];
    const twin = await submitted();
    const unlike = 'These two expenses don’t look like duplicates, so there’s nothing to settle.';
    expectRefused(await admin.manage(one, settle(other)), 409, unlike);
    for (const blank of ['', '  ', '\u200b'])
      expectRefused(await admin.manage(one, settle(twin, blank)), 400, 'A reason is required.');
    expectRefused(await admin.manage(one, settle(one)), 400, 'We couldn’t read this request.');
    expectRefused(await admin.manage(one, settle('x')), 400, 'We couldn’t read this request.');
    expectRefused(
      await admin.manage(one, settle(newExpenseId())),
      400,
      'We couldn’t find this expense.',
    );
    await testEnv.decide(await testEnv.tokenFor(twin, 0, PEOPLE.president), 'reject', 'Twice');
    expectRefused(await admin.manage(one, settle(twin)), 409, unlike);
    expect(await historyOf(one)).toEqual([]);
  });

  it('leaves data whose check compares both sides', async () => {
    const [one, other] = [await submitted(), await submitted()];
    await admin.manage(one, settle(other));
    const project = await readProject(getApp(testEnv.projectId), bucket.name);
    expect(checkExpenses(project)).toEqual([]);
    const expenses = project.expenses.map((expense) =>
      expense.id === other ? { ...expense, data: { ...expense.data, notDoubleOf: [] } } : expense,
    );
    expect(checkExpenses({ ...project, expenses }).toSorted()).toEqual(
      [
        `expenses/${one} is no duplicate of expenses/${other}, which doesn't say so.`,
        `expenses/${other} says duplicates none, but its history says ${one}.`,
      ].toSorted(),
    );
  });
});

it('leaves data without a contradiction', async () => {
  expect(await brokenInvariants(testEnv.db, touched)).toEqual([]);
});
