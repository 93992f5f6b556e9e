import { isCalendarDate } from '@pa-ledger/domain/time/dates';
import { sharedMessages } from './shared-messages.ts';

/**
 * Returns what is wrong with the period of a filter; null when nothing is.
 * @param period the first and the last day, `YYYY-MM-DD`; '' or half a date limits nothing.
 */
export function periodError(period: { readonly from: string; readonly to: string }): string | null {
  const { from, to } = period;
  return isCalendarDate(from) && isCalendarDate(to) && from > to
    ? sharedMessages.wrongPeriod
    : null;
}
