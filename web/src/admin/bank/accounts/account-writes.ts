import {
  outstandingFrom,
  outstandingIn,
  type OutstandingTexts,
} from '@pa-ledger/domain/accounts/outstanding';
import { SIGNER_FORM, signersIn, type SignerTexts } from '@pa-ledger/domain/accounts/signers';
import { rememberedIn } from '@pa-ledger/domain/bank/csv-columns';
import { typedOfValues } from '@pa-ledger/domain/fields/form';
import { formFromRecord, recordFromForm } from '@pa-ledger/domain/ledger/record-form';
import type { ApiResult } from '../../../data/api-result.ts';
import { callAdminApi } from '../../../data/call-admin-api.ts';
import type { Fields } from '../../../data/documents.ts';
import { data } from '../../../data/source.ts';
import type { RecordRow } from '../../shared/records/ledger-records.ts';
import type { RecordWrites } from '../../shared/saving/record-writes.ts';
import { saveResultOf } from '../../shared/saving/save-result.ts';

/** Asks the server for an act with an account. */
export function manageAccount(act: Fields): Promise<ApiResult> {
  return callAdminApi('/api/admin/manage-account', act);
}

/** Saves what was outstanding at an account's opening, beside what its form holds, over the version that was loaded. */
export function saveOutstanding(
  row: RecordRow<'accounts'>,
  items: readonly OutstandingTexts[],
): Promise<ApiResult> {
  return saveBeside(row, { outstanding: items.map(outstandingFrom) });
}

/** Saves who signs an account's checks, in the same way. */
export function saveSigners(
  row: RecordRow<'accounts'>,
  signers: readonly SignerTexts[],
): Promise<ApiResult> {
  return saveBeside(row, { signers: [...signers] });
}

function saveBeside(row: RecordRow<'accounts'>, more: Fields): Promise<ApiResult> {
  const { id, version } = row;
  const fields = { ...recordFromForm('accounts', formFromRecord('accounts', row)) };
  return manageAccount({ act: 'save', id, version, fields, ...more });
}

/** The server saves accounts: it keeps their names unique and the first opening day, and looks for what names one. */
export const accountWrites: RecordWrites<'accounts'> = {
  async save(id, version, typed) {
    const fields = { ...recordFromForm('accounts', typed) };
    const result = await manageAccount({ act: 'save', id, version, fields });
    if (result.ok) return { ok: true };
    const now = result.why === 'changed' ? await data.readDocument('accounts', id) : null;
    const conflicts = now?.ok === true ? [{ id, current: now.fields }] : [];
    return saveResultOf({ ...result, conflicts }, (stored) => formFromRecord('accounts', stored));
  },
  deletionOf(row) {
    const { id, version } = row;
    const fields = { ...recordFromForm('accounts', formFromRecord('accounts', row)) };
    const beside = {
      file: rememberedIn({ ...row }),
      outstanding: outstandingIn(row),
      signers: signersIn(row).map((signer) => typedOfValues(SIGNER_FORM, signer)),
    };
    const restored = { act: 'save', id, version: null, fields, ...beside };
    return {
      remove: () => manageAccount({ act: 'delete', id, version }),
      restore: () => manageAccount(restored),
    };
  },
};
