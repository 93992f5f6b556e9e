import type {
  BudgetCollection,
  LedgerRecords,
  RecordName,
  Versioned,
} from '@pa-ledger/domain/ledger/record-fields';
import type { FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import { storedAs, versionOf, type Fields } from '../../../data/documents.ts';
import { listenAll, listenDocument } from '../../../data/listen.ts';
import type { Filter } from '../../../data/row-query.ts';
import { keyedStores, liveStore, type LiveStore } from './live-store.ts';

/** A document of the books with its id. */
export type RecordRow<Name extends RecordName> = LedgerRecords[Name] &
  Versioned & { readonly id: string };

/** The documents of a small collection that pass all filters, live; a tab makes its own once, outside of its components. */
export function liveRecords<Name extends RecordName>(
  name: Name,
  filters: readonly Filter[] = [],
): LiveStore<readonly RecordRow<Name>[]> {
  return liveStore((onChange) => listenAll(name, readRecord<Name>, onChange, filters));
}

/** Shared by all tabs: names are looked up in them. */
export const categories = liveRecords('categories');
export const funds = liveRecords('funds');
export const accounts = liveRecords('accounts');
/** Of all years. */
export const budgetItems = liveRecords('budgetItems');
export const budgetItemsOf = recordsOfYears('budgetItems');

/** Returns the documents of a collection by their fiscal year. */
export function recordsOfYears<Name extends BudgetCollection>(
  name: Name,
): (year: FiscalYear) => LiveStore<readonly RecordRow<Name>[]> {
  return keyedStores((year: FiscalYear) =>
    liveRecords(name, [{ field: 'fiscalYear', op: '==', value: year }]),
  );
}

/** Returns a store for each document of a collection, live; null where there's none. */
export function recordsById<Name extends RecordName>(
  name: Name,
): (id: string) => LiveStore<RecordRow<Name> | null> {
  return keyedStores((id: string) =>
    liveStore<RecordRow<Name> | null>((onChange) =>
      listenDocument(name, id, (fields) => readRecord<Name>(id, fields), onChange),
    ),
  );
}

/** A document as its row. */
export function readRecord<Name extends RecordName>(id: string, fields: Fields): RecordRow<Name> {
  return storedAs<RecordRow<Name>>({ ...fields, version: versionOf(fields), id });
}
