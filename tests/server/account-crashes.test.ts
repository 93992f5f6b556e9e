import { getApp } from 'firebase-admin/app';
import { afterAll, describe, expect, it } from 'vitest';
import { checkJournal } from '../../ops/checks/check-journal.ts';
import { readProject } from '../../ops/checks/project-data.ts';
import { recount } from '../../functions/src/totals/recount.ts';
import { adminClient } from '../functions/support/admin-client.ts';
import { putEntry } from '../functions/support/closings.ts';
import { TIMEOUT_MS } from '../support/random.ts';
import { DONE } from '../functions/support/managed-expenses.ts';
import { COMMIT_POINTS } from '../functions/support/commit-hook.ts';
import { stopAt } from '../functions/support/stop-at.ts';
import { bucket } from '../functions/support/suite.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';
import { brokenTotals } from '../functions/support/totals.ts';

/* What names no account is put into one while the server is killed or fails in each slice. */

const opened: TestEnvironment[] = [];

afterAll(() => Promise.all(opened.map((testEnv) => testEnv.close())));

const ITEM = { date: '2026-07-10', amount: 1.25 };
const PAYMENT = {
  date: '2026-07-11',
  payee: 'Dana Whitfield',
  voided: null,
  mistake: null,
  lines: [
    {
      expenseId: 'one',
      categoryId: 'fair',
      fundId: 'main',
      amount: 2.5,
    },
  ],
};
/** Each collection is a slice. */
const ENTRIES: Readonly<Record<string, object>> = {
  'revenueItems/a': ITEM,
  'revenueItems/b': ITEM,
  'manualExpenses/a': ITEM,
  'manualExpenses/b': ITEM,
  'manualExpenses/c': ITEM,
  'payments/a': PAYMENT,
};
const PATHS = Object.keys(ENTRIES);

/** Entries of July that name no account, and one that is opened on its first day. */
async function scene() {
  const testEnv = await createTestEnvironment();
  opened.push(testEnv);
  const admin = adminClient(testEnv.services);
  for (const [path, fields] of Object.entries(ENTRIES)) await putEntry(testEnv, path, fields);
  const fields = {
    name: 'Checking',
    kind: 'checking',
    openingDate: '2026-07-01',
    openingBalance: 100,
  };
  const save = { act: 'save', id: 'checking', version: null, fields };
  expect(await admin.manageAccount(save)).toEqual(DONE);
  return { testEnv, admin };
}

describe('putting entries into an account', () => {
  it.each(COMMIT_POINTS)(
    "that is stopped '%s' in each slice is finished by trying again, without doubles (#77, #125)",
    async (point) => {
      const { testEnv, admin } = await scene();
      const assignFrom = async (from: unknown) =>
        (await admin.manageAccount({ act: 'assign', id: 'checking', from })).body;
      let [from, slices, assigned]: [unknown, number, number] = [null, 0, 0];
      do {
        await stopAt(point, 'manageAccount', { act: 'assign', id: 'checking', from }, testEnv);
        const body = await assignFrom(from);
        assigned += Number(body['assigned']);
        slices++;
        from = body['next'] ?? null;
      } while (from !== null);
      expect(slices).toBe(3);
      // What a killed slice had committed is not put there again.
      expect(assigned).toBe(point === 'after commit' ? 0 : PATHS.length);
      expect(await assignFrom(null)).toMatchObject({ assigned: 0 });

      const stored = await testEnv.db.getAll(...PATHS.map((path) => testEnv.db.doc(path)));
      const states = stored.map((entry) => `${entry.get('accountId')} ${entry.get('version')}`);
      expect(new Set(states)).toEqual(new Set(['checking 2']));
      // The triggers may come twice.
      for (const path of [...PATHS, ...PATHS])
        await recount(testEnv.services, path.replace('/', '~'));
      const cell = await testEnv.db.doc('accountTotals/2026-07~checking').get();
      expect(cell.data()).toMatchObject({ revenue: 250, manual: 375, paid: 250 });
      expect(await brokenTotals(testEnv.db)).toEqual([]);
      const project = await readProject(getApp(testEnv.projectId), bucket.name);
      expect(checkJournal(project)).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
