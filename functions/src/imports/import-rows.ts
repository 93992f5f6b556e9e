import { MAX_IMPORT_BODY_BYTES } from '@pa-ledger/domain/limits';
import { adminEndpoint } from '../admins/admin-endpoint.ts';
import { success } from '../http/answer.ts';
import { rowsImported } from '../platform/logs.ts';
import { importSlice } from './import-slice.ts';
import { sliceShape } from './slice-request.ts';

/**
 * `POST /api/admin/import-rows`, with an administrator's `Authorization: Bearer <ID token>`: adds a slice of a sheet in one
 * commit. What was added before is not added again, so a slice may be sent as often as one likes.
 *
 *   {id, kind, fiscalYear, rows, records: [{row, collection, fields}], approvers: [{row, role, category, address}]}
 *
 * Answers `{success: true, stored, refused: [{row, sentence}]}`: how many of the slice are in the books now, and why the
 * others are not; or `{success: false, error}`: 400, 401, 403, 409 (the import was taken back), 413, 415, 429, 500, 503.
 */
export const importRowsEndpoint = adminEndpoint({
  name: 'import-rows',
  failure: 'saveFailed',
  shape: sliceShape,
  maxBytes: MAX_IMPORT_BODY_BYTES,
  async answer(request, by, services) {
    const { stored, added, refused } = await importSlice(services, request, by);
    rowsImported(request.id, added);
    return success({ stored, refused });
  },
});
