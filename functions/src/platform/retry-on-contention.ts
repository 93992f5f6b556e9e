import { DomainError } from './domain-error.ts';
import { jitter } from './jitter.ts';
import { writeContended } from './logs.ts';
import { isContention, isStaleWrite, isTransient } from './failures.ts';

const MAX_TRIES = 6;
const RETRY_AFTER_SECONDS = 2;

/**
 * Runs something that reads, decides, and commits. Runs it again if another write came first (at once if that one has already
 * landed) or if the answer of the commit got lost.
 * @param id of the record, for the log.
 * @throws DomainError `busy` after six tries.
 */
export async function retryOnContention<Result>(
  id: string,
  once: () => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; attempt <= MAX_TRIES; attempt++) {
    try {
      return await once();
    } catch (error) {
      if (!isContention(error) && !isTransient(error)) throw error;
      writeContended(id, attempt);
      if (!isStaleWrite(error)) await jitter(attempt);
    }
  }
  throw new DomainError('busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
