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

/** A stored document of the ledger. */
export interface LedgerEntry {
  readonly collection: CashCollection;
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A stored beginning balance, with the reason if it differs from the books. */
export interface ReasonedBeginning extends StoredBeginning {
  readonly adjustmentReason?: string;
}

/** A fund; money it holds for others, such as state dues, isn't the association's to spend. */
export type TreasurerFund = ReportSource['funds'][number] & {
  readonly heldForOthers?: boolean;
  readonly archived?: boolean;
};

/** An account, and how it began. */
export interface TreasurerAccount {
  readonly id: string;
  readonly name: string;
  /** The first day entries may name it, except for items outstanding then. */
  readonly openingDate: CalendarDate;
  /** The bank's balance at the start of its opening day, in dollars, without what was outstanding (`openingOf`). */
  readonly openingBalance: number;
  readonly archived?: boolean;
}

/** A budget item with its id, which the board's order uses. */
export type OrderedItem = ReportBudgetItem & { readonly id: string };

/**
 * Everything that the treasurer's report of a period needs. It has no transactions from before the period's first
 * month, so its size doesn't grow with their number.
 */
export interface TreasurerSource extends Pick<ReportSource, 'categories'> {
  readonly funds: readonly TreasurerFund[];
  /** For the fiscal year in which the period ends. */
  readonly budgetItems: readonly OrderedItem[];
  /** The same year's expected income. */
  readonly incomeItems: readonly OrderedItem[];
  /** The board's order of both (`../../ledger/board-order`); null without one. */
  readonly order: {
    readonly spending: readonly string[];
    readonly income: readonly string[];
  } | null;
  /** From meetings within the period, for any year's budget. */
  readonly amendments: readonly AmendingEntry[];
  /** Of all years. */
  readonly balances: readonly ReasonedBeginning[];
  /** The totals of all months before the period's first month. */
  readonly cells: readonly TotalsCell[];
  readonly accounts: readonly TreasurerAccount[];
  /** The totals of the accounts, of the same months. */
  readonly accountCells: readonly AccountCell[];
  /** Entries dated or voided from that month's first day to the period's last; it skips others. */
  readonly entries: readonly LedgerEntry[];
  readonly calendar: FiscalCalendar;
}

/** A movement of cash, and its document. */
export interface Posting {
  readonly entry: LedgerEntry;
  readonly movement: Movement;
}

/** What moved in a category and a fund, on a day or in a whole month before the period. */
export interface DatedFlow extends TotalsAmounts {
  /** For a whole month, its first day. */
  readonly day: CalendarDate;
  readonly month: Month;
  readonly categoryId: string | null;
  /** `NO_ID` without a fund. */
  readonly fundId: string;
}

/** Returns the entries' movements on these days, by day and id. */
export function postingsIn(entries: readonly LedgerEntry[], days: Days): readonly Posting[] {
  return entries
    .flatMap((entry) =>
      movementsOf(entry.collection, entry.fields).map((movement) => ({ entry, movement })),
    )
    .filter(({ movement }) => movement.day >= days.first && movement.day <= days.last)
    .sort(byText(placeOf));
}

/**
 * Returns everything that moved through the period's last day: whole months before its first month, then day by day.
 */
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

/** What moved an account, on a day or in a whole month before the period, dated its first day. */
export interface AccountFlow extends TotalsAmounts {
  readonly day: CalendarDate;
  readonly accountId: string;
}

/** Returns everything that moved accounts through the period's last day, like `flowsUntil`. */
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

/** Returns the first day of a day's month. */
export function monthBegin(day: CalendarDate): CalendarDate {
  return `${day.slice(0, 7)}-01` as CalendarDate;
}

function firstDayOf(month: Month): CalendarDate {
  return `${month}-01` as CalendarDate;
}

function placeOf({ entry, movement }: Posting): string {
  return `${movement.day} ${entry.id}`;
}
