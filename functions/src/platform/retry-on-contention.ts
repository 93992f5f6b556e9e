import { DomainError } from './domain-error.ts';
import { writeContended } from './logs.ts';
import { isContention, isGone, isStaleWrite, isTransient } from './failures.ts';
import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';

const MAX_TRIES = 6;
const RETRY_AFTER_SECONDS = 2;

/**
 * Runs something that reads, decides, and commits. Runs it again if another write came first (right away if that one
 * has landed) or if the commit's answer got lost.
 * @param id of the record, for the log.
 * @throws DomainError `busy` after six tries.
 */
export async function retryOnContention<Result>(
  id: string,
  run: () => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; attempt <= MAX_TRIES; attempt++) {
    try {
      return await run();
    } catch (error) {
      if (!isContention(error) && !isTransient(error)) throw error;
      writeContended(id, attempt);
      if (!isStaleWrite(error)) await jitter(attempt);
    }
  }
  throw new DomainError('busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });
}

/** After collisions in so many rounds, the platform calls again. */
const MAX_ROUNDS = 8;

/** Checks that a commit may be tried again after a new read. @throws the error if it won't pass, or after the last round. */
export function requireNextRound(error: unknown, round: number): void {
  const mayPass = isContention(error) || isGone(error) || isTransient(error);
  if (round >= MAX_ROUNDS || !mayPass) throw error;
}

/** The longest wait before the second try, in milliseconds; it doubles. */
const FIRST_WAIT_MS = 20;

/** Waits a random part of a time that doubles, so that writers that collided don't collide again. */
export async function jitter(attempt: number): Promise<void> {
  await setTimeout(randomInt(FIRST_WAIT_MS * 2 ** attempt));
}
