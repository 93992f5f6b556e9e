import { ratifiedId } from '@pa-ledger/domain/bank/ratification';
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
 * the same commit, and what a meeting ratified if its day changes, because its mark follows; the page writes the others
 * itself.
 */
export const manualExpenseWrites: RecordWrites<Either> = {
  async save(id, version, typed) {
    const document = recordFromForm(NAME, typed);
    const isOwn = !hasNumber(document) && (version === null || !(await isServers(id, document)));
    if (isOwn) return direct.save(id, version, typed);
    const result = await saveByServer(id, version, document);
    return saveResultOf(result, (now) => formFromRecord(NAME, now));
  },
  deletionOf(row) {
    if (!hasNumber(row)) return direct.deletionOf(row);
    const { id, version, ...fields } = row;
    return {
      remove: () => saveByServer(id, version, null),
      restore: () => saveByServer(id, null, fields),
    };
  },
};

function hasNumber(fields: object): boolean {
  return 'checkNumber' in fields;
}

/** Returns whether the server saves the stored one; without an answer the save itself says why. */
async function isServers(id: string, after: object): Promise<boolean> {
  const read = await data.readDocument(NAME, id);
  if (!read.ok || read.fields === null) return false;
  if (hasNumber(read.fields)) return true;
  if ('date' in after && after.date === read.fields['date']) return false;
  const mark = await data.readDocument(
    'ratified',
    ratifiedId({ collection: 'manualExpenses', id }),
  );
  return mark.ok && mark.fields !== null;
}

/** @param fields null deletes. */
async function saveByServer(
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
