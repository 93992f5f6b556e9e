import type { Services } from '../platform/services.ts';
import { failureCodeOf } from '../platform/failures.ts';
import { mailDead, mailDelayed } from '../platform/logs.ts';
import type { ClaimedMail } from './claim.ts';
import { finish } from './finish.ts';

const FIRST_MS = 60_000;
const LONGEST_MS = 6 * 60 * 60 * 1000;

/** After the 16th failure, about two days after the first, a mail is given up and the administrators see an alert. */
export const MAX_ATTEMPTS = 16;

/** Returns how long to wait after the n-th failed try: 1 minute, doubling, at most 6 hours; in milliseconds. */
export function backoffMs(attempt: number): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** (attempt - 1));
}

/**
 * Ends a try that failed: the mail is due again later, or is given up after its last try.
 * @param isPermanent whether the same error comes at every try.
 */
export async function postpone(
  claimed: ClaimedMail,
  error: unknown,
  isPermanent: boolean,
  services: Services,
): Promise<void> {
  const failure = failureCodeOf(error);
  const { ref, attempt } = claimed;
  if (isPermanent || attempt >= MAX_ATTEMPTS) {
    await finish(claimed, { state: 'DEAD', failure }, services);
    mailDead(ref.id, attempt, error);
    return;
  }
  const dueAt = services.clock() + backoffMs(attempt);
  await finish(claimed, { state: 'PENDING', failure, dueAt }, services);
  mailDelayed(ref.id, attempt, dueAt, error);
}
