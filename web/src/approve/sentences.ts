import { MESSAGES } from '@pa-ledger/domain/errors';
import type { Outcome } from './decision-sender.ts';

/** What became of a decision, and what the person may do now, in the specified sentences. */
export function sentencesOf(outcome: Outcome): readonly [outcome: string, advice: string] {
  if (!outcome.ok) return [outcome.text, MESSAGES.contactTreasurer];
  const done = outcome.action === 'approve' ? MESSAGES.approved : MESSAGES.rejected;
  return [done, MESSAGES.closeTab];
}
