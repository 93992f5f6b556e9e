import { actorFields } from '@pa-ledger/domain/people/person';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reassignPending } from '../../functions/src/expenses/reassignments.ts';
import { OFFICE, PEOPLE, SETTINGS } from '../functions/support/association.ts';
import { filledForm } from '../functions/support/expenses.ts';
import { brokenInvariants } from '../functions/support/invariants.ts';
import { correctionOf, submitterClient } from '../functions/support/submitter.ts';
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

  it('names them, however often they saved something else right after it', async () => {
    await save({ presidents: ['alias@example.com'] });
    for (let n = 0; n < 30; n++) {
      const eventApprovers = { Fair: `chair${n}@example.com` };
      await save({ presidents: ['alias@example.com'], eventApprovers });
    }
    expect(await reassignments()).toMatchObject([actorFields(DANA)]);
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

describe('an approver who is replaced before the step opens (#92, #116)', () => {
  const ALIAS = 'alias@example.com';
  const { treasurer } = SETTINGS;

  async function approve(step: number, approver: string): Promise<void> {
    const token = await testEnv.tokenFor(id, step, approver);
    expect((await testEnv.decide(token)).body).toEqual({ success: true });
  }

  it('is named in the history of the expense, with who did it, when the step opens', async () => {
    await save({ treasurer: ALIAS });
    await save({ treasurer: ALIAS, eventApprovers: { Fair: 'chair@example.com' } }, EVAN);
    expect(await reassignments()).toEqual([]);
    testEnv.time.now += 60_000;
    await approve(0, PEOPLE.president);
    const line = {
      ...actorFields(DANA),
      step: 1,
      role: 'treasurer',
      old: [treasurer],
      new: [ALIAS],
    };
    expect(await reassignments()).toMatchObject([line]);
    expect(await brokenInvariants(testEnv.db, [id])).toEqual([]);
    // Put back, the step is asked of the treasurer again, and the history has both.
    testEnv.time.now += 60_000;
    await save({}, EVAN);
    expect(await reassignments()).toMatchObject([
      line,
      { ...actorFields(EVAN), old: [ALIAS], new: [treasurer] },
    ]);
    await approve(1, treasurer);
    expect(await brokenInvariants(testEnv.db, [id])).toEqual([]);
  });

  it('is not named when the same person is back before it opens, or was there before', async () => {
    await save({ treasurer: ALIAS });
    await save({});
    testEnv.time.now += 60_000;
    await approve(0, PEOPLE.president);
    expect(await reassignments()).toEqual([]);
  });

  it('is named of a corrected expense, whose first step opens again', async () => {
    const submitter = submitterClient(testEnv.services);
    await submitter.sendBackAsAdmin(id);
    await save({ presidents: [ALIAS] });
    testEnv.time.now += 60_000;
    const token = await submitter.tokenFor(id, 'correct');
    const { body } = await submitter.correction(token);
    expect((await submitter.correct(token, correctionOf(body, { notes: 'New' }))).status).toBe(200);
    expect(await reassignments()).toMatchObject([
      { ...actorFields(DANA), step: 0, old: SETTINGS.presidents, new: [ALIAS] },
    ]);
    expect(await brokenInvariants(testEnv.db, [id])).toEqual([]);
  });
});
