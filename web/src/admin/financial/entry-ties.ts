import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { returnedBy } from '@pa-ledger/domain/ledger/returns';
import { listenDocument } from '../../data/listen.ts';
import { expenseAddress } from '../expenses/addresses.ts';
import { clearingOf, depositNoteOf, type DepositNote } from '../shared/records/deposited.ts';
import {
  returnsOf,
  type ReturnRow,
  type ReturningCollection,
} from '../shared/records/given-back.ts';
import { recordsById } from '../shared/records/ledger-records.ts';
import {
  combineStores,
  followedBy,
  keyedStores,
  liveStore,
  readyStore,
  type LiveStore,
} from '../shared/records/live-store.ts';
import { ratifiedMarkOf, type MeetingMark } from '../shared/records/ratified.ts';
import { recordAddress } from '../shared/records/record-address.ts';
import { titleOf } from '../shared/records/title-of.ts';

/** What the bank's side of an entry is tied to. */
interface Held {
  /** The deposit that has it; null for none. */
  readonly deposit: (DepositNote & { readonly id: string }) | null;
  /** The statement that cleared it or its deposit; null for none. */
  readonly statementId: string | null;
}

/** Something that has a page, by its name. */
interface Named {
  readonly name: string;
  readonly address: string;
}

/** What an entry is tied to. */
export interface EntryTies {
  readonly held: readonly Held[];
  readonly meeting: MeetingMark | null;
  /** What it gives back. */
  readonly returns: Named | null;
  /** What gives it back. */
  readonly returned: readonly ReturnRow[];
}

/** The entries with pages. */
export const ENTRIES_BY_ID = {
  revenueItems: recordsById('revenueItems'),
  manualExpenses: recordsById('manualExpenses'),
  transfers: recordsById('transfers'),
} as const;

export type EntryCollection = keyof typeof ENTRIES_BY_ID;

/** Returns what an entry is tied to, live: a handful of single documents is read, and what gives it back. */
export const tiesOf: Readonly<Record<EntryCollection, (id: string) => LiveStore<EntryTies>>> = {
  revenueItems: keyedStores((id: string) =>
    combineStores(
      [heldOf(`revenueItems~${id}`), parentOf('revenueItems', id), givenBy('revenueItems', id)],
      ([held, returns, returned]) => ({ held: [held], meeting: null, returns, returned }),
    ),
  ),
  manualExpenses: keyedStores((id: string) =>
    combineStores(
      [
        heldOf(`manualExpenses~${id}`),
        ratifiedMarkOf({ collection: 'manualExpenses', id }),
        parentOf('manualExpenses', id),
        givenBy('manualExpenses', id),
      ],
      ([held, meeting, returns, returned]) => ({ held: [held], meeting, returns, returned }),
    ),
  ),
  transfers: keyedStores((id: string) =>
    combineStores([heldOf(`transfers~${id}~from`), heldOf(`transfers~${id}~to`)], (held) => ({
      held,
      meeting: null,
      returns: null,
      returned: [],
    })),
  ),
};

/** Returns which deposit and which statement have an item of the bank: one in a deposit is cleared with it. */
function heldOf(key: string): LiveStore<Held> {
  return followedBy(clearingOf(key), null, (clearing) =>
    clearing?.depositId === undefined
      ? inStatement(clearing?.statementId ?? '')
      : inDeposit(clearing.depositId),
  );
}

const inStatement = keyedStores((id: string) =>
  readyStore<Held>({ deposit: null, statementId: id === '' ? null : id }),
);

const inDeposit = keyedStores((id: string) =>
  combineStores([clearingOf(`deposits~${id}`), depositNoteOf(id)], ([clearing, note]): Held => ({
    deposit: note && { ...note, id },
    statementId: clearing?.statementId ?? null,
  })),
);

/** Returns what an entry gives back: one of its own kind, or, of a manual expense, a submitted one. */
function parentOf(collection: ReturningCollection, id: string): LiveStore<Named | null> {
  const parent = returnedBy(id);
  if (parent === null) return NONE;
  const entry = combineStores([ENTRIES_BY_ID[collection](parent)], ([row]): Named | null =>
    row === null ? null : { name: titleOf(row), address: recordAddress(collection, parent) },
  );
  if (collection === 'revenueItems') return entry;
  return combineStores([entry, submitted(parent)], ([own, expense]) => own ?? expense);
}

const NONE = readyStore<Named | null>(null);

const submitted = (id: string): LiveStore<Named | null> =>
  liveStore<Named | null>((onChange) =>
    listenDocument(
      'expenses',
      id,
      () => ({ name: referenceOf(id), address: expenseAddress(referenceOf(id), '') }),
      onChange,
    ),
  );

/** What gives something back isn't given back itself. */
function givenBy(collection: ReturningCollection, id: string): LiveStore<readonly ReturnRow[]> {
  return returnedBy(id) === null ? returnsOf({ collection, id }) : NOTHING;
}

const NOTHING = readyStore<readonly ReturnRow[]>([]);
