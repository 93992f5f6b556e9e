import { ERRORS, MESSAGES } from '@pa-ledger/domain/errors';
import { MAX_REASON_LENGTH } from '@pa-ledger/domain/limits';
import { isBlank, tidyText } from '@pa-ledger/domain/text';

/** What is wrong with the reason of a rejection, as a sentence to the person; null when nothing is (spec.md section 5). */
export function reasonProblem(typed: string): string | null {
  if (isBlank(typed)) return MESSAGES.rejectionCancelled;
  return tidyText(typed).length > MAX_REASON_LENGTH ? ERRORS.reasonTooLong.message : null;
}
