import { checkStage, PREPARED, type CheckSteps } from '@pa-ledger/domain/payments/check';
import {
  expensesPaidBy,
  paidTotal,
  type RecordedPayment,
} from '@pa-ledger/domain/payments/recorded-payment';
import { organization } from '@pa-ledger/domain/organization';
import type { Cents } from '@pa-ledger/domain/money/money';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import { storedAs, type Fields } from '../../../data/documents.ts';
import { listenPage } from '../../../data/listen.ts';
import type { Page, RowQuery } from '../../../data/row-query.ts';
import { liveStore } from '../../shared/records/live-store.ts';

/** How many people sign each check. */
export const NEEDED = organization.policies.checkSignatures;

/** A check on its way to its payee. */
export interface CheckRow extends CheckSteps {
  /** Of its payment. */
  readonly id: string;
  readonly number: string;
  readonly payee: string;
  readonly date: CalendarDate;
  readonly amount: Cents;
  /** '' without accounts. */
  readonly accountId: string;
  /** The ids of the expenses that it pays. */
  readonly expenses: readonly string[];
}

/** The checks that aren't mailed or handed over. */
export const UNSENT: RowQuery = {
  collection: 'payments',
  filters: [
    { field: 'check.sent', op: '==', value: null },
    { field: 'voided', op: '==', value: null },
    { field: 'mistake', op: '==', value: null },
  ],
  orderBy: { field: 'check.sent', direction: 'asc' },
};

/** The most checks that are listed; the server takes so many at once. */
const MOST_LISTED = 20;

/** The checks that aren't mailed or handed over, live. */
export const unsentChecks = liveStore<Page<CheckRow>>((onChange) =>
  listenPage({ ...UNSENT, size: MOST_LISTED, after: null }, readCheck, onChange),
);

function readCheck(id: string, fields: Fields): CheckRow {
  const payment = storedAs<RecordedPayment>(fields);
  const { checkNumber, payee, date, lines, accountId = '', check = PREPARED } = payment;
  return {
    ...check,
    id,
    number: checkNumber ?? '',
    payee,
    date,
    amount: paidTotal({ lines }),
    accountId,
    expenses: expensesPaidBy({ lines }),
  };
}

/** Returns the checks that wait for signatures, or those that have them all, by number. */
export function checksAt(rows: readonly CheckRow[], stage: 'toSign' | 'toSend') {
  return rows
    .filter((row) => checkStage(row, NEEDED) === stage)
    .toSorted((one, other) => one.number.localeCompare(other.number, 'en-US', { numeric: true }));
}
