import { chainProblems } from './chain-problems.ts';
import { paymentProblems } from './payment-problems.ts';
import type { ExpenseFacts } from './project-data.ts';
import { historyProblems } from './replay-history.ts';
import { submissionProblems } from './submission-problems.ts';

/**
 * Everything about an expense that is not as it must be at every moment; empty when all is well. It shares no code
 * with the server: what the server believes of its data is not asked.
 */
export function expenseProblems(facts: ExpenseFacts): string[] {
  return [
    ...submissionProblems(facts),
    ...chainProblems(facts),
    ...paymentProblems(facts),
    ...historyProblems(facts),
  ];
}
