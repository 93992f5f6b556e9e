import { addDays, type CalendarDate } from '@pa-ledger/domain/time/dates';
import type { Deposit } from '@pa-ledger/domain/bank/deposit';
import { itemKey } from '@pa-ledger/domain/bank/items';
import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import { storedAs, versionOf, type Fields } from '../../../data/documents.ts';
import { listenAll, listenDocument } from '../../../data/listen.ts';
import { onDays, type Filter } from '../../../data/row-query.ts';
import { clearingOf } from '../../shared/records/deposited.ts';
import {
  documentsOf,
  entryPage,
  type EntryPage,
  type EntryQuery,
} from '../../shared/lists/entry-pages.ts';
import { liveRecords, readRecord, type RecordRow } from '../../shared/records/ledger-records.ts';
import {
  combineStores,
  followedBy,
  keyedStores,
  liveStore,
  type LiveStore,
} from '../../shared/records/live-store.ts';
import { byText } from '@pa-ledger/domain/text/sort';

/** A deposit with its id. */
export interface DepositRow extends Deposit {
  readonly id: string;
  readonly version: number;
}

/** A deposit, and whether a statement of the bank has cleared it. */
export interface ListedDeposit extends DepositRow {
  readonly isCleared: boolean;
}

/** What keeps an item of the bank, and the deposit that has it; null where a statement has cleared it. */
interface Mark {
  readonly key: string;
  readonly depositId: string | null;
}

/** How long before a deposit something in it was received, in days. */
const LOOK_BACK = 180;

/** Returns a stored deposit as its row. */
export function readDeposit(id: string, fields: Fields): DepositRow {
  return { ...storedAs<Deposit>(fields), id, version: versionOf(fields) };
}

/** The first deposits of a list. */
export interface DepositPage {
  readonly rows: readonly ListedDeposit[];
  /** Whether there are more. */
  readonly isCut: boolean;
}

/** Returns the query of the deposits on some days, the newest first. */
export function depositQuery(days: Days): EntryQuery {
  return {
    collection: 'deposits',
    filters: onDays('date', days),
    orderBy: { field: 'date', direction: 'desc' },
  };
}

/** Returns the deposits on some days, live, the newest first. @param size how many to read; null for all. */
export function depositsOn({ first, last }: Days, size: number | null): LiveStore<DepositPage> {
  return depositPages(`${first}~${last}~${size ?? ''}`);
}

const NO_ENTRIES: EntryPage = { entries: [], through: null };

const depositPages = keyedStores((key: string) => {
  const [first, last, size] = key.split('~') as [CalendarDate, CalendarDate, string];
  const query = depositQuery({ first, last });
  const page = entryPage([query], size === '' ? null : Number(size));
  const marks = followedBy(page, NO_ENTRIES, ({ entries }) =>
    documentsOf(
      'clearings',
      entries.map(({ id }) => itemKey('deposits', id)),
    ),
  );
  return combineStores([page, marks], ([{ entries, through }, found]): DepositPage => {
    const cleared = new Set(found.map(({ id }) => id));
    const rows = entries.map(({ id, fields }) => ({
      ...readDeposit(id, fields),
      isCleared: cleared.has(itemKey('deposits', id)),
    }));
    return { rows, isCut: through !== null };
  });
});

/** Revenue that can be in a deposit: of its account, above 0, received by its day, and in no other one. */
export type Candidate = RecordRow<'revenueItems'>;

/** Returns what can be in a deposit, live, in the order of days. @param own the deposit, where it is stored already. */
export function candidatesFor(accountId: string, date: CalendarDate, own: DepositRow | null) {
  const days = (own?.items ?? []).map((item) => item.date);
  const first = [addDays(date, -LOOK_BACK), ...days].toSorted()[0];
  return candidatesOf(`${accountId}~${first ?? date}~${date}~${own?.id ?? ''}`);
}

const candidatesOf = keyedStores((key: string) => {
  const [accountId = '', first = '', last = '', own] = key.split('~');
  return combineStores(
    [revenueOf(`${accountId}~${first}~${last}`), marksOn('itemDay', first, last, accountId)],
    ([rows, marks]) => {
      const taken = new Set(
        marks.filter(({ depositId }) => depositId !== own).map(({ key: item }) => item),
      );
      return rows
        .filter(({ id, amount }) => amount > 0 && !taken.has(itemKey('revenueItems', id)))
        .toSorted(byText(({ date }) => date));
    },
  );
});

/** Returns the revenue items of an account on some days, live. */
const revenueOf = keyedStores((key: string) => {
  const [accountId = '', first = '', last = ''] = key.split('~');
  return liveRecords('revenueItems', [ofAccount(accountId), ...onDays('date', { first, last })]);
});

/** Returns the revenue items of a deposit, live, in no order: only these are read. */
export function itemsIn({ items }: DepositRow): LiveStore<readonly Candidate[]> {
  return itemsOf(items.map(({ id }) => id).join(' '));
}

const itemsOf = keyedStores((ids: string) =>
  combineStores([documentsOf('revenueItems', ids.split(' '))], ([found]) =>
    found.map(({ id, fields }) => readRecord<'revenueItems'>(id, fields)),
  ),
);

/** A deposit on its page. */
export interface ShownDeposit extends DepositRow {
  /** The statement that cleared it; null for none. */
  readonly statementId: string | null;
}

/** Returns a deposit, live; null where there is none. */
export const depositById = keyedStores((id: string) =>
  combineStores(
    [
      liveStore<DepositRow | null>((onChange) =>
        listenDocument('deposits', id, (fields) => readDeposit(id, fields), onChange),
      ),
      clearingOf(itemKey('deposits', id)),
    ],
    ([row, clearing]): ShownDeposit | null =>
      row && { ...row, statementId: clearing?.statementId ?? null },
  ),
);

function marksOn(field: string, first: string, last: string, accountId: string | null = null) {
  return liveStore<readonly Mark[]>((onChange) =>
    listenAll('clearings', readMark, onChange, [
      ...(accountId === null ? [] : [ofAccount(accountId)]),
      ...onDays(field, { first, last }),
    ]),
  );
}

function readMark(key: string, { depositId }: Fields): Mark {
  return { key, depositId: typeof depositId === 'string' ? depositId : null };
}

function ofAccount(value: string): Filter {
  return { field: 'accountId', op: '==', value };
}
