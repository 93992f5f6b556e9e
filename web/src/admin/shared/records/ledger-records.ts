import type { LedgerRecords, Versioned, RecordName } from '@pa-ledger/domain/ledger/record-fields';
import { storedAs, versionOf, type Fields } from '../../../data/documents.ts';
import { listenAll } from '../../../data/listen.ts';
import { liveStore, type LiveStore } from './live-store.ts';

/** A document of the books with its id. */
export type RecordRow<Name extends RecordName> = LedgerRecords[Name] &
  Versioned & { readonly id: string };

/** All documents of a small collection, live; a tab makes its own once, outside of its components. */
export function liveRecords<Name extends RecordName>(
  name: Name,
): LiveStore<readonly RecordRow<Name>[]> {
  return liveStore((onChange) => listenAll(name, readRecord<Name>, onChange));
}

/** Shared by all tabs: names are looked up in them. */
export const categories = liveRecords('categories');
export const funds = liveRecords('funds');
/** Two tabs show them. */
export const budgetItems = liveRecords('budgetItems');

/** A document as its row. */
export function readRecord<Name extends RecordName>(id: string, fields: Fields): RecordRow<Name> {
  return storedAs<RecordRow<Name>>({ ...fields, version: versionOf(fields), id });
}
