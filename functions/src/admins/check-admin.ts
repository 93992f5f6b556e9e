import { MAX_CHECK_ADMIN_BODY_BYTES } from '@pa-ledger/domain/limits';
import * as z from 'zod';
import { success } from '../http/answer.ts';
import { DomainError } from '../platform/domain-error.ts';
import { jsonBodyOf } from '../http/request.ts';
import { adminEndpoint } from './admin-endpoint.ts';

const shape = z.strictObject({});

/**
 * `POST /api/check-admin` with an administrator's `Authorization: Bearer <ID token>` and `{}`. Answers
 * `{success: true, email}` with the address that the administrator is listed under, or `{success: false, error}` with
 * 400, 401, 403, 413, 415, 429 and 503. An account that was renamed is told so in a sentence, and an alert tells the
 * other administrators.
 */
export const checkAdminEndpoint = adminEndpoint({
  name: 'check-admin',
  failure: 'loadFailed',
  answer: (request, by) => {
    const body = shape.safeParse(jsonBodyOf(request, MAX_CHECK_ADMIN_BODY_BYTES));
    if (!body.success) throw new DomainError('badRequest');
    return Promise.resolve(success({ email: by.email }));
  },
});
