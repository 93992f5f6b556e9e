import type * as z from 'zod';
import { isRecentSignIn, type Person } from '@pa-ledger/domain/people/person';
import { type AdminRoute, ROUTE_RIGHTS } from '@pa-ledger/domain/people/places';
import { may, type Right } from '@pa-ledger/domain/people/rights';
import type { Role } from '@pa-ledger/domain/people/role';
import type { Instant } from '@pa-ledger/domain/time/dates';
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

/** A person who signed in and may act, as of now. */
export interface SignedIn extends Person {
  readonly role: Role;
  /** When they typed their password. */
  readonly authTime: Instant;
}

/** Who sent an ID token. */
export type Identity =
  | ({ readonly kind: 'listed' } & SignedIn)
  /** A person's account that no longer has the listed `email`. */
  | ({ readonly kind: 'renamed' } & Person)
  | { readonly kind: 'ended' | 'notListed' | 'signedOut' };

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
 * Returns the person who sent the request.
 * @throws DomainError `signInRequired` without a valid sign-in; `adminRenamed`, `accessEnded`, or `adminsOnly` for one that
 * isn't a listed person's now; `roleRefused` without the right.
 */
export async function requirePerson(
  request: ApiRequest,
  right: Right,
  services: Omit<AdminServices, 'addressLimit'>,
): Promise<SignedIn> {
  const token = idTokenOf(request);
  const identity: Identity =
    token === null ? { kind: 'signedOut' } : await services.identify(token);
  return requireRight(await requireListed(identity, services), right);
}

/** @throws DomainError for everyone who isn't a listed person now. */
export async function requireListed(
  identity: Identity,
  services: Pick<Services, 'db' | 'clock'>,
): Promise<SignedIn> {
  switch (identity.kind) {
    case 'listed': {
      const { kind: _kind, ...person } = identity;
      return person;
    }
    case 'renamed':
      throw await renamedRefusal(identity, services);
    case 'ended':
      throw new DomainError('accessEnded');
    case 'notListed':
      throw new DomainError('adminsOnly');
    case 'signedOut':
      throw new DomainError('signInRequired');
  }
}

/** @throws DomainError `roleRefused`. */
export function requireRight(person: SignedIn, right: Right): SignedIn {
  if (!may(person.role, right)) throw new DomainError('roleRefused');
  return person;
}

/** @throws DomainError `passwordRequired` unless the person typed their password within the last ten minutes. */
export function requireRecentSignIn(person: SignedIn, { clock }: Pick<Services, 'clock'>): void {
  if (!isRecentSignIn(person, clock())) throw new DomainError('passwordRequired');
}

/** The fields that a record keeps of a person. */
export function personOf({ uid, email }: SignedIn): Person {
  return { uid, email };
}

/**
 * Raises an alert that tells the other administrators about a renamed account, and returns its refusal, even if storing
 * the alert fails.
 */
export async function renamedRefusal(
  { uid, email }: Person,
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

/** An endpoint that answers only people of the panel. @typeParam Body of the request. */
interface AdminEndpointOptions<Body> extends Pick<Endpoint<AdminServices>, 'failure'> {
  /** The last part of its address; `ROUTE_RIGHTS` says who may. */
  readonly name: AdminRoute;
  readonly shape: z.ZodType<Body>;
  /** The most bytes of a body. */
  readonly maxBytes: number;
  readonly answer: (
    body: Body,
    by: Person,
    services: AdminServices,
    signedIn: SignedIn,
  ) => Promise<Answer>;
}

/**
 * A POST for people of the panel. Refuses everyone else before it reads the body. Answers `busy` if other writes keep coming
 * first.
 */
export function adminEndpoint<Body>(options: AdminEndpointOptions<Body>): Endpoint<AdminServices> {
  const { name, failure, shape, maxBytes, answer } = options;
  return {
    name,
    failure,
    async handle(request, services) {
      takeForAddress(services.addressLimit, request);
      const signedIn = await requirePerson(request, ROUTE_RIGHTS[name], services);
      try {
        const body = bodyOf(request, maxBytes, shape);
        return await answer(body, personOf(signedIn), services, signedIn);
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
