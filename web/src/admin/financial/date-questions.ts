import {
  dateDoubts,
  type DateDoubt,
  formatDate,
  isCalendarDate,
} from '@pa-ledger/domain/time/dates';
import { titleOf } from '../shared/records/title-of.ts';
import type { SaveQuestion } from '../shared/saving/useAttempts.ts';
import { sharedMessages } from '../shared/shared-messages.ts';
import { labelOf, yearOf, type ShownYear } from '../shared/years/useShownYear.ts';
import { financialMessages } from './financial-messages.ts';

/**
 * Asks before a date is saved that may be a mistake.
 * @param typed the date, if it is one. @param stored the date before; one that stays is not asked about again.
 */
export function dateQuestions(
  typed: string,
  stored: string | undefined,
  shown: Pick<ShownYear, 'days' | 'label' | 'today'>,
): readonly SaveQuestion[] {
  if (!isCalendarDate(typed) || typed === stored) return [];
  const { question, answer, otherYear, ...others } = financialMessages.unusualDate;
  const sentences: Readonly<Record<DateDoubt, string>> = {
    otherYear: otherYear(labelOf(yearOf(typed)), shown.label),
    ...others,
  };
  const doubts = dateDoubts(typed, { today: shown.today, shown: shown.days });
  if (doubts.length === 0) return [];
  const reasons = doubts.map((doubt) => sentences[doubt]);
  return [{ title: question(formatDate(typed)), reasons, answer }];
}

/** Says where a record was saved, if that is not the year that is shown. */
export function savedMessage(
  typed: { readonly date: string; readonly description: string },
  { year }: Pick<ShownYear, 'year'>,
): string {
  const name = titleOf(typed);
  const saved = isCalendarDate(typed.date) ? yearOf(typed.date) : year;
  return saved === year
    ? sharedMessages.saved(name)
    : financialMessages.savedElsewhere(name, labelOf(saved));
}
