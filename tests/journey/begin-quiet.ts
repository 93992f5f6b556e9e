import { setTimeout as wait } from 'node:timers/promises';
import beginEmpty from '../e2e/support/begin-empty.ts';
import { db } from '../functions/support/suite.ts';

/** A function that has begun has written by then. */
const QUIET_MS = 3_000;
const MOST_TRIES = 20;

/**
 * Empties the project until it stays empty: functions that the tests before set off may still be counting, and with one
 * document of theirs the association would not begin with its first administrator.
 * @throws Error when something is written again and again.
 */
export async function beginQuiet(): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    await beginEmpty();
    await wait(QUIET_MS);
    if ((await db.listCollections()).length === 0) return;
  }
  throw new Error('The project does not stay empty.');
}
