import type * as z from 'zod';
import type { Administrator } from '@pa-ledger/domain/people/administrator';
import type { Answer } from '../http/answer.ts';
import { DomainError } from '../platform/domain-error.ts';
import { takeForAddress, type LimitedServices } from '../http/address-limit.ts';
import { bodyOf, type ApiRequest, type Endpoint } from '../http/endpoint.ts';
import type { Services } from '../platform/services.ts';
import { isContention, isTransient } from '../platform/failures.ts';
import { alertFailed, renamedRefused } from '../platform/logs.ts';
import { raiseAlert } from '../alerts/alerts.ts';
import { reasonError } from '@pa-ledger/domain/expenses/reason';
import { isBlank, tidyText } from '@pa-ledger/domain/text/text';

/** Who sent an ID token. */
export type Identity =
  | ({ readonly kind: 'admin' } & Administrator)
  /** An administrator's account that no longer has the listed `email`. */
  | ({ readonly kind: 'renamed' } & Administrator)
  | { readonly kind: 'notAdmin' | 'signedOut' };

/** Finds who an ID token belongs to, as of now. */
export type Identify = (idToken: string) => Promise<Identity>;

/** The ID token of the request's `Authorization: Bearer`; null when there is none. */
export function idTokenOf(request: ApiRequest): string | null {
  return (
    /^Bearer (?<token>[\w.-]+)$/i.exec(request.headers['authorization'] ?? '')?.groups?.['token'] ??
    null
  );
}

/**
 * Returns the administrator who sent the request.
 * @throws DomainError `signInRequired` without a valid sign-in, and `adminRenamed` or `adminsOnly` for everyone else.
 */
export async function requireAdmin(
  request: ApiRequest,
  services: Omit<AdminServices, 'addressLimit'>,
): Promise<Administrator> {
  const token = idTokenOf(request);
  const identity: Identity =
    token === null ? { kind: 'signedOut' } : await services.identify(token);
  switch (identity.kind) {
    case 'admin':
      return { uid: identity.uid, email: identity.email };
    case 'renamed':
      throw await renamedRefusal(identity, services);
    case 'notAdmin':
      throw new DomainError('adminsOnly');
    case 'signedOut':
      throw new DomainError('signInRequired');
  }
}

/**
 * Raises an alert that tells the other administrators about a renamed account, and returns its refusal, even if storing
 * the alert fails.
 */
export async function renamedRefusal(
  { uid, email }: Administrator,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
): Promise<DomainError> {
  renamedRefused(uid);
  try {
    const cause = { kind: 'adminRenamed', expenseId: null, uid, email } as const;
    await raiseAlert(db, cause, clock());
  } catch (error) {
    alertFailed('adminRenamed', error);
  }
  return new DomainError('adminRenamed');
}

const RETRY_AFTER_SECONDS = 2;

/** What the administrators' endpoints need besides the common services. */
export interface AdminServices extends LimitedServices {
  readonly identify: Identify;
}

/** An endpoint that answers only administrators. @typeParam Body of the request. */
interface AdminEndpointOptions<Body> extends Pick<Endpoint<AdminServices>, 'name' | 'failure'> {
  readonly shape: z.ZodType<Body>;
  /** The most bytes of a body. */
  readonly maxBytes: number;
  readonly answer: (body: Body, by: Administrator, services: AdminServices) => Promise<Answer>;
}

/**
 * A POST for administrators. Refuses everyone else before it reads the body. Answers `busy` if other writes keep coming
 * first.
 */
export function adminEndpoint<Body>(options: AdminEndpointOptions<Body>): Endpoint<AdminServices> {
  const { name, failure, shape, maxBytes, answer } = options;
  return {
    name,
    failure,
    async handle(request, services) {
      takeForAddress(services.addressLimit, request);
      const by = await requireAdmin(request, services);
      try {
        return await answer(bodyOf(request, maxBytes, shape), by, services);
      } catch (error) {
        if (!isContention(error) && !isTransient(error)) throw error;
        throw new DomainError('busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });
      }
    },
  };
}

/**
 * Returns a tidied reason.
 * @throws DomainError for a blank one, or one that we can't store.
 */
export function requireReason(typed: string): string {
  const reason = tidyText(typed);
  if (isBlank(reason)) throw new DomainError('voidReasonRequired');
  const wrong = reasonError(reason);
  if (wrong !== null) throw new DomainError(wrong);
  return reason;
}
