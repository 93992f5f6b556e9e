import { formatDate, type CalendarDate, yearBefore } from '../time/dates.ts';
import type { SubmissionInput } from './expense.ts';

/** Something unusual about a submission. */
export interface UnusualFact {
  readonly field: 'amount' | 'expenseDate';
  /** The unusual value itself: dollars, or a day. */
  readonly value: number | CalendarDate;
  readonly sentence: string;
}

/**
 * Returns what is allowed but rarely intended: an amount of $0.00, a date after today or more than a year ago. We ask
 * the submitter about it before sending the form, and tell the approvers.
 * @param today the date at the school on the day of the submission; for the submitter, theirs if it is later.
 * @returns an empty list if nothing is unusual.
 */
export function unusualFacts(
  { amount, expenseDate }: Pick<SubmissionInput, 'amount' | 'expenseDate'>,
  today: CalendarDate,
): UnusualFact[] {
  const facts: UnusualFact[] = [];
  if (amount === 0)
    facts.push({ field: 'amount', value: amount, sentence: 'The amount is $0.00.' });
  const rare =
    expenseDate > today
      ? 'is after the day of submission'
      : expenseDate < yearBefore(today)
        ? 'is over a year ago'
        : null;
  if (rare !== null) {
    const sentence = `The expense date, ${formatDate(expenseDate)}, ${rare}.`;
    facts.push({ field: 'expenseDate', value: expenseDate, sentence });
  }
  return facts;
}
