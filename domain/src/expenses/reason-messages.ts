import type { TextField } from '../fields/field.ts';
import { decisionMessages } from '../decision-messages.ts';
import { isNoteTooLong, MAX_REASON_LENGTH, reasonFault } from './reason.ts';

/* Reasons and notes in the panel, in English. The approval page says the same in its own language. */

/** Why someone rejects a step, voids a payment, or says that two expenses aren't the same. */
export const REASON = {
  label: 'Reason',
  kind: 'text',
  lines: 'many',
  required: true,
  maxLength: MAX_REASON_LENGTH,
} as const satisfies TextField;

/** What an approver may write for later approvers and the treasurer. */
export const NOTE = { ...REASON, label: 'Note', required: false } as const satisfies TextField;

/** Returns why a note can't be stored, as a sentence for the person; null if it can. */
export function noteMessage(typed: string): string | null {
  return isNoteTooLong(typed) ? decisionMessages.noteTooLong : null;
}

/**
 * Returns why a required reason can't be stored, as a sentence for the person.
 * @param whenBlank the sentence for a missing reason.
 * @returns null if it can be stored.
 */
export function reasonMessage(typed: string, whenBlank: string): string | null {
  const fault = reasonFault(typed);
  return fault === 'blank' ? whenBlank : fault && decisionMessages[fault];
}
