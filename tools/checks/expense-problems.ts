import type { DocumentData } from 'firebase-admin/firestore';
import { chainProblems } from './chain-problems.ts';
import { paymentProblems } from './payment-problems.ts';
import { historyProblems } from './replay-history.ts';
import { submissionProblems } from './submission-problems.ts';

/** An expense as it lies in the database, and all that was written about it. */
export interface ExpenseFacts {
  readonly expense: DocumentData;
  /** By time, as the history is. */
  readonly decisions: readonly DocumentData[];
  readonly history: readonly DocumentData[];
  readonly mails: readonly DocumentData[];
  /** The check numbers that it has taken. */
  readonly checks: readonly DocumentData[];
}

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
