import {
  advanceKindOf,
  givenIn,
  settledBy,
  type AdvanceKind,
} from '@pa-ledger/domain/ledger/advance';
import { amountOf, type Cents } from '@pa-ledger/domain/money/money';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import { textIn } from '@pa-ledger/domain/untyped';
import { storedAs, versionOf, type Fields } from '../../../data/documents.ts';
import { listenAll, listenDocument } from '../../../data/listen.ts';
import { DOCUMENT_ID, onDays, type RowQuery } from '../../../data/row-query.ts';
import { keyedStores, liveStore, type LiveStore } from '../../shared/records/live-store.ts';
import { onlyFor } from '../../shared/rights/own-person.ts';

/** An advance as the panel shows it. */
export interface AdvanceRow {
  readonly id: string;
  readonly version: number;
  readonly date: CalendarDate;
  /** The day of the event or the purchase. */
  readonly eventOn: CalendarDate;
  /** The holder's name. */
  readonly paidTo: string;
  readonly description: string;
  readonly categoryId: string;
  readonly fundId: string;
  readonly amount: Cents;
  /** What nothing has settled of it. */
  readonly open: Cents;
}

/** What settled part of an advance. */
export interface AdvancePart extends Pick<
  AdvanceRow,
  'id' | 'version' | 'date' | 'description' | 'categoryId' | 'fundId'
> {
  readonly kind: AdvanceKind | null;
  /** Below 0 for money that came back. */
  readonly amount: Cents;
}

/** All advances that are open, of whichever year. */
export const OPEN_QUERY: RowQuery = {
  collection: 'manualExpenses',
  filters: [{ field: 'advance.left', op: '>', value: 0 }],
  orderBy: { field: 'advance.left', direction: 'asc' },
};

/** The advances of some days. */
export function givenQuery(days: Days): RowQuery {
  return {
    collection: 'manualExpenses',
    filters: [{ field: 'advance.kind', op: '==', value: 'given' }, ...onDays('date', days)],
    orderBy: { field: 'date', direction: 'asc' },
  };
}

/** The open advances, live. */
export const openAdvances = liveStore<readonly AdvanceRow[]>((onChange) =>
  listenAll('manualExpenses', readAdvance, onChange, OPEN_QUERY.filters),
);

/** Returns the advances of some days, live. */
export function advancesOn({ first, last }: Days): LiveStore<readonly AdvanceRow[]> {
  return given(`${first}~${last}`);
}

const given = keyedStores((key: `${CalendarDate}~${CalendarDate}`) => {
  // It's made of two days.
  const [first, last] = key.split('~') as [CalendarDate, CalendarDate];
  const { filters } = givenQuery({ first, last });
  return liveStore<readonly AdvanceRow[]>((onChange) =>
    listenAll('manualExpenses', readAdvance, onChange, filters),
  );
});

/** Returns what settled an advance, live: their ids begin with its own. */
export const partsOf = keyedStores((id: string) =>
  liveStore<readonly AdvancePart[]>((onChange) =>
    listenAll('manualExpenses', readPart, onChange, [
      { field: DOCUMENT_ID, op: '>=', value: `${id}-` },
      // No id has a tilde, which sorts after all their characters.
      { field: DOCUMENT_ID, op: '<', value: `${id}-~` },
    ]),
  ),
);

/** Returns the address of an advance's holder, live; null once it's deleted, and for those who may not read it. */
export const holderOf = keyedStores((id: string) =>
  onlyFor(
    'readContacts',
    liveStore<string | null>((onChange) =>
      listenDocument('advanceHolders', id, (fields) => textIn(fields, 'email'), onChange),
    ),
    null,
  ),
);

/** Reads a stored advance. */
export function readAdvance(id: string, fields: Fields): AdvanceRow {
  const { eventOn, open } = givenIn(fields) ?? {};
  const stored = partOf(id, fields);
  return {
    ...stored,
    paidTo: textIn(fields, 'paidTo'),
    eventOn: eventOn ?? stored.date,
    open: open ?? amountOf(0),
  };
}

function readPart(id: string, fields: Fields): AdvancePart {
  return { ...partOf(id, fields), kind: settledBy(id) === null ? null : advanceKindOf(fields) };
}

function partOf(id: string, fields: Fields): Omit<AdvancePart, 'kind'> {
  return {
    id,
    version: versionOf(fields),
    // Only the server writes it.
    date: storedAs<Pick<AdvanceRow, 'date'>>({ date: fields['date'] }).date,
    description: textIn(fields, 'description'),
    categoryId: textIn(fields, 'categoryId'),
    fundId: textIn(fields, 'fundId'),
    amount: amountOf(fields['amount']),
  };
}
