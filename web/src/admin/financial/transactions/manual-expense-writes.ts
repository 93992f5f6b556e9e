import { formFromRecord, recordFromForm } from '@pa-ledger/domain/ledger/record-form';
import { callAdminApi } from '../../../data/call-admin-api.ts';
import type { Fields } from '../../../data/documents.ts';
import { data } from '../../../data/source.ts';
import type { WriteResult } from '../../../data/write.ts';
import { recordWrites, type RecordWrites } from '../../shared/saving/record-writes.ts';
import { saveResultOf } from '../../shared/saving/useSaving.ts';

/** One kind of writes serves both sub-tabs. */
type Either = 'revenueItems' | 'manualExpenses';

// As a function's result, since a constant would be narrowed to its value.
const NAME = ((): Either => 'manualExpenses')();
const direct = recordWrites(NAME);

/**
 * Writes of manual expenses. Those with a check number, before or after, the server saves, because the number is taken in
 * the same commit; the page writes the others itself.
 */
export const manualExpenseWrites: RecordWrites<Either> = {
  async save(id, version, typed) {
    const document = recordFromForm(NAME, typed);
    if (!hasNumber(document) && (version === null || !(await isNumbered(id))))
      return direct.save(id, version, typed);
    const result = await saveNumbered(id, version, document);
    return saveResultOf(result, (now) => formFromRecord(NAME, now));
  },
  deletionOf(row) {
    if (!hasNumber(row)) return direct.deletionOf(row);
    const { id, version, ...fields } = row;
    return {
      remove: () => saveNumbered(id, version, null),
      restore: () => saveNumbered(id, null, fields),
    };
  },
};

function hasNumber(fields: object): boolean {
  return 'checkNumber' in fields;
}

/** Returns whether the stored one has a number; without an answer the save itself says why. */
async function isNumbered(id: string): Promise<boolean> {
  const read = await data.readDocument(NAME, id);
  return read.ok && read.fields?.['checkNumber'] !== undefined;
}

/** @param fields null deletes. */
async function saveNumbered(
  id: string,
  version: number | null,
  fields: Fields | null,
): Promise<WriteResult> {
  const result = await callAdminApi('/api/save-manual-expense', { id, version, fields });
  if (result.ok) return { ok: true };
  if (result.why !== 'changed') return { ...result, conflicts: [] };
  const now = await data.readDocument(NAME, id);
  return { ...result, conflicts: now.ok ? [{ id, current: now.fields }] : [] };
}
