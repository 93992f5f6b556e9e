import { actorFields } from '@pa-ledger/domain/people/person';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { categoryNamePath } from '../../functions/src/firestore/categories.ts';
import { adminClient, TEST_ADMIN, type AdminClient } from '../functions/support/admin-client.ts';
import { EVENT, OFFICE, PEOPLE } from '../functions/support/association.ts';
import { eventCategoryIn, RENAMED } from '../functions/support/event-category.ts';
import { filledForm } from '../functions/support/expenses.ts';
import { brokenInvariants } from '../functions/support/invariants.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';
import { refused } from '../support/refused.ts';

let testEnv: TestEnvironment;
let admin: AdminClient;
const { rename, submitEvent, approve, eventApprovers } = eventCategoryIn(() => testEnv);

beforeEach(async () => {
  testEnv = await createTestEnvironment();
  admin = adminClient(testEnv.services);
});

afterEach(() => testEnv.close());

describe('a rename', () => {
  it.each([0, 1, 2])(
    "after %d decisions also renames the event approver's and the open expense's category (#13, #69)",
    async (decided) => {
      const id = await submitEvent();
      for (let step = 0; step < decided; step++) expect(await approve(id, step)).toBe(200);
      expect(await rename()).toEqual({ status: 200, body: { success: true, id: EVENT.id } });

      expect(await eventApprovers()).toEqual({ [RENAMED]: PEOPLE.eventApprover });
      const expense = await testEnv.db.doc(`expenses/${id}`).get();
      expect(expense.get('lines')).toMatchObject([{ category: RENAMED }]);
      expect(expense.get('submission.category')).toBe(EVENT.name);
      const line = await expense.ref.collection('history').doc('renamed-2').get();
      expect(line.data()).toMatchObject({
        ...actorFields(TEST_ADMIN),
        what: 'renamed',
        step: null,
        old: EVENT.name,
        new: RENAMED,
      });
      for (let step = decided; step < 3; step++) expect(await approve(id, step)).toBe(200);
      expect((await expense.ref.get()).get('status')).toBe('approved');
      expect(await brokenInvariants(testEnv.db, [id])).toEqual([]);
    },
  );

  it('leaves settled expenses and other categories as they are', async () => {
    const settled = await submitEvent();
    for (const step of [0, 1, 2]) await approve(settled, step);
    const other = await filledForm({ category: OFFICE.name });
    await testEnv.submit(other);
    expect((await rename()).status).toBe(200);
    for (const [id, name] of [
      [settled, EVENT.name],
      [other.id, OFFICE.name],
    ] as const) {
      expect((await testEnv.db.doc(`expenses/${id}`).get()).get('lines')).toMatchObject([
        { category: name },
      ]);
    }
  });

  it('frees the old name and takes the new one', async () => {
    expect((await rename()).status).toBe(200);
    expect((await testEnv.db.doc(categoryNamePath(EVENT.name)).get()).exists).toBe(false);
    const request = { id: null, requiresEventApprover: true, version: null };
    expect((await admin.save({ ...request, name: 'SUMMER fair' })).status).toBe(409);
    expect((await admin.save({ ...request, name: EVENT.name })).status).toBe(200);
  });

  it('that changes only capitals takes effect', async () => {
    expect((await rename('SPRING FAIR')).status).toBe(200);
    expect(await eventApprovers()).toEqual({ 'SPRING FAIR': PEOPLE.eventApprover });
    const taken = await testEnv.db.doc(categoryNamePath(EVENT.name)).get();
    expect(taken.get('categoryId')).toBe(EVENT.id);
  });

  it('is refused after a change that the administrator has not seen (#66)', async () => {
    expect((await rename()).status).toBe(200);
    expect(await rename('Autumn Fair', 1)).toEqual(
      refused('changedMeanwhile', 'Someone else just changed this.'),
    );
    expect((await rename(RENAMED, 1)).status).toBe(200);
    expect((await rename('Autumn Fair', 2)).status).toBe(200);
    expect((await testEnv.db.doc(`categories/${EVENT.id}`).get()).get('version')).toBe(3);
  });
});
