import type { CalendarDate } from './dates.ts';
import type { Days } from './fiscal-year.ts';
import { yearBefore } from './year-before.ts';

/** Why a date may be a mistake: it is not in the year that is shown, has not come yet, or is more than two years back. */
export type DateDoubt = 'otherYear' | 'future' | 'longAgo';

/**
 * Returns why a date is asked about before it is saved; nothing where it is as usual.
 * @param today the day at the school. @param shown the days of the fiscal year that is shown.
 */
export function dateDoubts(
  day: CalendarDate,
  { today, shown }: { readonly today: CalendarDate; readonly shown: Days },
): readonly DateDoubt[] {
  const doubts: DateDoubt[] = [];
  if (day < shown.first || day > shown.last) doubts.push('otherYear');
  if (day > today) doubts.push('future');
  if (day < yearBefore(today, 2)) doubts.push('longAgo');
  return doubts;
}
