import type { DepositFields } from '@pa-ledger/domain/bank/deposit';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import { storedAs, type Fields } from '../../../data/documents.ts';
import { listenDocument } from '../../../data/listen.ts';
import { combineStores, keyedStores, liveStore } from './live-store.ts';

/** Which deposit has a revenue item. */
export interface DepositMark {
  readonly depositId: string;
  /** The day of the deposit. */
  readonly depositedOn: CalendarDate;
}

/** What a deposit says of itself where one of its items is shown. */
export type DepositNote = Pick<DepositFields, 'date' | 'slip'>;

/** What has an item of the bank: the statement that cleared it, or a deposit. */
interface Clearing extends Partial<DepositMark> {
  readonly statementId?: string;
}

/** Returns what has an item of the bank, live, by the item's key (`itemKey` in domain/src/bank/items.ts): one document is read. */
export const clearingOf = keyedStores((key: string) =>
  liveStore<Clearing | null>((onChange) =>
    listenDocument('clearings', key, storedAs<Clearing>, onChange),
  ),
);

/** Returns the deposit that has a revenue item, live. Null where none has it: a clearing of a statement has no deposit. */
export const depositMarkOf = keyedStores((id: string) =>
  combineStores([clearingOf(`revenueItems~${id}`)], ([clearing]): DepositMark | null => {
    const { depositId, depositedOn } = clearing ?? {};
    return depositId === undefined || depositedOn === undefined ? null : { depositId, depositedOn };
  }),
);

/** Returns what a deposit says of itself, live; null if it is gone. */
export const depositNoteOf = keyedStores((id: string) =>
  liveStore<DepositNote | null>((onChange) => listenDocument('deposits', id, noteOf, onChange)),
);

/** Returns what a stored deposit says of itself. */
export function noteOf(fields: Fields): DepositNote {
  const { date, slip } = storedAs<DepositNote>(fields);
  return { date, ...(slip === undefined ? {} : { slip }) };
}
