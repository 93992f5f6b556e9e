import type { ManagePeople } from '@pa-ledger/domain/people/people-requests';
import type { ApiResult } from '../../../data/api-result.ts';
import { callAdminApi } from '../../../data/call-admin-api.ts';
import { withPassword } from '../../shared/password/password-again.ts';

/** Invites, changes, or removes someone; asks for the password if it was typed a while ago. */
export function managePeople(act: ManagePeople): Promise<ApiResult> {
  return withPassword(() => callAdminApi('/api/admin/manage-people', act));
}
