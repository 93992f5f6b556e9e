import { MAX_CHECK_ADMIN_BODY_BYTES } from '@pa-ledger/domain/limits';
import * as z from 'zod';
import { success } from '../http/answer.ts';
import { adminEndpoint } from './admin-endpoint.ts';

/**
 * `POST /api/admin/check-admin` with an administrator's `Authorization: Bearer <ID token>` and `{}`. Answers `{success:
 * true, email}` with the administrator's listed address, or `{success: false, error}` with 400, 401, 403, 413, 415,
 * 429, and 503. A sentence tells a renamed account what's wrong, and an alert tells the other administrators.
 */
export const checkAdminEndpoint = adminEndpoint({
  name: 'check-admin',
  failure: 'loadFailed',
  shape: z.strictObject({}),
  maxBytes: MAX_CHECK_ADMIN_BODY_BYTES,
  answer: (_body, by) => Promise.resolve(success({ email: by.email })),
});
