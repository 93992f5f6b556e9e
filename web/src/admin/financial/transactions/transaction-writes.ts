import {
  formFromRecord,
  recordFromForm,
  type FormValues,
} from '@pa-ledger/domain/ledger/record-form';
import { returnedBy } from '@pa-ledger/domain/ledger/returns';
import { callAdminApi } from '../../../data/call-admin-api.ts';
import type { Fields } from '../../../data/documents.ts';
import { data } from '../../../data/source.ts';
import type { WriteResult } from '../../../data/write.ts';
import { recordWrites, type RecordWrites } from '../../shared/saving/record-writes.ts';
import { saveResultOf } from '../../shared/saving/save-result.ts';

/** One kind of writes serves both sub-tabs. */
type Either = 'revenueItems' | 'manualExpenses';

const ADDRESSES = {
  revenueItems: '/api/admin/save-revenue',
  manualExpenses: '/api/admin/save-manual-expense',
} as const;

/** What only the server changes: what moves money, and the number of a check, which it takes in the same commit. */
const MOVES = ['date', 'amount', 'accountId', 'method', 'checkNumber'] as const;

/**
 * Writes of entries. The page adds those without a check number that give nothing back, and changes words, category and fund;
 * the server does the rest, and all that deletes or restores: `firestore.rules` says the same.
 */
export function transactionWrites(name: Either): RecordWrites<Either> {
  const direct = recordWrites(name);
  const fieldsOf = (typed: FormValues<Either>): Fields => ({ ...recordFromForm(name, typed) });
  return {
    async save(id, version, typed, loaded) {
      const fields = fieldsOf(typed);
      const isPages =
        version === null
          ? !('checkNumber' in fields)
          : loaded?.version === version && staysWhereItIs(fieldsOf(loaded.values), fields);
      if (isPages && returnedBy(id) === null) return direct.save(id, version, typed);
      const result = await saveByServer(name, id, version, fields);
      return saveResultOf(result, (now) => formFromRecord(name, now));
    },
    deletionOf(row) {
      const fields = fieldsOf(formFromRecord(name, row));
      return {
        remove: () => saveByServer(name, row.id, row.version, null),
        restore: () => saveByServer(name, row.id, null, fields),
      };
    },
  };
}

function staysWhereItIs(before: Fields, after: Fields): boolean {
  return MOVES.every((name) => before[name] === after[name]);
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
