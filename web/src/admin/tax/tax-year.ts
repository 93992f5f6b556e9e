import type { Said } from '@pa-ledger/domain/tax/contractors';
import {
  paidIn,
  payeesIn,
  type AskedBy,
  type PaidCollection,
  type PaidEntry,
  type PaidPayee,
} from '@pa-ledger/domain/tax/paid';
import { cents } from '@pa-ledger/domain/money/money';
import { nameKeyOf } from '@pa-ledger/domain/people/same-person';
import type { LedgerEntry } from '@pa-ledger/domain/reports/treasurer/treasurer-source';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import { membersOf } from '@pa-ledger/domain/untyped';
import { storedAs } from '../../data/documents.ts';
import { listenAll } from '../../data/listen.ts';
import { onDays } from '../../data/row-query.ts';
import { asyncStore } from '../shared/records/async-store.ts';
import { liveRecords, type RecordRow } from '../shared/records/ledger-records.ts';
import {
  combineStores,
  keyedStores,
  liveStore,
  type LiveStore,
} from '../shared/records/live-store.ts';
import { nameIdOf } from '../shared/records/name-id.ts';

/** Someone we paid in a calendar year, or whom someone said something of. */
export interface TaxPayee extends PaidPayee {
  /** Of what's kept of the payee, and of the payee's page. */
  readonly id: string;
  /** Null until someone has said something. */
  readonly record: RecordRow<'payees'> | null;
}

/** A calendar year's payments, and what's known of their payees. */
export interface TaxYear {
  /** The latest first. */
  readonly entries: readonly PaidEntry[];
  /** By name; also those who got nothing in the year. */
  readonly payees: readonly TaxPayee[];
  readonly said: Said;
  /** What someone said of single entries, by `purposeId`. */
  readonly purposes: ReadonlyMap<string, RecordRow<'purposes'>>;
}

/** Returns the days of a calendar year, such as `2026`. */
export function daysOf(year: string): Days {
  // As `YYYY-MM-DD`.
  return { first: `${year}-01-01` as CalendarDate, last: `${year}-12-31` as CalendarDate };
}

const records = liveRecords('payees');
const purposes = liveRecords('purposes');

function entriesOf(collection: PaidCollection, days: Days): LiveStore<readonly LedgerEntry[]> {
  return liveStore<readonly LedgerEntry[]>((onChange) =>
    listenAll(
      collection,
      (id, fields) => ({ collection, id, fields }),
      onChange,
      onDays('date', days),
    ),
  );
}

/** The submissions of the expenses that were paid on these days, by id. */
function askedOn(days: Days): LiveStore<readonly (readonly [string, AskedBy])[]> {
  return liveStore<readonly (readonly [string, AskedBy])[]>((onChange) =>
    listenAll(
      'expenses',
      (id, { submission }) => [id, storedAs<AskedBy>(membersOf(submission))] as const,
      onChange,
      onDays('payment.date', days),
    ),
  );
}

/** What was paid in a calendar year, the latest first. */
const paidOf = keyedStores((year: string) => {
  const days = daysOf(year);
  return combineStores(
    [entriesOf('payments', days), entriesOf('manualExpenses', days), askedOn(days)],
    ([payments, expenses, asked]) => paidIn([...payments, ...expenses], new Map(asked), days),
  );
});

/** Returns a calendar year's payments and payees, live; some hundred documents. */
export const taxYear: (year: string) => LiveStore<TaxYear> = keyedStores((year: string) =>
  asyncStore(
    combineStores([paidOf(year), records, purposes], (all) => all),
    async ([entries, known, said]): Promise<TaxYear> => {
      const byKey = new Map(known.map((record) => [nameKeyOf(record.name), record]));
      const paid = payeesIn(entries);
      const keys = new Set(paid.map(({ key }) => key));
      const others = [...byKey]
        .filter(([key]) => !keys.has(key))
        .map(([key, { name }]) => unpaid(key, name));
      const payees = [...paid, ...others].map(async (payee): Promise<TaxPayee> => {
        return { ...payee, id: await nameIdOf(payee.key), record: byKey.get(payee.key) ?? null };
      });
      const ofEntries = new Map(said.map((one) => [one.id, one]));
      return {
        entries,
        payees: await Promise.all(payees),
        said: { payees: byKey, purposes: ofEntries },
        purposes: ofEntries,
      };
    },
  ),
);

function unpaid(key: string, name: string): PaidPayee {
  return { key, name, total: cents(0), entries: [] };
}
