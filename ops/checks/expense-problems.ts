import { chainProblems } from './chain-problems.ts';
import { paymentProblems } from './payment-problems.ts';
import type { ExpenseFacts } from './project-data.ts';
import { historyProblems } from './replay-history.ts';
import { submissionProblems } from './submission-problems.ts';

/**
 * Returns everything that is wrong with an expense; empty when nothing is. It shares no code with the server, so that a
 * mistake of the server is not repeated here.
 */
export function expenseProblems(facts: ExpenseFacts): string[] {
  return [
    ...submissionProblems(facts),
    ...chainProblems(facts),
    ...paymentProblems(facts),
    ...historyProblems(facts),
  ];
}
