import { NO_STAND_INS } from '@pa-ledger/domain/approvers/stand-ins';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adminClient, TEST_ADMIN, type AdminClient } from '../functions/support/admin-client.ts';
import { EVENT, PEOPLE, SETTINGS } from '../functions/support/association.ts';
import { eventCategoryIn, everything, RENAMED } from '../functions/support/event-category.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

/** Each change of a category writes a journal entry, and so does each change of approvers that comes with it. */
let testEnv: TestEnvironment;
let admin: AdminClient;
const { rename } = eventCategoryIn(() => testEnv);
const SECOND_ADMIN = { uid: 'second-admin', email: 'second@example.com' };

beforeEach(async () => {
  testEnv = await createTestEnvironment();
  admin = adminClient(testEnv.services);
});

afterEach(() => testEnv.close());

const { id, ...FIELDS } = EVENT;
const category = (version: number, own: object = {}) => ({ ...FIELDS, ...own, version });

/** The journal entries of the events category, by version. */
async function entriesOf(document: string): Promise<Record<string, unknown>[]> {
  const { docs } = await testEnv.db.collection('journal').where('document', '==', document).get();
  return docs
    .map((entry): Record<string, unknown> => ({ entryId: entry.id, ...entry.data() }))
    .sort((one, other) => Number(one['version']) - Number(other['version']));
}

describe('the journal of a category (#93)', () => {
  it('records who created, renamed, changed, deleted and restored it, with the values before and after', async () => {
    expect((await rename()).status).toBe(200);
    const other = adminClient(testEnv.services, SECOND_ADMIN);
    const twoSteps = { id, name: RENAMED, requiresEventApprover: false, version: 2 };
    expect((await other.save(twoSteps)).status).toBe(200);
    expect((await admin.remove({ id, version: 3 })).status).toBe(200);
    expect((await other.save({ ...twoSteps, version: null })).status).toBe(200);

    const told = (await entriesOf(id)).map(({ entryId, kind, by, before, after }) => [
      entryId,
      kind,
      by,
      before,
      after,
    ]);
    const renamed = category(2, { name: RENAMED });
    const changed = category(3, { name: RENAMED, requiresEventApprover: false });
    expect(told).toEqual([
      [`categories~${id}~1`, 'takenOver', null, null, category(1)],
      [`categories~${id}~2`, 'changed', TEST_ADMIN, category(1), renamed],
      [`categories~${id}~3`, 'changed', SECOND_ADMIN, renamed, changed],
      [`categories~${id}~4`, 'deleted', TEST_ADMIN, changed, null],
      [`categories~${id}~5`, 'created', SECOND_ADMIN, null, { ...changed, version: 5 }],
    ]);
    expect((await testEnv.db.doc(`categories/${id}`).get()).data()).toEqual({
      ...changed,
      version: 5,
    });
  });

  it('begins with version 1, at the time of the change', async () => {
    const request = { id: null, name: 'Field Day', requiresEventApprover: true, version: null };
    const { body } = await admin.save(request);
    const [entry, ...more] = await entriesOf(body.id ?? '');
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ kind: 'created', version: 1, by: TEST_ADMIN, before: null });
    expect(entry?.['at']).toHaveProperty('seconds', Math.floor(testEnv.time.now / 1000));
  });

  it('never uses an id twice, however often the category is deleted and restored', async () => {
    let version = 1;
    for (let life = 0; life < 3; life++) {
      expect((await admin.remove({ id, version })).status).toBe(200);
      expect((await admin.save({ id, ...FIELDS, version: null })).status).toBe(200);
      version += 2;
    }
    const versions = (await entriesOf(id)).map((entry) => entry['version']);
    expect(versions).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('has no entry for a save that changes nothing or is refused', async () => {
    const before = await everything(testEnv.db);
    expect((await admin.save({ ...EVENT, version: 1 })).status).toBe(200);
    expect((await rename(RENAMED, 9)).status).toBe(409);
    expect((await admin.remove({ id, version: 9 })).status).toBe(409);
    expect(await everything(testEnv.db)).toEqual(before);
  });
});

describe('the journal of the approver settings (#93)', () => {
  it('has the changes that a change of a category causes, with its entry as the cause', async () => {
    await rename();
    await admin.remove({ id, version: 2 });
    await admin.save({ id, name: RENAMED, requiresEventApprover: true, version: null });
    const settings = (eventApprovers: object, version: number) => ({
      ...SETTINGS,
      eventApprovers,
      // A function's first change adds fields that the settings may lack.
      ...(version > 1 && { standIns: NO_STAND_INS, absences: [] }),
      version,
    });
    const states = [
      settings(SETTINGS.eventApprovers, 1),
      settings({ [RENAMED]: PEOPLE.eventApprover }, 2),
      settings({}, 3),
      settings({ [RENAMED]: PEOPLE.eventApprover }, 4),
    ];
    const [founded, ...followed] = await entriesOf('approvers');
    expect(founded).not.toHaveProperty('cause');
    expect(followed).toMatchObject(
      [2, 3, 4].map((version, index) => ({
        entryId: `settings~approvers~${version}`,
        cause: `categories~${id}~${version}`,
        kind: 'changed',
        by: TEST_ADMIN,
        before: states[index],
        after: states[index + 1],
      })),
    );
    expect((await testEnv.db.doc('settings/approvers').get()).data()).toEqual(states[3]);
  });

  it('has no entry for a change that does not change the approvers', async () => {
    await admin.save({ ...EVENT, requiresEventApprover: false, version: 1 });
    expect(await entriesOf('approvers')).toHaveLength(1);
  });
});
