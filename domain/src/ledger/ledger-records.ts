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

export type FundFields = LedgerRecords['funds'];
