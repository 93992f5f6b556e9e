import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { categoryNamePath } from '../../functions/src/firestore/categories.ts';
import { adminClient, type AdminClient } from '../functions/support/admin-client.ts';
import { EVENT, SETTINGS } from '../functions/support/association.ts';
import { eventCategoryIn, everything } from '../functions/support/event-category.ts';
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

describe('deleting a category', () => {
  const remove = (version = 1) => admin.remove({ id: EVENT.id, version });

  it('is refused with the number of open expenses, and their chains complete (#15)', async () => {
    const ids = [await submitEvent(), await submitEvent()];
    const before = await everything(testEnv.db);
    expect(await remove()).toEqual(
      refused('categoryInUse', '2 open expenses refer to this category, so it cannot be deleted.'),
    );
    expect(await everything(testEnv.db)).toEqual(before);
    for (const id of ids) for (const step of [0, 1, 2]) expect(await approve(id, step)).toBe(200);
    expect(await brokenInvariants(testEnv.db, ids)).toEqual([]);
    expect((await remove()).status).toBe(200);
  });

  it('removes its name and event approver, and Undo restores them', async () => {
    expect((await remove()).status).toBe(200);
    expect((await testEnv.db.doc(`categories/${EVENT.id}`).get()).exists).toBe(false);
    expect((await testEnv.db.doc(categoryNamePath(EVENT.name)).get()).exists).toBe(false);
    expect(await eventApprovers()).toEqual({});

    const { id, ...fields } = EVENT;
    expect(await admin.save({ id, ...fields, version: null })).toEqual({
      status: 200,
      body: { success: true, id },
    });
    // The deletion was version 2.
    expect((await testEnv.db.doc(`categories/${id}`).get()).data()).toEqual({
      ...fields,
      version: 3,
    });
    expect(await eventApprovers()).toEqual(SETTINGS.eventApprovers);
    expect((await testEnv.db.collection('deletedCategories').get()).size).toBe(0);
    expect((await testEnv.db.doc('settings/approvers').get()).get('version')).toBe(3);
  });

  it('cannot be undone if the name was taken since (#70)', async () => {
    await remove();
    const again = { id: null, name: 'SPRING FAIR', requiresEventApprover: false, version: null };
    expect((await admin.save(again)).status).toBe(200);
    const { id, ...fields } = EVENT;
    expect((await admin.save({ id, ...fields, version: null })).status).toBe(409);
  });

  it('is refused after a change that the administrator has not seen, and a second deletion changes nothing (#66)', async () => {
    await rename();
    expect(await remove(1)).toMatchObject({ status: 409 });
    expect(await remove(2)).toMatchObject({ status: 200 });
    expect(await remove(2)).toMatchObject({ status: 200 });
    expect(await rename('Autumn Fair', 2)).toEqual(
      refused('deletedMeanwhile', 'Someone else just deleted this.'),
    );
  });
});
