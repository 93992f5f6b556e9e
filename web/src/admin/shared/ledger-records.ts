import type { RecordName, LedgerRecords, Versioned } from '@pa-ledger/domain/ledger/ledger-records';
import {
  recordFromForm,
  formFromRecord,
  type FormValues,
} from '@pa-ledger/domain/ledger/record-form';
import { SERVER_TIME, storedAs, versionOf, type Fields } from '../../firebase/documents.ts';
import { listenAll } from '../../firebase/listen-all.ts';
import { create, remove, update, type WriteResult } from '../../firebase/writes.ts';
import { liveStore, type LiveStore } from './live-store.ts';
import { saveResultOf, type SaveResult } from './save-result.ts';

/** A document of the books with its id. */
export type RecordRow<Name extends RecordName> = LedgerRecords[Name] &
  Versioned & { readonly id: string };

/** All documents of a small collection, live; a tab makes its own once, outside of its components. */
export function liveRecords<Name extends RecordName>(
  name: Name,
): LiveStore<readonly RecordRow<Name>[]> {
  return liveStore((tell) => listenAll(name, readRecord<Name>, tell));
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

/**
 * Saves what a form holds; not for categories, which the API saves.
 * @param id of a new one too: it is made when the form opens, so that a second try creates no second one.
 * @param version the one that was loaded into the form; null creates.
 */
export async function saveRecord<Name extends Exclude<RecordName, 'categories'>>(
  name: Name,
  id: string,
  version: number | null,
  typed: FormValues<Name>,
): Promise<SaveResult<FormValues<Name>>> {
  const document: object = recordFromForm(name, typed);
  const fields = stored(name, id, { ...document });
  const result =
    version === null ? await create(name, id, fields) : await update(name, id, version, fields);
  return saveResultOf(result, (now) => formFromRecord(name, storedAs<LedgerRecords[Name]>(now)));
}

/** Removes a row; refused with 'changed' when somebody has changed it since it was loaded. */
export function removeRecord<Name extends RecordName>(
  name: Name,
  row: RecordRow<Name>,
): Promise<WriteResult> {
  return remove(name, row.id, row.version);
}

/** Undo: the removed row comes back with its id and its fields. */
export function restoreRecord<Name extends RecordName>(
  name: Name,
  row: RecordRow<Name>,
): Promise<WriteResult> {
  const kept = Object.entries(row).filter(([key]) => key !== 'id' && key !== 'version');
  return create(name, row.id, stored(name, row.id, Object.fromEntries(kept)));
}

function stored(name: RecordName, id: string, fields: Fields): Fields {
  return name === 'fundBalances' ? { ...fields, fundId: id, lastUpdated: SERVER_TIME } : fields;
}
