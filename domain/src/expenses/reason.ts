import { errorMessages } from '../error-messages.ts';
import { MAX_REASON_LENGTH } from '../limits.ts';
import { isBlank, isPlainText, tidyText } from '../text/text.ts';

/** Returns why a tidied reason (of a rejection or a void) cannot be stored. The caller decides about a blank one. */
export function reasonError(reason: string): 'reasonTooLong' | 'reasonUnstorable' | null {
  if (reason.length > MAX_REASON_LENGTH) return 'reasonTooLong';
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
  return error === null ? null : errorMessages[error];
}
