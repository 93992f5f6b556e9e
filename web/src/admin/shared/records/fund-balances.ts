import { storedAs, versionOf, type Fields } from '../../../data/documents.ts';
import { listenAll } from '../../../data/listen.ts';
import type { CalendarDate, Instant } from '@pa-ledger/domain/time/dates';
import type { FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import { liveStore } from './live-store.ts';

/** A fund's beginning balance of a fiscal year. */
export interface StoredBalance {
  readonly fundId: string;
  readonly fiscalYear: FiscalYear;
  /** The day on which the fund has it. */
  readonly asOf: CalendarDate;
  /** In dollars. */
  readonly amount: number;
  /** Whether somebody has typed it, or the close of the year before has stored it. */
  readonly source: 'typed' | 'closing';
  /** Why it differs from what the year before ends with. */
  readonly adjustmentReason?: string;
  readonly version: number;
  /** The server's time of the last save. */
  readonly lastUpdated: Instant | null;
}

/** The beginning balances of all years: one for each fund and year at most. */
export const fundBalances = liveStore<readonly StoredBalance[]>((onChange) =>
  listenAll('fundBalances', (_id, fields) => storedBalance(fields), onChange),
);

/** Reads a stored balance; the database's rules checked its shape when it was written. */
export function storedBalance(fields: Fields): StoredBalance {
  const { amount, lastUpdated } = fields;
  return {
    ...storedAs<StoredBalance>(fields),
    amount: typeof amount === 'number' ? amount : 0,
    version: versionOf(fields),
    lastUpdated: typeof lastUpdated === 'number' ? lastUpdated : null,
  };
}
