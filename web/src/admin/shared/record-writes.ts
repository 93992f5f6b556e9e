import type { RecordName } from '@pa-ledger/domain/ledger/record-fields';
import {
  formFromRecord,
  recordFromForm,
  type FormValues,
} from '@pa-ledger/domain/ledger/record-form';
import type { Fields } from '../../data/documents.ts';
import type { WriteResult } from '../../data/write.ts';
import { create, remove, update } from '../../data/writes.ts';
import type { RecordRow } from './ledger-records.ts';
import { saveResultOf, type SaveResult } from './save-result.ts';

/** The collections with a form of their own, whose records the page writes itself. */
type FormRecord = Exclude<RecordName, 'categories' | 'fundBalances'>;

/**
 * Saves what a form holds; not for categories, which the API saves.
 * @param id of a new one too: it is made when the form opens, so that a second try creates no second one.
 * @param version the one that was loaded into the form; null creates.
 */
export async function saveRecord<Name extends FormRecord>(
  name: Name,
  id: string,
  version: number | null,
  typed: FormValues<Name>,
): Promise<SaveResult<FormValues<Name>>> {
  const document: object = recordFromForm(name, typed);
  const fields: Fields = { ...document };
  const result =
    version === null ? await create(name, id, fields) : await update(name, id, version, fields);
  return saveResultOf(result, (now) => formFromRecord(name, now));
}

/** Removes a row; refused with 'changed' when somebody has changed it since it was loaded. */
export function removeRecord<Name extends RecordName>(
  name: Name,
  row: RecordRow<Name>,
): Promise<WriteResult> {
  return remove(name, row.id, row.version);
}

/** Undo: the removed row comes back with its id and its fields. */
export function restoreRecord<Name extends FormRecord>(
  name: Name,
  row: RecordRow<Name>,
): Promise<WriteResult> {
  const kept = Object.entries(row).filter(([key]) => key !== 'id' && key !== 'version');
  return create(name, row.id, Object.fromEntries(kept));
}
