import {
  ratifiedId,
  type RatifiedMark,
  type RatifiedPlace,
} from '@pa-ledger/domain/bank/ratification';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import type { OnChange, Stop } from '../../../data/async-state.ts';
import { storedAs, type Fields } from '../../../data/documents.ts';
import { asRead, listenAll, listenDocument } from '../../../data/listen.ts';
import { onDays } from '../../../data/row-query.ts';
import { combineStores, keyedStores, liveStore, type LiveStore } from './live-store.ts';

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

/** Which meeting ratified something. */
export type MeetingMark = Pick<RatifiedMark, 'ratification' | 'ratifiedOn'>;

/** Returns which meeting ratified one document, live: one document is read. Null if none did. */
export function ratifiedMarkOf(place: RatifiedPlace): LiveStore<MeetingMark | null> {
  return markOf(ratifiedId(place));
}

/** Returns the day on which a meeting ratified one document, live. Null if none did. */
export function ratifiedOnOf(place: RatifiedPlace): LiveStore<CalendarDate | null> {
  return dayOf(ratifiedId(place));
}

const markOf = keyedStores((key: string) =>
  liveStore<MeetingMark | null>((onChange) =>
    // Only `functions/src/bank/ratifications.ts` writes it.
    listenDocument('ratified', key, storedAs<MeetingMark>, onChange),
  ),
);

const dayOf = keyedStores((key: string) =>
  combineStores([markOf(key)], ([mark]) => mark?.ratifiedOn ?? null),
);

/** Returns the day of the meeting that a stored mark names. */
export function ratifiedOnIn(fields: Fields): CalendarDate {
  return storedAs<MeetingMark>(fields).ratifiedOn;
}
