import { liveRecords, recordsOfYears } from './ledger-records.ts';

/** The expected income of all years. */
export const incomeItems = liveRecords('incomeItems');
/** That of one fiscal year. */
export const incomeItemsOf = recordsOfYears('incomeItems');
