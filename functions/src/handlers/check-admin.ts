import { success } from '../http/answer.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { adminEndpoint, type AdminServices } from './admin-endpoint.ts';

/**
 * `POST /api/check-admin` with an administrator's `Authorization: Bearer <ID token>`; the body is not read. Answers
 * `{success: true, email}` with the address that the administrator is listed under; 401 and 403 for everybody else. An
 * account that was renamed is told so in a sentence, and an alert tells the other administrators.
 */
export function checkAdminEndpoint(services: AdminServices): Endpoint {
  return adminEndpoint(services, {
    name: 'check-admin',
    failure: 'loadFailed',
    answer: (_request, by) => Promise.resolve(success({ email: by.email })),
  });
}
