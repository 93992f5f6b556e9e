import { formFromRecord, recordFromForm } from '@pa-ledger/domain/ledger/record-form';
import { callAdminApi } from '../../data/call-admin-api.ts';
import { data } from '../../data/source.ts';
import { readRecord, type RecordRow } from '../shared/records/ledger-records.ts';
import type { RecordWrites } from '../shared/saving/record-writes.ts';

export type CategoryRow = RecordRow<'categories'>;

/**
 * Saves a category through the API, which takes its event approver and its open expenses along when it is renamed and
 * keeps names unique, and deletes it, which the API refuses while open expenses refer to it.
 */
export const categoryWrites: RecordWrites<'categories'> = {
  async save(id, version, typed) {
    const fields = recordFromForm('categories', typed);
    const result = await callAdminApi('/api/admin/save-category', { id, version, ...fields });
    if (result.ok) return { ok: true };
    if (result.why !== 'changed') return result;
    const now = await data.readDocument('categories', id);
    if (!now.ok) return result;
    const row = now.fields && readRecord<'categories'>(id, now.fields);
    return {
      ...result,
      current: row && { values: formFromRecord('categories', row), version: row.version },
    };
  },
  deletionOf({ id, version, ...fields }) {
    const category = { ...fields, id, version: null };
    return {
      remove: () => callAdminApi('/api/admin/delete-category', { id, version }),
      restore: () => callAdminApi('/api/admin/save-category', category),
    };
  },
};
