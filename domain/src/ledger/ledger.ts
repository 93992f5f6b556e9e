import { isDocumentId } from '../document-id.ts';
import { membersOf } from '../members.ts';
import { centsFromDollars, type Cents } from '../money/money.ts';

/*
 * The ledger: revenue items, manual expenses and submitted expenses. Totals are stored by category and fund, so the
 * reports read few documents however many transactions there are.
 */

/** The collections that count in the totals. */
export const LEDGER_COLLECTIONS = ['revenueItems', 'manualExpenses', 'expenses'] as const;
export type LedgerCollection = (typeof LEDGER_COLLECTIONS)[number];

/** What the totals hold: amounts in whole cents, and numbers of expenses. */
export interface TotalsAmounts {
  /** Revenue items, in cents. */
  readonly revenue: number;
  /** Manual expenses, in cents. */
  readonly manual: number;
  /** Submitted expenses that are approved or paid, in cents. */
  readonly approved: number;
  /** Submitted expenses that are paid, in cents: part of `approved`. */
  readonly paid: number;
  /** How many submitted expenses are approved or paid. */
  readonly approvedCount: number;
  /** How many submitted expenses are paid: part of `approvedCount`. */
  readonly paidCount: number;
}

export const NO_AMOUNTS: TotalsAmounts = {
  revenue: 0,
  manual: 0,
  approved: 0,
  paid: 0,
  approvedCount: 0,
  paidCount: 0,
};

// The keys of a constant table are its own literal keys.
export const MEASURES = Object.keys(NO_AMOUNTS) as (keyof TotalsAmounts)[];

/** Reads the amounts of a document. What is no whole number counts as 0, as in the database's own sums. */
export function readAmounts(fields: Readonly<Record<string, unknown>>): TotalsAmounts {
  const wholes = MEASURES.map((measure) => {
    const value = fields[measure];
    return [measure, Number.isSafeInteger(value) ? value : 0];
  });
  // It is made from the list of all measures.
  return Object.fromEntries(wholes) as TotalsAmounts;
}

/** What a total is for: a category and a fund, or no fund. */
export interface TotalsKey {
  readonly categoryId: string;
  /** Null until somebody sets a fund. */
  readonly fundId: string | null;
}

/** A document of `totals`: what a category took in and spent in a fund. */
export interface TotalsCell extends TotalsKey, TotalsAmounts {}

/** What one document of the ledger adds to the totals. */
export interface Contribution extends TotalsAmounts {
  readonly cell: TotalsKey;
}

/** What a change of one document adds to a cell; amounts that do not change are left out. */
export interface CellDifference {
  readonly cellId: string;
  readonly cell: TotalsKey;
  readonly increments: Partial<TotalsAmounts>;
}

/** Returns the id of a cell's document. No document id contains a tilde, so each cell has its own. */
export function cellId({ categoryId, fundId }: TotalsKey): string {
  return `${categoryId}~${fundId ?? ''}`;
}

/** Returns the cell with this id; null when the id is not a cell's. */
export function cellFrom(id: unknown): TotalsKey | null {
  if (typeof id !== 'string') return null;
  const [categoryId, fundId = null, ...rest] = id.split('~');
  if (rest.length > 0 || fundId === null) return null;
  return cellOf({ categoryId, fundId: fundId === '' ? null : fundId });
}

/**
 * Returns what a document of the ledger adds to the totals, from its stored fields.
 * @returns null for what does not count: it does not exist, is pending or rejected, or has no readable amount or
 * category.
 */
export function contributionOf(
  collection: LedgerCollection,
  fields: Readonly<Record<string, unknown>> | undefined,
): Contribution | null {
  if (fields === undefined) return null;
  const cell = cellOf(fields);
  if (cell === null) return null;
  switch (collection) {
    case 'revenueItems':
      return counted(cell, fields['amount'], (amount) => ({ revenue: amount }));
    case 'manualExpenses':
      return counted(cell, fields['amount'], (amount) => ({ manual: amount }));
    case 'expenses': {
      const paid = fields['status'] === 'paid';
      if (!paid && fields['status'] !== 'approved') return null;
      return counted(cell, membersOf(fields['submission'])['amount'], (amount) => ({
        approved: amount,
        approvedCount: 1,
        ...(paid ? { paid: amount, paidCount: 1 } : {}),
      }));
    }
  }
}

/** Returns what to add to the cells when a document that added `before` now adds `after`. */
export function differences(
  before: Contribution | null,
  after: Contribution | null,
): CellDifference[] {
  if (before !== null && after !== null && cellId(before.cell) === cellId(after.cell)) {
    return differenceIn(after.cell, before, after);
  }
  return [
    ...(before === null ? [] : differenceIn(before.cell, before, NO_AMOUNTS)),
    ...(after === null ? [] : differenceIn(after.cell, NO_AMOUNTS, after)),
  ];
}

/** Returns the differences of many documents, added up for each cell. */
export function sumsByCell(changes: readonly CellDifference[]): CellDifference[] {
  const sums = new Map<string, CellDifference>();
  for (const { cellId, cell, increments } of changes) {
    const sum: Partial<Record<keyof TotalsAmounts, number>> = { ...sums.get(cellId)?.increments };
    for (const measure of MEASURES) {
      const added = increments[measure];
      if (added !== undefined) sum[measure] = (sum[measure] ?? 0) + added;
    }
    sums.set(cellId, { cellId, cell, increments: sum });
  }
  return [...sums.values()];
}

/** Returns whether two contributions add the same to the same cell. */
export function sameContribution(one: Contribution | null, other: Contribution | null): boolean {
  if (one === null || other === null) return one === other;
  return (
    cellId(one.cell) === cellId(other.cell) &&
    MEASURES.every((measure) => one[measure] === other[measure])
  );
}

function differenceIn(
  cell: TotalsKey,
  before: TotalsAmounts,
  after: TotalsAmounts,
): CellDifference[] {
  const changed = MEASURES.filter((measure) => before[measure] !== after[measure]);
  if (changed.length === 0) return [];
  const increments: Partial<TotalsAmounts> = Object.fromEntries(
    changed.map((measure) => [measure, after[measure] - before[measure]]),
  );
  return [{ cellId: cellId(cell), cell, increments }];
}

function cellOf(fields: Readonly<Record<string, unknown>>): TotalsKey | null {
  const { categoryId, fundId = null } = fields;
  if (!isDocumentId(categoryId)) return null;
  if (fundId !== null && !isDocumentId(fundId)) return null;
  return { categoryId, fundId };
}

function counted(
  cell: TotalsKey,
  dollars: unknown,
  measuresOf: (amount: Cents) => Partial<TotalsAmounts>,
): Contribution | null {
  const amount = centsFromDollars(dollars);
  return amount === null ? null : { cell, ...NO_AMOUNTS, ...measuresOf(amount) };
}
