import { membersOf } from '@pa-ledger/domain/members';
import type { Outcome } from './decision-sender.ts';
import { USED_ADDRESS } from './link-location.ts';

/**
 * Removes the token from the address bar after a success or a final refusal. After a temporary failure the token stays,
 * so that a reload tries again. The outcome is kept in the history entry, and a reload shows it without sending anything.
 */
export function clearUsedLink(outcome: Outcome, history: Pick<History, 'replaceState'>): void {
  if (!outcome.ok && outcome.retry) return;
  history.replaceState({ outcome }, '', USED_ADDRESS);
}

/**
 * Reads the outcome that `clearUsedLink` put into a history entry.
 * @returns null if there is none: the address was opened without its history.
 */
export function outcomeIn(state: unknown): Outcome | null {
  const { ok, action, text } = membersOf(membersOf(state)['outcome']);
  if (action !== 'approve' && action !== 'reject' && action !== 'return') return null;
  if (ok === true) return { ok, action };
  return typeof text === 'string' ? { ok: false, action, text, retry: false } : null;
}
