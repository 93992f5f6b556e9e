import { isBlank, tidyText } from '../text/text.ts';
import type { Decision } from './expense.ts';

/** The longest reason or note, in UTF-16 units. */
export const MAX_REASON_LENGTH = 2_000;

/** Returns why a tidied reason or note can't be stored. The caller decides about a blank one. */
export function reasonError(reason: string): 'reasonTooLong' | null {
  return reason.length > MAX_REASON_LENGTH ? 'reasonTooLong' : null;
}

/** Returns why a required reason can't be stored, before it's tidied. */
export function reasonFault(typed: string): 'blank' | 'reasonTooLong' | null {
  const reason = tidyText(typed);
  return isBlank(reason) ? 'blank' : reasonError(reason);
}

/** Returns whether a note is too long to be stored, before it's tidied. */
export function isNoteTooLong(typed: string): boolean {
  return reasonError(tidyText(typed)) !== null;
}

/** The reason sent with an approval without a note, from a link (docs/behaviour.md, 'API') and from the panel. */
export const WITHOUT_NOTE = {
  link: 'Approved via link',
  panel: 'Approved in the admin panel',
} as const;

const SENTENCES: readonly string[] = ['', ...Object.values(WITHOUT_NOTE)];

/** Returns whether a tidied reason says nothing of its own. */
export function isWithoutNote(reason: string): boolean {
  return SENTENCES.includes(reason);
}

/** Returns the approver's note on a step; null if they wrote none. */
export function noteOf(decision: Pick<Decision, 'action' | 'reason'> | null): string | null {
  if (decision?.action !== 'approve') return null;
  return isWithoutNote(decision.reason) ? null : decision.reason;
}
