import { STATUS_NAMES } from '@pa-ledger/domain/expenses/review-messages';
import { cents, formatCents } from '@pa-ledger/domain/money/money';
import { recordIdIn, type SearchEntry, type SearchKind } from '@pa-ledger/domain/search/entries';
import { formatDate } from '@pa-ledger/domain/time/dates';
import {
  fiscalYearLabel,
  fiscalYearOf,
  type FiscalCalendar,
} from '@pa-ledger/domain/time/fiscal-year';
import { storedAs, type Fields } from '../../data/documents.ts';
import { expenseAddress } from '../expenses/addresses.ts';
import { recordAddress } from '../shared/records/record-address.ts';
import { searchMessages as messages } from './search-messages.ts';

/** A record that was found. */
export interface Hit extends SearchEntry {
  /** Of the entry. */
  readonly id: string;
  /** Whether a contact found it, and nothing in the record. */
  readonly isByAddress: boolean;
}

/** What was found of one kind. */
export interface HitGroup {
  readonly label: string;
  readonly hits: readonly Hit[];
}

// The keys of a constant table are its own literal keys.
const KINDS = Object.keys(messages.kinds) as SearchKind[];

/** Reads an entry of the search. */
export function readHit(id: string, fields: Fields): Hit {
  return { ...storedAs<SearchEntry>(fields), id, isByAddress: false };
}

/** Returns the groups of what was found, each by its latest first; what only an address found comes last. */
export function groupsOf(hits: readonly Hit[]): readonly HitGroup[] {
  const groups = KINDS.map((kind) => ({
    label: messages.kinds[kind],
    hits: hits.filter((hit) => hit.kind === kind && !hit.isByAddress),
  }));
  const byAddress = { label: messages.byAddress, hits: hits.filter((hit) => hit.isByAddress) };
  return [...groups, byAddress].filter((group) => group.hits.length > 0);
}

/** Returns the latest of each kind, as many as fit below the box. */
export function firstOfEach(hits: readonly Hit[], most: number): readonly Hit[] {
  return groupsOf(hits).flatMap((group) => group.hits.slice(0, most));
}

/** Returns the heading that a hit is under. */
export function labelOf({ kind, isByAddress }: Hit): string {
  return isByAddress ? messages.byAddress : messages.kinds[kind];
}

/** Returns where a record is shown: its own page, or its tab. */
export function addressOf({ kind, id }: Hit): string {
  const record = recordIdIn(id);
  switch (kind) {
    case 'expenses':
      return expenseAddress(record, '');
    case 'payments':
      // Its id is that of its first expense, and a number.
      return expenseAddress(record.replace(/-\d+$/, ''), '');
    case 'revenueItems':
    case 'manualExpenses':
    case 'transfers':
    case 'deposits':
      return recordAddress(kind, record);
    case 'categories':
      return '/admin/categories';
    case 'people':
    case 'approvers':
      return '/admin/users';
  }
}

/** Returns the line below a hit's title: what it's about, its day and year, its check, and what became of it. */
export function factsOf(
  { detail, date, checkNumber, state }: Hit,
  calendar: FiscalCalendar,
): readonly string[] {
  const year = date === null ? '' : fiscalYearLabel(fiscalYearOf(date, calendar), calendar);
  return [
    detail,
    ...(date === null ? [] : [formatDate(date), messages.fiscalYear(year)]),
    checkNumber === null ? '' : messages.check(checkNumber),
    stateText(state),
  ].filter((fact) => fact !== '');
}

/** Returns a hit's amount as people write it; '' for what has none. */
export function amountText({ cents: amount }: Hit): string {
  return amount === null ? '' : formatCents(cents(amount));
}

function stateText(state: string | null): string {
  const names: Readonly<Record<string, string>> = { ...STATUS_NAMES, ...messages.states };
  return state === null ? '' : (names[state] ?? '');
}
