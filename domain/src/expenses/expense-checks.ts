import type { Days } from '../fields/form.ts';
import { dateAt, DAY_MS, type Instant } from '../time/dates.ts';

/** What checking a field needs besides the value. */
export interface FieldContext {
  readonly now: Instant;
  /** The school's IANA time zone. */
  readonly timeZone: string;
}

/** Returns the days an expense may have: up to tomorrow, since the parent may be in a time zone ahead of the school. */
export function expenseDays({ now, timeZone }: FieldContext): Days {
  return { latest: dateAt(now + DAY_MS, timeZone) };
}
