import { dialogMessages } from '../dialog-messages.ts';
import type { SaveQuestion } from './useAttempts.ts';

/** Asks before something that is no number is saved as 0, so that no amount becomes 0 unnoticed. @param zeros the reasons. */
export function zeroQuestions(zeros: readonly string[]): readonly SaveQuestion[] {
  if (zeros.length === 0) return [];
  const title = dialogMessages.zeroTitle(zeros.length);
  return [{ title, reasons: zeros, answer: dialogMessages.saveZero }];
}
