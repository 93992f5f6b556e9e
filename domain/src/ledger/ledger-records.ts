import type { RecordOf } from '../fields/field.ts';
import type { RecordName, RECORDS } from './record-fields.ts';

/*
 * The documents that the administrators keep, as they lie in the database without their ids.
 * Amounts are dollars with at most two decimals; for computing they become cents.
 */

/** 1 at creation and one more at each change: a save over somebody else's change is noticed. */
export interface Versioned {
  readonly version: number;
}

/** The typed fields of each collection's documents, without what the app keeps beside them. */
export type LedgerRecords = {
  readonly [Name in RecordName]: RecordOf<(typeof RECORDS)[Name]>;
};

export type CategoryFields = LedgerRecords['categories'];
export type FundFields = LedgerRecords['funds'];
export type RevenueItemFields = LedgerRecords['revenueItems'];

/** How many documents refer to a category or a fund that somebody wants to delete. */
export interface References {
  readonly budgetItems: number;
  readonly revenueItems: number;
  readonly manualExpenses: number;
  /** All submitted expenses, whatever became of them. */
  readonly expenses: number;
}

/** Open expenses stand in the way of deleting a category. */
export interface CategoryReferences extends References {
  readonly pendingExpenses: number;
}
