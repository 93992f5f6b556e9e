import { publicMessages } from '../public-messages.ts';
import type { TextField } from '../fields/field.ts';
import { isBlank, isPlainText, tidyText } from '../text/text.ts';

/** Why a step is rejected, a payment is voided, or two expenses are not the same one. */
export const REASON = {
  label: 'Reason',
  kind: 'text',
  lines: 'many',
  required: true,
  maxLength: 2_000,
} as const satisfies TextField;

/** Returns why a tidied reason cannot be stored. The caller decides about a blank one. */
export function reasonError(reason: string): 'reasonTooLong' | 'reasonUnstorable' | null {
  if (reason.length > REASON.maxLength) return 'reasonTooLong';
  return isPlainText(reason) ? null : 'reasonUnstorable';
}

/**
 * Returns why a required reason cannot be stored, as a sentence to the person.
 * @param whenBlank the sentence for a missing reason.
 * @returns null when the reason can be stored.
 */
export function reasonMessage(typed: string, whenBlank: string): string | null {
  const reason = tidyText(typed);
  if (isBlank(reason)) return whenBlank;
  const error = reasonError(reason);
  return error === null ? null : publicMessages[error];
}
