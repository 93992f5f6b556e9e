import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import { onDays } from '../../../data/row-query.ts';
import { liveRecords, type RecordRow } from '../../shared/records/ledger-records.ts';
import { keyedStores, type LiveStore } from '../../shared/records/live-store.ts';

export type InKindRow = RecordRow<'inKindGifts'>;

const byDays = keyedStores((key: string) => {
  const [first = '', last = ''] = key.split('/');
  return liveRecords('inKindGifts', onDays('date', { first, last }));
});

/** Returns what people gave instead of money on these days, live: a few dozen a year. */
export function inKindGiftsOn({ first, last }: Days): LiveStore<readonly InKindRow[]> {
  return byDays(`${first}/${last}`);
}
