import { ratifiedId } from '@pa-ledger/domain/bank/ratification';
import { formFromRecord, recordFromForm } from '@pa-ledger/domain/ledger/record-form';
import { returnedBy } from '@pa-ledger/domain/ledger/returns';
import { callAdminApi } from '../../../data/call-admin-api.ts';
import type { Fields } from '../../../data/documents.ts';
import { data } from '../../../data/source.ts';
import type { WriteResult } from '../../../data/write.ts';
import { recordWrites, type RecordWrites } from '../../shared/saving/record-writes.ts';
import { saveResultOf } from '../../shared/saving/useSaving.ts';

/** One kind of writes serves both sub-tabs. */
type Either = 'revenueItems' | 'manualExpenses';

const ADDRESSES = {
  revenueItems: '/api/save-revenue',
  manualExpenses: '/api/save-manual-expense',
} as const;

/**
 * Writes of entries. The server deletes them, and saves what may give back more than is left of an entry: a return, and a
 * lower amount. It also saves what has a check number, before or after, because the number is taken in the same commit, and
 * what a meeting ratified if its day changes, because its mark follows; the page writes the others itself.
 */
export function transactionWrites(name: Either): RecordWrites<Either> {
  const direct = recordWrites(name);
  return {
    async save(id, version, typed) {
      const document = recordFromForm(name, typed);
      const isOwn =
        !isServersAlways(id, document) &&
        (version === null || !(await isServersNow(name, id, document)));
      if (isOwn) return direct.save(id, version, typed);
      const result = await saveByServer(name, id, version, document);
      return saveResultOf(result, (now) => formFromRecord(name, now));
    },
    deletionOf(row) {
      const { id, version, ...fields } = row;
      return {
        remove: () => saveByServer(name, id, version, null),
        restore: async () =>
          isServersAlways(id, fields) || (await isRatified(name, id))
            ? saveByServer(name, id, null, fields)
            : direct.deletionOf(row).restore(),
      };
    },
  };
}

/** Returns whether the server saves an entry whatever is stored: a return, or what has a check number. */
function isServersAlways(id: string, fields: object): boolean {
  return returnedBy(id) !== null || hasNumber(fields);
}

function hasNumber(fields: object): boolean {
  return 'checkNumber' in fields;
}

/** Returns whether the server saves a change of the stored one; without an answer the save itself says why. */
async function isServersNow(
  name: Either,
  id: string,
  after: { readonly amount: number; readonly date: string },
): Promise<boolean> {
  const read = await data.readDocument(name, id);
  if (!read.ok || read.fields === null) return false;
  const before = read.fields;
  if (hasNumber(before) || after.amount < Number(before['amount'])) return true;
  return after.date !== before['date'] && isRatified(name, id);
}

/** Returns whether a meeting ratified an entry, whose mark the server lets follow. */
async function isRatified(name: Either, id: string): Promise<boolean> {
  if (name === 'revenueItems') return false;
  const mark = await data.readDocument('ratified', ratifiedId({ collection: name, id }));
  return mark.ok && mark.fields !== null;
}

/** @param fields null deletes. */
async function saveByServer(
  name: Either,
  id: string,
  version: number | null,
  fields: Fields | null,
): Promise<WriteResult> {
  const result = await callAdminApi(ADDRESSES[name], { id, version, fields });
  if (result.ok) return { ok: true };
  if (result.why !== 'changed') return { ...result, conflicts: [] };
  const now = await data.readDocument(name, id);
  return { ...result, conflicts: now.ok ? [{ id, current: now.fields }] : [] };
}
