import type { FiscalCalendar, Days } from '../../time/fiscal-year.ts';
import type { StoredBeginning } from '../../ledger/beginnings.ts';
import type { AccountCell, TotalsAmounts, TotalsCell } from '../../ledger/cells.ts';
import { accountMovementsOf, movementsOf, type Movement } from '../../ledger/lines.ts';
import { addDays, type CalendarDate } from '../../time/dates.ts';
import { monthOf, type Month } from '../../time/months.ts';
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
 * Everything that the figures of the treasurer's report of a period need. It has entries only of months that count day
 * by day (`partMonths`), so its size doesn't grow with their number.
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
  /** The totals of all months through the period's last; those of the part months don't count. */
  readonly cells: readonly TotalsCell[];
  readonly accounts: readonly TreasurerAccount[];
  /** The totals of the accounts, of the same months. */
  readonly accountCells: readonly AccountCell[];
  /** The months of which the entries count instead of the totals. */
  readonly partMonths: readonly Month[];
  /** What's dated or voided in these months, through the period's last day, each entry once; it skips others. */
  readonly entries: readonly LedgerEntry[];
  readonly calendar: FiscalCalendar;
}

/** A movement of cash, and its document. */
export interface Posting {
  readonly entry: LedgerEntry;
  readonly movement: Movement;
}

/** What moved in a category and a fund, on a day or in a whole month. */
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
 * Returns the months in which a day counts by itself: those that a period has only a part of, and those within which an
 * account opens.
 */
export function partMonths(
  { first, last }: Days,
  accounts: readonly Pick<TreasurerAccount, 'openingDate'>[],
): readonly Month[] {
  const openings = accounts
    .map(({ openingDate }) => openingDate)
    .filter((day) => day > first && day <= last);
  const days = [first, ...openings].filter((day) => day !== monthBegin(day));
  const after = addDays(last, 1);
  const end = after === monthBegin(after) ? [] : [last];
  return [...new Set([...days, ...end].map(monthOf))];
}

/** Returns everything that moved through the period's last day: whole months, or day by day in the part months. */
export function flowsUntil(
  { cells, entries, partMonths: parts }: TreasurerSource,
  { last }: Days,
): readonly DatedFlow[] {
  const days = entries
    .flatMap(({ collection, fields }) => movementsOf(collection, fields))
    .map(({ cell, ...moved }) => ({ ...moved, ...cell }));
  return countedOnce(cells, days, parts, last).map((flow) => ({
    ...flow,
    fundId: flow.fundId ?? NO_ID,
  }));
}

/** What moved an account, on a day or in a whole month, dated its first day. */
export interface AccountFlow extends TotalsAmounts {
  readonly day: CalendarDate;
  readonly accountId: string;
}

/** Returns everything that moved accounts through the period's last day, like `flowsUntil`. */
export function accountFlowsUntil(
  {
    accountCells,
    entries,
    partMonths: parts,
  }: Pick<TreasurerSource, 'accountCells' | 'entries' | 'partMonths'>,
  { last }: Days,
): readonly AccountFlow[] {
  const days = entries
    .flatMap(({ collection, fields }) => accountMovementsOf(collection, fields))
    .map(({ cell, ...moved }) => ({ ...moved, ...cell }));
  return countedOnce(accountCells, days, parts, last);
}

/** Returns the totals of whole months on their first days, and what moved in the part months on its own. */
function countedOnce<Cell extends { readonly month: Month }>(
  cells: readonly Cell[],
  moved: readonly (Cell & { readonly day: CalendarDate })[],
  parts: readonly Month[],
  last: CalendarDate,
): readonly (Cell & { readonly day: CalendarDate })[] {
  return [
    ...cells
      .filter(({ month }) => !parts.includes(month))
      .map((cell) => ({ ...cell, day: firstDayOf(cell.month) })),
    ...moved.filter(({ month, day }) => parts.includes(month) && day <= last),
  ];
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
