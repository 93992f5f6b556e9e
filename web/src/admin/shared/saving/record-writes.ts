import type { RecordName } from '@pa-ledger/domain/ledger/record-fields';
import {
  formFromRecord,
  recordFromForm,
  type FormValues,
} from '@pa-ledger/domain/ledger/record-form';
import type { Fields } from '../../../data/documents.ts';
import type { WriteResult } from '../../../data/write.ts';
import { create, remove, update } from '../../../data/writes.ts';
import type { RecordRow } from '../records/ledger-records.ts';
import { saveResultOf, type SaveResult } from './useSaving.ts';

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

/** What deletes a row, refused with 'changed' when somebody has changed it since it was loaded, and what undoes that. */
export function deletionOf<Name extends FormRecord>(name: Name, row: RecordRow<Name>) {
  const { id, version, ...fields } = row;
  return {
    remove: (): Promise<WriteResult> => remove(name, id, version),
    restore: (): Promise<WriteResult> => create(name, id, fields),
  };
}
