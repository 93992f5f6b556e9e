import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { Refusal } from '../http/answer.ts';
import type { ApiRequest } from '../http/request.ts';
import { isListedAdmin } from '../store/admins.ts';

/** What an ID token says of the person who sent it. */
export type Identity =
  { readonly kind: 'admin'; readonly email: string } | { readonly kind: 'somebody' | 'nobody' };

/** Asks who an ID token is of, as of now. */
export type Identify = (idToken: string) => Promise<Identity>;

/** What Firebase Auth says of a token that is no good, or was once. */
const BAD_TOKEN = new Set<unknown>([
  'auth/argument-error',
  'auth/invalid-id-token',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/**
 * An administrator has a sign-in that was not revoked, the claim `admin`, and a document among the admins: with its
 * deletion everything ends at once (threat #64).
 */
export function createIdentify(auth: Pick<Auth, 'verifyIdToken'>, db: Firestore): Identify {
  return async (idToken) => {
    try {
      const claims = await auth.verifyIdToken(idToken, true);
      const { email } = claims;
      if (claims['admin'] !== true || email === undefined) return { kind: 'somebody' };
      return (await isListedAdmin(db, claims.uid))
        ? { kind: 'admin', email }
        : { kind: 'somebody' };
    } catch (error) {
      const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
      if (BAD_TOKEN.has(code)) return { kind: 'nobody' };
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
 * The e-mail address of the administrator who sends the request.
 * @throws Refusal 401 without a good sign-in, 403 for everybody else.
 */
export async function requireAdmin(request: ApiRequest, identify: Identify): Promise<string> {
  const token = idTokenOf(request);
  const identity: Identity = token === null ? { kind: 'nobody' } : await identify(token);
  switch (identity.kind) {
    case 'admin':
      return identity.email;
    case 'somebody':
      throw new Refusal('adminsOnly');
    case 'nobody':
      throw new Refusal('signInRequired');
  }
}
