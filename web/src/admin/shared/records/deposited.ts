import type { DepositFields } from '@pa-ledger/domain/bank/deposit';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import { storedAs, type Fields } from '../../../data/documents.ts';
import { listenDocument } from '../../../data/listen.ts';
import { keyedStores, liveStore } from './live-store.ts';

/** Which deposit has a revenue item. */
export interface DepositMark {
  readonly depositId: string;
  /** The day of the deposit. */
  readonly depositedOn: CalendarDate;
}

/** What a deposit says of itself where one of its items is shown. */
export type DepositNote = Pick<DepositFields, 'date' | 'slip'>;

/** Returns the deposit that has a revenue item, live: one document is read. Null where none has it. */
export const depositMarkOf = keyedStores((id: string) =>
  liveStore<DepositMark | null>((onChange) =>
    // As `itemKey` in domain/src/bank/items.ts makes it, which no list loads.
    listenDocument<DepositMark | null>('clearings', `revenueItems~${id}`, readMark, onChange),
  ),
);

/** Returns what a deposit says of itself, live; null if it is gone. */
export const depositNoteOf = keyedStores((id: string) =>
  liveStore<DepositNote | null>((onChange) => listenDocument('deposits', id, noteOf, onChange)),
);

/** A clearing of a statement has no deposit. */
function readMark(fields: Fields): DepositMark | null {
  const { depositId, depositedOn } = storedAs<Partial<DepositMark>>(fields);
  return depositId === undefined || depositedOn === undefined ? null : { depositId, depositedOn };
}

/** Returns what a stored deposit says of itself. */
export function noteOf(fields: Fields): DepositNote {
  const { date, slip } = storedAs<DepositNote>(fields);
  return { date, ...(slip === undefined ? {} : { slip }) };
}
