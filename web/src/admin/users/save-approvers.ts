import type { Fields } from '../../data/documents.ts';
import type { WriteResult } from '../../data/write.ts';
import { create, update } from '../../data/writes.ts';
import { withPassword } from '../shared/password/password-again.ts';

/**
 * Saves the approver settings; asks for the password if it was typed a while ago, since approvers control the money.
 * @param version the one to save over; null if no one has saved any.
 */
export async function saveApprovers(version: number | null, fields: Fields): Promise<WriteResult> {
  const result = await withPassword(() =>
    version === null
      ? create('settings', 'approvers', fields)
      : update('settings', 'approvers', version, fields),
  );
  return 'conflicts' in result || result.ok ? result : { ...result, conflicts: [] };
}
