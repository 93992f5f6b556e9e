import type { Outcome } from './decision-sender.ts';
import { USED_ADDRESS } from './link-location.ts';

/**
 * Takes the token out of the address bar once the link has done what it can: a success, or a refusal that stands. A
 * failure that may pass leaves it, so that a reload tries again. The outcome stays with the history entry, and a
 * reload shows it without sending anything.
 */
export function clearUsedLink(outcome: Outcome, history: Pick<History, 'replaceState'>): void {
  if (!outcome.ok && outcome.retry) return;
  history.replaceState({ outcome }, '', USED_ADDRESS);
}

/**
 * The outcome that `clearUsedLink` left with a history entry.
 * @returns null when there is none: the address came without its history.
 */
export function outcomeIn(state: unknown): Outcome | null {
  if (typeof state !== 'object' || state === null || !('outcome' in state)) return null;
  const { outcome } = state;
  if (typeof outcome !== 'object' || outcome === null) return null;
  if (!('ok' in outcome && 'action' in outcome)) return null;
  const { ok, action } = outcome;
  if (action !== 'approve' && action !== 'reject') return null;
  if (ok === true) return { ok, action };
  const text = 'text' in outcome ? outcome.text : null;
  return typeof text === 'string' ? { ok: false, action, text, retry: false } : null;
}
