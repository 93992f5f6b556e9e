import { actorFields } from '@pa-ledger/domain/people/administrator';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reassignPending } from '../../functions/src/expenses/reassign-pending.ts';
import { OFFICE, SETTINGS } from '../functions/support/association.ts';
import { filledForm } from '../functions/support/expenses.ts';
import { putRecorded } from '../../tools/seed/put-recorded.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

/** The history says who has replaced an approver, not only that somebody has. */
let testEnv: TestEnvironment;
let id: string;
const DANA = { uid: 'dana', email: 'dana@example.com' };
const EVAN = { uid: 'evan', email: 'evan@example.com' };

beforeEach(async () => {
  testEnv = await createTestEnvironment();
  const form = await filledForm({ category: OFFICE.name });
  await testEnv.submit(form);
  ({ id } = form);
});

afterEach(() => testEnv.close());

const save = (change: object, by = DANA) =>
  putRecorded(testEnv.db, 'settings/approvers', { ...SETTINGS, ...change }, by);

/** The lines of the expense's history about who is asked. */
async function reassignments(): Promise<object[]> {
  await reassignPending(testEnv.services);
  const { docs } = await testEnv.db.collection(`expenses/${id}/history`).orderBy('at').get();
  return docs.map((line) => line.data()).filter(({ what }) => what === 'reassigned');
}

describe('a reassignment (#92)', () => {
  it('names the administrator who replaced the approver', async () => {
    await save({ presidents: ['alias@example.com'] });
    expect(await reassignments()).toMatchObject([
      { ...actorFields(DANA), old: SETTINGS.presidents, new: ['alias@example.com'] },
    ]);
    testEnv.time.now += 60_000;
    await save({}, EVAN);
    expect(await reassignments()).toMatchObject([
      actorFields(DANA),
      { ...actorFields(EVAN), old: ['alias@example.com'], new: SETTINGS.presidents },
    ]);
  });

  it('names the administrator who did it, even if others saved soon after', async () => {
    await save({ presidents: ['alias@example.com'] });
    await save({ presidents: ['alias@example.com'], treasurer: 'other@example.com' }, EVAN);
    expect(await reassignments()).toMatchObject([actorFields(DANA)]);
  });

  it('names the last of two administrators who did it', async () => {
    await save({ presidents: ['alias@example.com'] });
    await save({ presidents: ['other.alias@example.com'] }, EVAN);
    expect(await reassignments()).toMatchObject([actorFields(EVAN)]);
  });

  it('names the system if the journal has no such change', async () => {
    // As before there was a journal.
    await testEnv.db.doc('settings/approvers').update({ presidents: ['new@example.com'] });
    const [line, ...more] = await reassignments();
    expect(more).toEqual([]);
    expect(line).toMatchObject({ by: 'system', new: ['new@example.com'] });
    expect(line).not.toHaveProperty('byUid');
  });
});
