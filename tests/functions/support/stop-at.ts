import { expect } from 'vitest';
import { adminClient } from './admin-client.ts';
import { stoppingAt, type CommitPoint } from './commit-hook.ts';
import { runUntilKilled } from './run-until-killed.ts';
import type { TestEnvironment } from './test-environment.ts';

/**
 * Stops an administrator's act: it is killed after its commit, and fails before it, because the emulator keeps the locks of a
 * killed transaction for a minute.
 */
export async function stopAt(
  point: CommitPoint,
  kind: 'manageAccount' | 'manageDeposit' | 'ratify',
  act: object,
  testEnv: TestEnvironment,
): Promise<void> {
  if (point === 'after commit') {
    await runUntilKilled(point, (services) => adminClient(services)[kind](act), testEnv);
    return;
  }
  const failing = adminClient(stoppingAt(testEnv.services, point));
  expect((await failing[kind](act)).status).toBe(500);
}
