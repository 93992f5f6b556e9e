import { MAX_RENAMED_EXPENSES } from '@pa-ledger/domain/limits';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { figure } from '../support/figure.ts';
import { EVENT, PEOPLE, SETTINGS } from '../functions/support/association.ts';
import { TIMEOUT_MS, times } from '../support/random.ts';
import { adminClient } from '../functions/support/admin-client.ts';
import { COMMIT_POINTS } from '../functions/support/commit-hook.ts';
import { runUntilKilled } from '../functions/support/run-until-killed.ts';
import { eventCategoryIn, everything, RENAMED } from '../functions/support/event-category.ts';
import { filledForm } from '../functions/support/expenses.ts';
import { brokenInvariants } from '../functions/support/invariants.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';
import { refused } from '../support/refused.ts';

let testEnv: TestEnvironment;
const { rename, submitEvent, approve, eventApprovers } = eventCategoryIn(() => testEnv);

beforeEach(async () => {
  testEnv = await createTestEnvironment();
});

afterEach(() => testEnv.close());

describe('a rename', () => {
  it('whose commit fails changes nothing (#13)', async () => {
    const ids = [await submitEvent(), await submitEvent()];
    // One history entry that already exists makes the whole commit fail.
    await testEnv.db.doc(`expenses/${ids[1] ?? ''}/history/renamed-2`).set({ what: 'reassigned' });
    const before = await everything(testEnv.db);
    expect(await rename()).toMatchObject({ status: 503 });
    expect(await everything(testEnv.db)).toEqual(before);

    await testEnv.db.doc(`expenses/${ids[1] ?? ''}/history/renamed-2`).delete();
    expect((await rename()).status).toBe(200);
    expect(await eventApprovers()).toEqual({ [RENAMED]: PEOPLE.eventApprover });
    expect(await brokenInvariants(testEnv.db, ids)).toEqual([]);
  });

  it.each(COMMIT_POINTS)(
    'by a process that is killed %s happens completely or not at all (#13, #77, G4)',
    async (point) => {
      const kills = times(1, 20);
      for (let kill = 0; kill < kills; kill++) {
        const id = await submitEvent();
        const before = await everything(testEnv.db);
        const request = { ...EVENT, name: RENAMED, version: 1 };
        await runUntilKilled(point, (services) => adminClient(services).save(request), testEnv);
        if (point === 'after commit') {
          expect(await eventApprovers()).toEqual({ [RENAMED]: PEOPLE.eventApprover });
          expect((await testEnv.db.doc(`expenses/${id}`).get()).get('lines')).toMatchObject([
            { category: RENAMED },
          ]);
          const after = await everything(testEnv.db);
          // The page got no answer, so it repeats the request: nothing changes.
          expect((await rename()).status).toBe(200);
          expect(await everything(testEnv.db)).toEqual(after);
        } else {
          expect(await everything(testEnv.db)).toEqual(before);
        }
        expect(await brokenInvariants(testEnv.db, [id])).toEqual([]);
        await testEnv.close();
        testEnv = await createTestEnvironment();
      }
      figure('G4', `${kills} kills ${point} of a rename: whole or not at all`);
    },
    TIMEOUT_MS,
  );

  it(
    'is refused with more open expenses than one commit can hold (#13)',
    async () => {
      const id = await submitEvent();
      const stored = (await testEnv.db.doc(`expenses/${id}`).get()).data() ?? {};
      const copy = async (count: number) => {
        const batch = testEnv.db.batch();
        for (let index = 0; index < count; index++)
          batch.create(testEnv.db.collection('expenses').doc(`copy${index}`), stored);
        await batch.commit();
      };
      await copy(MAX_RENAMED_EXPENSES);
      expect(await rename()).toEqual(
        refused(
          'tooManyOpenExpenses',
          `${MAX_RENAMED_EXPENSES + 1} open expenses refer to this category, and a rename carries at most ${MAX_RENAMED_EXPENSES} along. Settle some of them first.`,
        ),
      );
      expect(await eventApprovers()).toEqual(SETTINGS.eventApprovers);
      await testEnv.db.doc('expenses/copy0').delete();
      expect((await rename()).status).toBe(200);
      const left = await testEnv.db
        .collection('expenses')
        .where('category', '==', EVENT.name)
        .get();
      expect(left.size).toBe(0);
    },
    TIMEOUT_MS,
  );

  it(
    'misses no expense that is submitted or decided at the same moment (#13)',
    async () => {
      const ids: string[] = [];
      let name: string = EVENT.name;
      for (let round = 0; round < times(2, 40); round++) {
        const next = `Fair ${round}`;
        const open = ids.at(-1);
        const forms = await Promise.all([1, 2, 3].map(() => filledForm({ category: name })));
        const replies = Promise.all(forms.map((form) => testEnv.submit(form)));
        const decision = open === undefined ? 200 : approve(open, 0);
        const renamed = rename(next, round + 1);
        const statuses = (await replies).map(({ status }) => status);
        expect((await renamed).status).toBe(200);
        expect(await decision).toBe(200);
        for (const status of statuses) expect([200, 400, 503]).toContain(status);
        ids.push(...forms.filter((_, index) => statuses[index] === 200).map(({ id }) => id));
        name = next;
        const pending = await testEnv.db
          .collection('expenses')
          .where('status', '==', 'pending')
          .get();
        for (const expense of pending.docs)
          expect(expense.get('lines')).toMatchObject([{ category: next }]);
      }
      expect(await brokenInvariants(testEnv.db, ids)).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
