import { isDocumentId } from '../untyped.ts';
import { isMonth, type Month } from '../time/months.ts';

/*
 * The totals: income and spending of every category in every fund, month by month. We store them, so that reports read
 * few documents however many transactions there are.
 */

/** What totals hold: amounts in whole cents, and counts of expenses. */
export interface TotalsAmounts {
  /** Revenue items, in cents, in the month of their day. */
  readonly revenue: number;
  /** Manual expenses, in cents, in the month of their day. */
  readonly manual: number;
  /** Submitted expenses, approved or paid, in cents, in the month of the last approval. */
  readonly approved: number;
  /** Payments of submitted expenses, in cents, in the month of their day; voids less, in the month of theirs. */
  readonly paid: number;
  /** How many submitted expenses are in `approved`. */
  readonly approvedCount: number;
  /** How many submitted expenses are in `paid`, less those of voids. */
  readonly paidCount: number;
  /** Advances, in cents, in the month of their day, less what receipts settled and what came back, in theirs. */
  readonly advanced: number;
  /** Transfers in from other funds, in cents, in the month of the transfer's day. */
  readonly transferIn: number;
  /** Transfers out to other funds, in cents, in the month of the transfer's day. */
  readonly transferOut: number;
}

export const NO_AMOUNTS: TotalsAmounts = {
  revenue: 0,
  manual: 0,
  approved: 0,
  paid: 0,
  approvedCount: 0,
  paidCount: 0,
  advanced: 0,
  transferIn: 0,
  transferOut: 0,
};

// The keys of a constant table are its own literal keys.
export const MEASURES = Object.keys(NO_AMOUNTS) as (keyof TotalsAmounts)[];

/** Reads a document's amounts. Anything but a whole number counts as 0, as in the database's own sums. */
export function readAmounts(fields: Readonly<Record<string, unknown>>): TotalsAmounts {
  const wholes = MEASURES.map((measure) => {
    const value = fields[measure];
    return [measure, Number.isSafeInteger(value) ? value : 0];
  });
  // Made from the list of all measures.
  return Object.fromEntries(wholes) as TotalsAmounts;
}

/** A category, and a fund or null. */
export interface Pair {
  readonly categoryId: string;
  /** Null until someone sets a fund. */
  readonly fundId: string | null;
}

/**
 * What a total is for: a pair in a month. Without a category, it's a fund's transfers in a month, plus whatever undid
 * something from a closed year or paid it again, which counts in no category this year.
 */
export interface TotalsKey {
  readonly month: Month;
  readonly categoryId: string | null;
  /** Null until someone sets a fund. Transfers always have one. */
  readonly fundId: string | null;
}

/** A document of `totals`: a category's income and spending in a fund in a month, or a fund's transfers. */
export interface TotalsCell extends TotalsKey, TotalsAmounts {}

/** What an account's total is for (`accountTotals`), in the same measures. Unpaid expenses are in none. */
export interface AccountKey {
  readonly month: Month;
  readonly accountId: string;
}

/** A document of `accountTotals`: an account's money in and out in a month. */
export interface AccountCell extends AccountKey, TotalsAmounts {}

/** The cell that a line counts in: a fund's or an account's. */
export type CellKey = TotalsKey | AccountKey;

/** Returns whether a cell is an account's. */
export function isOfAccount(cell: CellKey): cell is AccountKey {
  return 'accountId' in cell;
}

/** Returns an id of a pair. No document id contains a tilde, so each pair has its own. */
export function pairId({ categoryId, fundId }: Pair): string {
  return `${categoryId}~${fundId ?? ''}`;
}

/** Returns the id of a cell's document. */
export function cellId(cell: CellKey): string {
  if (isOfAccount(cell)) return `${cell.month}~${cell.accountId}`;
  const { month, categoryId, fundId } = cell;
  return `${month}~${pairId({ categoryId: categoryId ?? '', fundId })}`;
}

/** Returns the fund cell with this id; null if it isn't one. */
export function cellFrom(id: unknown): TotalsKey | null {
  if (typeof id !== 'string') return null;
  const [month, categoryId, fundId, ...rest] = id.split('~');
  if (rest.length > 0 || fundId === undefined || !isMonth(month)) return null;
  const fund = fundId === '' ? null : fundId;
  if (categoryId === '')
    return fund === null || isDocumentId(fund) ? { month, categoryId: null, fundId: fund } : null;
  const pair = pairOf({ categoryId, fundId: fund });
  return pair && { month, ...pair };
}

/** Returns the cell with this id, a fund's or an account's (two parts); null if it isn't one. */
export function anyCellFrom(id: unknown): CellKey | null {
  const [month, accountId, ...rest] = typeof id === 'string' ? id.split('~') : [];
  const isAccount = rest.length === 0 && isMonth(month) && isDocumentId(accountId);
  return isAccount ? { month, accountId } : cellFrom(id);
}

/** Returns the pair that a document names; null if either isn't an id. */
export function pairOf(fields: Readonly<Record<string, unknown>>): Pair | null {
  const { categoryId, fundId = null } = fields;
  if (!isDocumentId(categoryId)) return null;
  if (fundId !== null && !isDocumentId(fundId)) return null;
  return { categoryId, fundId };
}
