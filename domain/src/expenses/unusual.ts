import { formatDate, type CalendarDate } from '../time/dates.ts';
import type { SubmissionInput } from './expense.ts';
import { centsFromDollars } from '../money/money.ts';

/** Something unusual about a submission. */
export interface UnusualFact {
  readonly field: 'amount' | 'expenseDate';
  readonly sentence: string;
}

/**
 * What is allowed and still seldom meant: an amount of $0.00, a date over a year ago. The submitter is asked about it
 * before the form is sent, and approvers are told.
 * @param today where the school is, on the day of the submission.
 * @returns empty when there is nothing unusual.
 */
export function unusualFacts(
  { amount, expenseDate }: Pick<SubmissionInput, 'amount' | 'expenseDate'>,
  today: CalendarDate,
): UnusualFact[] {
  const facts: UnusualFact[] = [];
  if (centsFromDollars(amount) === 0)
    facts.push({ field: 'amount', sentence: 'The amount is $0.00.' });
  if (expenseDate < yearBefore(today)) {
    const sentence = `The expense date, ${formatDate(expenseDate)}, is over a year ago.`;
    facts.push({ field: 'expenseDate', sentence });
  }
  return facts;
}

/** For comparing alone: a year before Feb 29 is a day that no calendar has, and in its place all the same. */
function yearBefore(day: CalendarDate): string {
  return `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
}
