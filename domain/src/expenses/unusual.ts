import { type CalendarDate, yearBefore } from '../time/dates.ts';
import type { SubmissionInput } from './expense.ts';

/** Something unusual about a submission: an amount of $0.00, or a day after today or more than a year ago. */
export type UnusualFact =
  | { readonly field: 'amount'; readonly what: 'nothing' }
  | {
      readonly field: 'expenseDate';
      readonly what: 'future' | 'longAgo';
      readonly day: CalendarDate;
    };

/**
 * Returns what is allowed but rarely intended. We ask the submitter about it before sending the form, and tell the
 * approvers.
 * @param today the date at the school on the day of the submission; for the submitter, theirs if it is later.
 * @returns an empty list if nothing is unusual.
 */
export function unusualFacts(
  { amount, expenseDate: day }: Pick<SubmissionInput, 'amount' | 'expenseDate'>,
  today: CalendarDate,
): UnusualFact[] {
  const facts: UnusualFact[] = [];
  if (amount === 0) facts.push({ field: 'amount', what: 'nothing' });
  const what = day > today ? 'future' : day < yearBefore(today) ? 'longAgo' : null;
  if (what !== null) facts.push({ field: 'expenseDate', what, day });
  return facts;
}
