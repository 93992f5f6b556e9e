import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import type { ReactNode } from 'react';
import { useStore } from '../../app/store.ts';
import type { RecordDialogsProps } from '../shared/forms/useRecordDialogs.tsx';
import type { RecordRow } from '../shared/records/ledger-records.ts';
import type { LiveStore } from '../shared/records/live-store.ts';
import { useShownYear, type ShownYear } from '../shared/years/useShownYear.ts';
import { ENTRIES_BY_ID, type EntryCollection } from './entry-ties.ts';

/** An entry with what all kinds have. */
export type EntryRow<Name extends EntryCollection> = RecordRow<Name> & {
  readonly date: CalendarDate;
  readonly description: string;
};

/** The dialogs of a kind of entry, for its list and for each one's page. */
export interface EntryForm<Name extends EntryCollection> {
  readonly form: RecordDialogsProps<Name>;
  /** Whether the year that is shown is closed. */
  readonly isClosed: boolean;
  /** Opens the form of what gives back an entry; none where nothing does. */
  readonly onReturn?: (row: RecordRow<Name>) => void;
  readonly returnDialog?: ReactNode;
}

/** Returns what opens the form of what gives back an entry; null where nothing does. */
export function returnAction<Name extends EntryCollection>(
  { form, onReturn }: EntryForm<Name>,
  row: RecordRow<Name>,
): { readonly label: string; readonly onClick: () => void } | null {
  const offered = form.returnOf?.(row) ?? null;
  return offered === null ? null : { label: offered.label, onClick: () => onReturn?.(row) };
}

/** Returns an entry, live; null where there's none. */
export function entryById<Name extends EntryCollection>(
  collection: Name,
  id: string,
): LiveStore<EntryRow<Name> | null> {
  // Each store is of its own collection, which the types don't follow.
  return ENTRIES_BY_ID[collection](id) as unknown as LiveStore<EntryRow<Name> | null>;
}

/** Returns the day of an entry; null while it isn't known. */
export function useEntryDay(collection: EntryCollection, id: string): CalendarDate | null {
  const state = useStore(entryById(collection, id));
  return state.status === 'ready' ? (state.value?.date ?? null) : null;
}

/** Returns the fiscal year of an entry's own day, whatever the address names. */
export function useEntryYear(collection: EntryCollection, id: string): ShownYear {
  return useShownYear(useEntryDay(collection, id));
}
