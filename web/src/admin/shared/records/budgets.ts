import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import type { FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import { storedAs, versionOf } from '../../../data/documents.ts';
import { listenDocument } from '../../../data/listen.ts';
import { keyedStores, liveStore } from './live-store.ts';

/** The budget of a fiscal year, as the board has it. */
export interface StoredBudget {
  readonly fiscalYear: FiscalYear;
  /** The day of the meeting that adopted it; left out until then. */
  readonly adoptedOn?: CalendarDate;
  /** The board's own order of each side: ids of lines, and headings (`@pa-ledger/domain/fields/order-row`). */
  readonly spending: readonly string[];
  readonly income: readonly string[];
  readonly version: number;
}

/** The budget of each fiscal year, live; null while nobody has adopted or ordered it. */
export const budgetOf = keyedStores((year: FiscalYear) =>
  liveStore<StoredBudget | null>((onChange) =>
    listenDocument(
      'budgets',
      year,
      (fields) => ({ ...storedAs<StoredBudget>(fields), version: versionOf(fields) }),
      onChange,
    ),
  ),
);
