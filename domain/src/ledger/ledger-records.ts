import type { RecordOf } from '../fields/field.ts';
import type { RecordName, RECORDS } from './record-fields.ts';

/*
 * The documents that administrators write, as they are stored, without their ids. Amounts are dollars with at most two
 * decimals; computations use cents.
 */

/** 1 at creation and one more at each change, so that a save over somebody else's change is noticed. */
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
  /** All submitted expenses, in any status. */
  readonly expenses: number;
}

/** A category with open expenses cannot be deleted. */
export interface CategoryReferences extends References {
  readonly pendingExpenses: number;
}
