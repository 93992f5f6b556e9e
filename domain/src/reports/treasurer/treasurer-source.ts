import type { FiscalCalendar, Days } from '../../time/fiscal-year.ts';
import type { StoredBeginning } from '../../ledger/beginnings.ts';
import type { AccountCell, TotalsAmounts, TotalsCell } from '../../ledger/cells.ts';
import { accountMovementsOf, movementsOf, type Movement } from '../../ledger/lines.ts';
import type { CalendarDate } from '../../time/dates.ts';
import type { Month } from '../../time/months.ts';
import type { AmendingEntry } from '../amendments.ts';
import { NO_ID } from '../names.ts';
import type { ReportBudgetItem, ReportSource } from '../source.ts';
import { byText } from '../../text/sort.ts';

/** The collections that move cash. An approved expense moves none before its payment. */
export type CashCollection = 'revenueItems' | 'manualExpenses' | 'transfers' | 'payments';

/** A document of the ledger as it is stored. */
export interface LedgerEntry {
  readonly collection: CashCollection;
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A stored beginning balance, with the reason where it differs from what the books say. */
export interface ReasonedBeginning extends StoredBeginning {
  readonly adjustmentReason?: string;
}

/** A fund; what it holds for others, such as state dues, is not the association's to spend. */
export type TreasurerFund = ReportSource['funds'][number] & {
  readonly heldForOthers?: boolean;
  readonly archived?: boolean;
};

/** An account, and how it began. */
export interface TreasurerAccount {
  readonly id: string;
  readonly name: string;
  /** The first day on which entries name it, but for what was outstanding then. */
  readonly openingDate: CalendarDate;
  /** In dollars, by the bank as its opening day began; what was outstanding then is beside it (`openingOf`). */
  readonly openingBalance: number;
  readonly archived?: boolean;
}

/** A budget item with the id by which the board's order has it. */
export type OrderedItem = ReportBudgetItem & { readonly id: string };

/**
 * Everything that the treasurer's report of a period needs. It contains no transaction from before the month in which the
 * period begins, so its size does not grow with their number.
 */
export interface TreasurerSource extends Pick<ReportSource, 'categories'> {
  readonly funds: readonly TreasurerFund[];
  /** Those of the fiscal year in which the period ends. */
  readonly budgetItems: readonly OrderedItem[];
  /** The expected income of the same year. */
  readonly incomeItems: readonly OrderedItem[];
  /** The board's own order of both, as `../../ledger/board-order` reads it; null while there is none. */
  readonly order: {
    readonly spending: readonly string[];
    readonly income: readonly string[];
  } | null;
  /** Those of meetings on the days of the period, of any year's budget. */
  readonly amendments: readonly AmendingEntry[];
  /** Of all years. */
  readonly balances: readonly ReasonedBeginning[];
  /** The totals of all months before the one in which the period begins. */
  readonly cells: readonly TotalsCell[];
  readonly accounts: readonly TreasurerAccount[];
  /** The totals of the accounts, of the same months. */
  readonly accountCells: readonly AccountCell[];
  /** What is dated, or voided, from the first day of that month to the last day of the period. Others are passed over. */
  readonly entries: readonly LedgerEntry[];
  readonly calendar: FiscalCalendar;
}

/** A movement of cash, and the document that says so. */
export interface Posting {
  readonly entry: LedgerEntry;
  readonly movement: Movement;
}

/** What moved in a category and a fund: on a day, or in a whole month before the period. */
export interface DatedFlow extends TotalsAmounts {
  /** Of a whole month the first one. */
  readonly day: CalendarDate;
  readonly month: Month;
  readonly categoryId: string | null;
  /** `NO_ID` where there is no fund. */
  readonly fundId: string;
}

/** Returns the movements of the entries on these days, in the order of days and ids. */
export function postingsIn(entries: readonly LedgerEntry[], days: Days): readonly Posting[] {
  return entries
    .flatMap((entry) =>
      movementsOf(entry.collection, entry.fields).map((movement) => ({ entry, movement })),
    )
    .filter(({ movement }) => movement.day >= days.first && movement.day <= days.last)
    .sort(byText(placeOf));
}

/** Returns everything that moved until the last day of the period: whole months before its first one, and then day by day. */
export function flowsUntil(
  { cells, entries }: TreasurerSource,
  { first, last }: Days,
): readonly DatedFlow[] {
  const months = cells.map((cell) => ({
    ...cell,
    day: firstDayOf(cell.month),
    fundId: cell.fundId ?? NO_ID,
  }));
  const days = postingsIn(entries, { first: monthBegin(first), last }).map(({ movement }) => {
    const { cell, ...moved } = movement;
    return { ...moved, ...cell, fundId: cell.fundId ?? NO_ID };
  });
  return [...months, ...days];
}

/** What moved an account: on a day, or in a whole month before the period, of which it is the first one. */
export interface AccountFlow extends TotalsAmounts {
  readonly day: CalendarDate;
  readonly accountId: string;
}

/** Returns everything that moved accounts until the last day of the period, as `flowsUntil` does. */
export function accountFlowsUntil(
  { accountCells, entries }: Pick<TreasurerSource, 'accountCells' | 'entries'>,
  { first, last }: Days,
): readonly AccountFlow[] {
  const begin = monthBegin(first);
  const months = accountCells.map((cell) => ({ ...cell, day: firstDayOf(cell.month) }));
  const days = entries
    .flatMap(({ collection, fields }) => accountMovementsOf(collection, fields))
    .filter(({ day }) => day >= begin && day <= last)
    .map(({ cell: { accountId }, ...moved }) => ({ ...moved, accountId }));
  return [...months, ...days];
}

/** Returns the first day of the month in which a day lies. */
export function monthBegin(day: CalendarDate): CalendarDate {
  return `${day.slice(0, 7)}-01` as CalendarDate;
}

function firstDayOf(month: Month): CalendarDate {
  return `${month}-01` as CalendarDate;
}

function placeOf({ entry, movement }: Posting): string {
  return `${movement.day} ${entry.id}`;
}
