import { ERRORS } from '../errors.ts';
import { MAX_REASON_LENGTH } from '../limits.ts';
import { isBlank, isPlainText, tidyText } from '../text/text.ts';

/** What keeps a tidied reason (of a rejection, of a void) from being stored; a blank one is the caller's to judge. */
export function reasonError(reason: string): 'reasonTooLong' | 'reasonUnstorable' | null {
  if (reason.length > MAX_REASON_LENGTH) return 'reasonTooLong';
  return isPlainText(reason) ? null : 'reasonUnstorable';
}

/**
 * The same of a typed reason that must be there, as a sentence to the person.
 * @param whenBlank the sentence about one that is missing.
 * @returns null when the reason can be stored.
 */
export function reasonProblem(typed: string, whenBlank: string): string | null {
  const reason = tidyText(typed);
  if (isBlank(reason)) return whenBlank;
  const error = reasonError(reason);
  return error === null ? null : ERRORS[error].message;
}
