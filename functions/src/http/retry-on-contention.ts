import { Refusal, type Answer } from './answer.ts';
import { jitter } from '../platform/jitter.ts';
import { writeContended } from '../platform/logs.ts';
import type { Services } from '../platform/services.ts';
import { isContention, isStaleWrite, isTransient } from '../firestore/failures.ts';

const MAX_TRIES = 6;
const RETRY_AFTER_SECONDS = 2;

/**
 * Does something with an expense that reads it afresh, decides and commits; again when another write was first (at once
 * when that is there already), or when the answer of the commit was lost.
 * @throws Refusal 503 after six tries.
 */
export async function retryOnContention(
  expenseId: string,
  services: Pick<Services, 'checkpoint'>,
  once: () => Promise<Answer>,
): Promise<Answer> {
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
  throw new Refusal('busy', undefined, RETRY_AFTER_SECONDS);
}
