import { valuesOfTexts } from '@pa-ledger/domain/fields/form';
import { recordForm } from '@pa-ledger/domain/ledger/record-fields';
import {
  recordFromForm,
  formFromRecord,
  type FormValues,
} from '@pa-ledger/domain/ledger/record-form';
import { callAdminApi } from '../../data/call-admin-api.ts';
import { data } from '../../data/source.ts';
import { readRecord, type RecordRow } from '../shared/records/ledger-records.ts';
import type { SaveResult } from '../shared/saving/useSaving.ts';

export type CategoryRow = RecordRow<'categories'>;

/**
 * Saves a category through the API, which takes its event approver and its open expenses along when it is renamed and
 * keeps names unique.
 * @param id also of a new category: it is made when the form opens, so that a second attempt creates no second one.
 * @param version the one that was loaded into the form; null creates.
 */
export async function saveCategory(
  id: string,
  version: number | null,
  typed: FormValues<'categories'>,
): Promise<SaveResult<FormValues<'categories'>>> {
  const fields = recordFromForm('categories', typed);
  const result = await callAdminApi('/api/save-category', { id, version, ...fields });
  if (result.ok) return { ok: true };
  if (result.why !== 'changed') return result;
  const now = await data.readDocument('categories', id);
  if (!now.ok) return result;
  const row = now.fields && readRecord<'categories'>(id, now.fields);
  return {
    ...result,
    current: row && { values: formFromRecord('categories', row), version: row.version },
  };
}

/** What deletes a category, which the API refuses while open expenses refer to it, and what undoes that. */
export function categoryDeletion(row: CategoryRow) {
  const { id, version } = row;
  const fields = valuesOfTexts(recordForm('categories'), formFromRecord('categories', row));
  return {
    remove: () => callAdminApi('/api/delete-category', { id, version }),
    restore: () => callAdminApi('/api/save-category', { id, version: null, ...fields }),
  };
}
