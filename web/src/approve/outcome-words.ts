import type { Failure } from '../app/answer.ts';
import type { Messages } from '../ui/messages.ts';
import type { Outcome } from './decision-sender.ts';

/** What the result of a decision is said with. */
export type OutcomeWords = Pick<Messages, 'approve' | 'page' | 'decisions'>;

/** Returns what the person can do after a failure. */
export function failureAdvice(
  { approve, decisions }: OutcomeWords,
  { unanswered }: Failure,
): string {
  const advice = decisions.contactTreasurer;
  return unanswered === true ? `${approve.unanswered} ${advice}` : advice;
}

/** Returns the result of a decision and what the person can do now. */
export function outcomeMessages(
  words: OutcomeWords,
  outcome: Outcome,
): readonly [result: string, advice: string] {
  if (!outcome.ok) return [outcome.text, failureAdvice(words, outcome)];
  const { approved, rejected, returned } = words.decisions;
  const done = { approve: approved, reject: rejected, return: returned };
  return [done[outcome.action], words.page.closeTab];
}
