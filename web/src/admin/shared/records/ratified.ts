import { ratifiedId, type RatifiedPlace } from '@pa-ledger/domain/bank/ratification';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import type { OnChange, Stop } from '../../../data/async-state.ts';
import { storedAs, type Fields } from '../../../data/documents.ts';
import { asRead, listenAll, listenDocument } from '../../../data/listen.ts';
import { onDays } from '../../../data/row-query.ts';
import { keyedStores, liveStore, type LiveStore } from './live-store.ts';

/** On which day a meeting ratified what, by the keys of `ratifiedId`. */
export type RatifiedDays = ReadonlyMap<string, CalendarDate>;

/** Returns what meetings have ratified of what was paid on some days, live. */
export function ratifiedIn({ first, last }: Days): LiveStore<RatifiedDays> {
  return ratifiedBetween(`${first}~${last}`);
}

const ratifiedBetween = keyedStores((key: `${CalendarDate}~${CalendarDate}`) => {
  // It is made of two days.
  const [first, last] = key.split('~') as [CalendarDate, CalendarDate];
  return liveStore<RatifiedDays>((onChange) => listenRatified({ first, last }, onChange));
});

/** Listens to what meetings have ratified of what was paid on some days. */
export function listenRatified(days: Days, onChange: OnChange<RatifiedDays>): Stop {
  return listenAll<readonly [string, CalendarDate]>(
    'ratified',
    (id, fields) => [id, ratifiedOnIn(fields)],
    asRead(onChange, (found) => new Map(found)),
    onDays('itemDay', days),
  );
}

/** Returns the day on which a meeting ratified one document, live: one document is read. Null if none did. */
export function ratifiedOnOf(place: RatifiedPlace): LiveStore<CalendarDate | null> {
  return markOf(ratifiedId(place));
}

const markOf = keyedStores((key: string) =>
  liveStore<CalendarDate | null>((onChange) =>
    listenDocument('ratified', key, ratifiedOnIn, onChange),
  ),
);

/** Returns the day of the meeting that a stored mark names. */
export function ratifiedOnIn(fields: Fields): CalendarDate {
  // Only `functions/src/bank/ratifications.ts` writes it.
  return storedAs<{ readonly ratifiedOn: CalendarDate }>(fields).ratifiedOn;
}
