import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';

/** The longest wait before the second try, in milliseconds; it doubles. */
const FIRST_WAIT_MS = 20;

/** Waits a random part of a time that doubles, so that writers that collided do not collide again. */
export async function jitter(attempt: number): Promise<void> {
  await setTimeout(randomInt(FIRST_WAIT_MS * 2 ** attempt));
}
