import type { Ratification, RatifiedMark } from '@pa-ledger/domain/bank/ratification';
import {
  lineAsRatified,
  notRatified,
  placeOfMark,
  RATIFIED_COLLECTIONS,
  ratifiedLine,
  voidLine,
  type RatifiedLine,
} from '@pa-ledger/domain/bank/ratification';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import { storedAs } from '../../../data/documents.ts';
import { asRead, listenAll } from '../../../data/listen.ts';
import { onDays } from '../../../data/row-query.ts';
import { combineStores, keyedStores, liveStore } from '../../shared/records/live-store.ts';
import { ratifiedIn } from '../../shared/records/ratified.ts';

/** A meeting's ratification with its id. */
export type RatificationRow = Ratification & { readonly id: string };

/** What meetings have ratified, live: some twelve a year. */
export const ratifications = liveStore<readonly RatificationRow[]>((onChange) =>
  listenAll('ratifications', (id, fields) => ({ ...storedAs<Ratification>(fields), id }), onChange),
);

/** Returns what a meeting ratified, each as it was then, live and in the order of days. */
export const ratifiedAt = keyedStores((ratification: string) =>
  liveStore<readonly RatifiedLine[]>((onChange) =>
    listenAll(
      'ratified',
      (key, fields) => lineAsRatified(key, storedAs<RatifiedMark>(fields)),
      asRead(onChange, (lines) => notRatified(lines, new Set())),
      [{ field: 'ratification', op: '==', value: ratification }],
    ),
  ),
);

/**
 * Returns what was paid on some days and is not ratified, live, and what was voided on them after a meeting had ratified it:
 * the payments and manual expenses of these days are read.
 */
export function notRatifiedOn({ first, last }: Days) {
  return storeOf(`${first}~${last}`);
}

const storeOf = keyedStores((key: `${CalendarDate}~${CalendarDate}`) => {
  // It is made of two days.
  const [first, last] = key.split('~') as [CalendarDate, CalendarDate];
  const found = RATIFIED_COLLECTIONS.map((collection) =>
    liveStore<readonly (RatifiedLine | null)[]>((onChange) =>
      listenAll(
        collection,
        (id, fields) => ratifiedLine({ collection, id }, fields),
        onChange,
        onDays('date', { first, last }),
      ),
    ),
  );
  const voids = liveStore<readonly (RatifiedLine | null)[]>((onChange) =>
    listenAll(
      'ratified',
      (id, fields) => voidLine(placeOfMark(id), storedAs<RatifiedMark>(fields)),
      onChange,
      onDays('voidedOn', { first, last }),
    ),
  );
  return combineStores(
    [combineStores([...found, voids], (lists) => lists.flat()), ratifiedIn({ first, last })],
    ([lines, ratified]) => notRatified(lines, new Set(ratified.keys())),
  );
});
