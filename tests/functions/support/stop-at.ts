import { expect } from 'vitest';
import type { Checkpoint } from '../../../functions/src/platform/services.ts';
import { adminClient } from './admin-client.ts';
import { runUntilKilled } from './run-until-killed.ts';
import type { TestEnvironment } from './test-environment.ts';

/**
 * Stops an administrator's act at a checkpoint: it is killed after its commit. Within a transaction it fails, because the
 * emulator keeps the locks of a killed one for a minute.
 */
export async function stopAt(
  name: Checkpoint,
  kind: 'manageDeposit' | 'ratify',
  act: object,
  testEnv: TestEnvironment,
): Promise<void> {
  if (name === 'after commit') {
    await runUntilKilled(name, { kind, act }, testEnv);
    return;
  }
  const checkpoint = (reached: Checkpoint): void => {
    if (reached === name) throw new Error('It fails here.');
  };
  const failing = adminClient({ ...testEnv.services, checkpoint });
  expect((await failing[kind](act)).status).toBe(500);
}
