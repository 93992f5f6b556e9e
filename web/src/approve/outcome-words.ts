import { pageMessages } from '@pa-ledger/domain/page-messages';
import type { Failure } from '../app/answer.ts';
import type { ApproveMessages } from './approve-messages.ts';
import type { LinkAction, Outcome } from './decision-sender.ts';

/** Returns what the person can do after a failure. */
export function failureAdvice(messages: ApproveMessages, { unanswered }: Failure): string {
  const advice = pageMessages.contactTreasurer;
  return unanswered === true ? `${messages.unanswered} ${advice}` : advice;
}

const DONE: Readonly<Record<LinkAction, string>> = {
  approve: pageMessages.approved,
  reject: pageMessages.rejected,
  return: pageMessages.returned,
};

/** Returns the result of a decision and what the person can do now. */
export function outcomeMessages(
  messages: ApproveMessages,
  outcome: Outcome,
): readonly [result: string, advice: string] {
  if (!outcome.ok) return [outcome.text, failureAdvice(messages, outcome)];
  return [DONE[outcome.action], pageMessages.closeTab];
}
