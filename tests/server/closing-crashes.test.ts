import { getApp } from 'firebase-admin/app';
import { afterAll, describe, expect, it } from 'vitest';
import { checkClosings } from '../../ops/checks/check-closings.ts';
import { checkJournal } from '../../ops/checks/check-journal.ts';
import { readProject } from '../../ops/checks/project-data.ts';
import { adminClient } from '../functions/support/admin-client.ts';
import { look, newToken, press, putTwoYears, YEAR } from '../functions/support/closings.ts';
import { TIMEOUT_MS } from '../support/random.ts';
import { stoppingAt } from '../functions/support/commit-hook.ts';
import { runUntilKilled } from '../functions/support/run-until-killed.ts';
import { bucket } from '../functions/support/suite.ts';
import { brokenTotals } from '../functions/support/totals.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

/*
 * Closing and reopening a year while the server dies or fails: nothing is lost or left half done. Inside a transaction the
 * server fails instead of dying, since the emulator keeps a dead one's locks for a minute.
 */

const opened: TestEnvironment[] = [];

afterAll(() => Promise.all(opened.map((testEnv) => testEnv.close())));

/** Two years of books, an administrator who has looked at them, and what's wrong with them. */
async function scene() {
  const testEnv = await createTestEnvironment();
  opened.push(testEnv);
  await putTwoYears(testEnv);
  testEnv.time.now += 60_000;
  const admin = adminClient(testEnv.services);
  const { seen } = await look(admin);
  const problems = async (): Promise<string[]> => {
    const project = await readProject(getApp(testEnv.projectId), bucket.name);
    return [
      ...checkClosings(project),
      ...checkJournal(project),
      ...(await brokenTotals(testEnv.db)),
    ];
  };
  const version = async (): Promise<unknown> =>
    (await testEnv.db.doc(`closings/${YEAR}`).get()).get('version');
  return { testEnv, admin, seen, token: newToken(), problems, version };
}

describe.concurrent('a server that is killed', () => {
  it.each(['lock', 'close'] as const)(
    "after its commit in '%s' has closed nothing by half, and the same press closes once (#77, #123)",
    async (act) => {
      const { testEnv, admin, seen, token, problems, version } = await scene();
      const body = { year: YEAR, token, seen };
      if (act === 'close') await admin.manageYear({ act: 'lock', ...body });
      await runUntilKilled(
        'after commit',
        (services) => adminClient(services).manageYear({ act, ...body }),
        testEnv,
      );
      expect(await problems()).toEqual([]);
      const reply =
        act === 'close'
          ? await admin.manageYear({ act: 'close', ...body })
          : await press(admin, seen, token);
      expect(reply.body).toMatchObject({ success: true, typed: [] });
      expect(await version()).toBe(1);
      expect(await problems()).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it(
    "in 'reopen' has reopened, and the same press finds that (#77, #123)",
    async () => {
      const { testEnv, admin, seen, problems, version } = await scene();
      await press(admin, seen);
      const act = { act: 'reopen', year: YEAR, reason: 'A late invoice' };
      await runUntilKilled(
        'after commit',
        (services) => adminClient(services).manageYear(act),
        testEnv,
      );
      expect((await admin.manageYear(act)).status).toBe(200);
      expect(await version()).toBe(2);
      expect(await problems()).toEqual([]);
    },
    TIMEOUT_MS,
  );
});

describe('a server that fails before its commit', () => {
  it.each(['lock', 'close', 'reopen'] as const)(
    "in '%s' has done nothing, and the same press goes on (#77, #123)",
    async (act) => {
      const { testEnv, admin, seen, token, problems, version } = await scene();
      const body = { year: YEAR, token, seen };
      if (act === 'close') await admin.manageYear({ act: 'lock', ...body });
      if (act === 'reopen') await press(admin, seen);
      const failing = adminClient(stoppingAt(testEnv.services, 'before commit'));
      const reason = 'A late invoice';
      const asked = act === 'reopen' ? { act, year: YEAR, reason } : { act, ...body };
      expect((await failing.manageYear(asked)).status).toBe(500);
      expect(await problems()).toEqual([]);
      const before = await version();
      expect(before).toBe(act === 'reopen' ? 1 : undefined);
      if (act === 'reopen') expect((await admin.manageYear(asked)).status).toBe(200);
      else expect((await press(admin, seen, token)).status).toBe(200);
      expect(await version()).toBe(act === 'reopen' ? 2 : 1);
      expect(await problems()).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
