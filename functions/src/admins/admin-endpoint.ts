import type { Administrator } from '@pa-ledger/domain/people/administrator';
import type { Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod';
import type { Answer } from '../http/answer.ts';
import { DomainError } from '../platform/domain-error.ts';
import { takeForAddress, type LimitedServices } from '../http/address-limit.ts';
import { bodyOf, type ApiRequest, type Endpoint } from '../http/endpoint.ts';
import type { Services } from '../platform/services.ts';
import { isContention, isTransient, errorCodeOf } from '../platform/failures.ts';
import { alertFailed, renamedRefused } from '../platform/logs.ts';
import { raiseAlert } from '../alerts/alerts.ts';
import { readListedAdmin } from './admins.ts';

/** Who sent an ID token. */
export type Identity =
  | ({ readonly kind: 'admin' } & Administrator)
  /** An administrator's account whose address is no longer the listed `email`. */
  | ({ readonly kind: 'renamed' } & Administrator)
  | { readonly kind: 'somebody' | 'nobody' };

/** Finds who an ID token belongs to, as of now. */
export type Identify = (idToken: string) => Promise<Identity>;

/** The codes of Firebase Auth for a token that is not valid or not valid any more. */
const BAD_TOKEN = new Set<unknown>([
  'auth/argument-error',
  'auth/invalid-id-token',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** The part of Firebase Auth that is used. */
export interface TokenVerifier {
  /** @throws FirebaseAuthError for a token that is not valid or was revoked. */
  readonly verifyIdToken: (
    idToken: string,
    checkRevoked: boolean,
  ) => Promise<{ readonly uid: string; readonly email?: string; readonly admin?: unknown }>;
}

/**
 * An administrator has a sign-in that was not revoked, the claim `admin`, and an entry among the admins with the role
 * and the address of the sign-in. The claim only means 'may sign in'; who somebody is comes from the entry, because
 * everybody can rename their own account (#91). If the entry is deleted, all rights end at once (#64).
 */
export function createIdentify(auth: TokenVerifier, db: Firestore): Identify {
  return async (idToken) => {
    try {
      const claims = await auth.verifyIdToken(idToken, true);
      const { uid, email = '' } = claims;
      if (claims.admin !== true) return { kind: 'somebody' };
      const listed = await readListedAdmin(db, uid, email);
      if (listed.standing === 'none') return { kind: 'somebody' };
      return { kind: listed.standing, uid, email: listed.email };
    } catch (error) {
      if (BAD_TOKEN.has(errorCodeOf(error))) return { kind: 'nobody' };
      throw error;
    }
  };
}

/** The ID token of the request's `Authorization: Bearer`; null when there is none. */
export function idTokenOf(request: ApiRequest): string | null {
  return (
    /^Bearer (?<token>[\w.-]+)$/i.exec(request.headers['authorization'] ?? '')?.groups?.['token'] ??
    null
  );
}

/**
 * Returns the administrator who sends the request.
 * @throws DomainError `signInRequired` without a valid sign-in, `adminRenamed` or `adminsOnly` for everybody else.
 */
export async function requireAdmin(
  request: ApiRequest,
  services: Omit<AdminServices, 'addressLimit'>,
): Promise<Administrator> {
  const token = idTokenOf(request);
  const identity: Identity = token === null ? { kind: 'nobody' } : await services.identify(token);
  switch (identity.kind) {
    case 'admin':
      return { uid: identity.uid, email: identity.email };
    case 'renamed':
      throw await renamedRefusal(identity, services);
    case 'somebody':
      throw new DomainError('adminsOnly');
    case 'nobody':
      throw new DomainError('signInRequired');
  }
}

/**
 * Returns the refusal of an account that was renamed, after an alert has told the other administrators about it. The
 * account is refused even if the alert cannot be stored.
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

/** An endpoint that answers only administrators. @typeParam Body what it is asked with. */
interface AdminWork<Body> extends Pick<Endpoint<AdminServices>, 'name' | 'failure'> {
  readonly shape: z.ZodType<Body>;
  /** The most bytes of a body. */
  readonly maxBytes: number;
  readonly answer: (body: Body, by: Administrator, services: AdminServices) => Promise<Answer>;
}

/**
 * A POST for administrators. Everybody else is refused before the body is read. Answers `busy` if other writes came first
 * too often.
 */
export function adminEndpoint<Body>(work: AdminWork<Body>): Endpoint<AdminServices> {
  const { name, failure, shape, maxBytes, answer } = work;
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
