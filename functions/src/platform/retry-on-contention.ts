import { DomainError } from './domain-error.ts';
import { jitter } from './jitter.ts';
import { writeContended } from './logs.ts';
import type { Services } from './services.ts';
import { isContention, isStaleWrite, isTransient } from './failures.ts';

const MAX_TRIES = 6;
const RETRY_AFTER_SECONDS = 2;

/**
 * Runs something that reads an expense, decides and commits. Runs it again if another write came first (at once if that has
 * already landed) or if the answer of the commit was lost.
 * @throws DomainError `busy` after six tries.
 */
export async function retryOnContention<Result>(
  expenseId: string,
  services: Pick<Services, 'checkpoint'>,
  once: () => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; attempt <= MAX_TRIES; attempt++) {
    services.checkpoint('before read');
    try {
      return await once();
    } catch (error) {
      if (!isContention(error) && !isTransient(error)) throw error;
      writeContended(expenseId, attempt);
      if (!isStaleWrite(error)) await jitter(attempt);
    }
  }
  throw new DomainError('busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
