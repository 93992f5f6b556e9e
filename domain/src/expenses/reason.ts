import { publicMessages } from '../page-messages.ts';
import type { TextField } from '../fields/field.ts';
import type { Decision } from './expense.ts';
import { isBlank, tidyText } from '../text/text.ts';

/** Why someone rejects a step, voids a payment, or says that two expenses aren't the same. */
export const REASON = {
  label: 'Reason',
  kind: 'text',
  lines: 'many',
  required: true,
  maxLength: 2_000,
} as const satisfies TextField;

/** What an approver may write for later approvers and the treasurer. */
export const NOTE = { ...REASON, label: 'Note', required: false } as const satisfies TextField;

/** Returns why a note can't be stored, as a sentence for the person; null if it can. */
export function noteMessage(typed: string): string | null {
  const error = reasonError(tidyText(typed));
  return error === null ? null : publicMessages[error].replace('reason', 'note');
}

/** Returns why a tidied reason can't be stored. The caller decides about a blank one. */
export function reasonError(reason: string): 'reasonTooLong' | null {
  return reason.length > REASON.maxLength ? 'reasonTooLong' : null;
}

/**
 * Returns why a required reason can't be stored, as a sentence for the person.
 * @param whenBlank the sentence for a missing reason.
 * @returns null if it can be stored.
 */
export function reasonMessage(typed: string, whenBlank: string): string | null {
  const reason = tidyText(typed);
  if (isBlank(reason)) return whenBlank;
  const error = reasonError(reason);
  return error === null ? null : publicMessages[error];
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
