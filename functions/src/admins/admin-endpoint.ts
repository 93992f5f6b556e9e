import type { Administrator } from '@pa-ledger/domain/people/administrator';
import type { Answer } from '../http/answer.ts';
import { DomainError } from '../platform/domain-error.ts';
import { takeForAddress, type RateLimit } from '../http/address-limit.ts';
import type { Endpoint } from '../http/endpoint.ts';
import type { ApiRequest } from '../http/request.ts';
import type { Services } from '../platform/services.ts';
import { isContention, isTransient } from '../platform/failures.ts';
import { requireAdmin, type Identify } from './admin-authority.ts';

const RETRY_AFTER_SECONDS = 2;

/** What the administrators' endpoints need besides the common services. */
export interface AdminServices extends Services {
  readonly identify: Identify;
  readonly addressLimit: RateLimit;
}

/** An endpoint that answers only administrators. */
interface AdminWork extends Pick<Endpoint<AdminServices>, 'name' | 'failure'> {
  readonly answer: (
    request: ApiRequest,
    by: Administrator,
    services: AdminServices,
  ) => Promise<Answer>;
}

/**
 * A POST for administrators. Everybody else is refused before the body is read. Answers `busy` if other writes came first
 * too often.
 */
export function adminEndpoint({ answer, ...facts }: AdminWork): Endpoint<AdminServices> {
  return {
    ...facts,
    method: 'POST',
    async handle(request, services) {
      takeForAddress(services.addressLimit, request);
      const by = await requireAdmin(request, services);
      try {
        return await answer(request, by, services);
      } catch (error) {
        if (!isContention(error) && !isTransient(error)) throw error;
        throw new DomainError('busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });
      }
    },
  };
}
