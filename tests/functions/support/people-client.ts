import type { PersonLinkPurpose } from '@pa-ledger/domain/people/people-requests';
import type { Person, PersonEntry } from '@pa-ledger/domain/people/person';
import type { Role } from '@pa-ledger/domain/people/role';
import { getAuth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { randomBytes } from 'node:crypto';
import { createRateLimit } from '../../../functions/src/http/address-limit.ts';
import type { Endpoint } from '../../../functions/src/http/endpoint.ts';
import { signPersonToken } from '../../../functions/src/links/person-token.ts';
import type { AdminServices } from '../../../functions/src/people/admin-endpoint.ts';
import { createIdentify } from '../../../functions/src/people/firebase-auth.ts';
import { forgotPasswordEndpoint } from '../../../functions/src/people/forgot-password.ts';
import { invitationEndpoint, joinEndpoint } from '../../../functions/src/people/join.ts';
import { listPeopleEndpoint } from '../../../functions/src/people/list-people.ts';
import { managePeopleEndpoint } from '../../../functions/src/people/manage-people.ts';
import { personFrom } from '../../../functions/src/people/people.ts';
import { personLinkIn, personLinksRef } from '../../../functions/src/people/person-links.ts';
import { renameSelfEndpoint } from '../../../functions/src/people/rename-self.ts';
import type { Services } from '../../../functions/src/platform/services.ts';
import { personEntry, signedIn } from '../../fixtures/people.ts';
import { putRecorded } from '../../../tools/seed/put-recorded.ts';
import type { AdminReply } from './admin-client.ts';
import { ask, jsonRequest, requestOf } from './requests.ts';
import { accountsApp, newAddress, register, type Account } from './sign-in.ts';
import { keys } from './suite.ts';

/** What an administrator does with people. */
export interface PeopleClient {
  manage(act: object): Promise<AdminReply>;
  invite(own?: object): Promise<AdminReply>;
  list(): Promise<AdminReply>;
  rename(name: string): Promise<AdminReply>;
}

/** Calls the endpoints as a person who is signed in. @param authTime when they typed their password. */
export function peopleClient(
  services: Services,
  by: Person,
  role: Role = 'admin',
  authTime = services.clock(),
): PeopleClient {
  const admin: AdminServices = {
    ...services,
    identify: () => Promise.resolve(signedIn(by, role, authTime)),
    addressLimit: createRateLimit(Number.MAX_SAFE_INTEGER, services.clock),
  };
  const send = async (endpoint: Endpoint<AdminServices>, body: object): Promise<AdminReply> => {
    const answer = await ask(endpoint, admin)(jsonRequest(body, { authorization: 'Bearer token' }));
    // These endpoints answer only JSON objects.
    return {
      status: answer.status,
      body: JSON.parse(answer.body.toString()) as AdminReply['body'],
    };
  };
  return {
    manage: (act) => send(managePeopleEndpoint, act),
    invite: (own) =>
      send(managePeopleEndpoint, {
        action: 'invite',
        name: 'Ada Lane',
        email: newAddress(),
        role: 'bookkeeper',
        endsOn: null,
        ...own,
      }),
    list: () => send(listPeopleEndpoint, {}),
    rename: (name) => send(renameSelfEndpoint, { name }),
  };
}

/** What the pages of a person's links do. */
export function linkClient(services: Services) {
  const linked = {
    ...services,
    keys,
    addressLimit: createRateLimit(Number.MAX_SAFE_INTEGER, services.clock),
  };
  const read = async (answer: ReturnType<ReturnType<typeof ask>>) => {
    const { status, body } = await answer;
    return { status, body: JSON.parse(body.toString()) as AdminReply['body'] };
  };
  const carrying = (token: string) => ({ 'x-approval-token': token });
  return {
    invitation: (token: string) =>
      read(ask(invitationEndpoint, linked)(requestOf({ headers: carrying(token) }))),
    join: (token: string, secret = newSecret()) =>
      read(ask(joinEndpoint, linked)(jsonRequest({ secret }, carrying(token)))),
    forgot: (email: string) => read(ask(forgotPasswordEndpoint, linked)(jsonRequest({ email }))),
  };
}

/** A browser's secret. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The token that a person's email carries now. @throws Error when there is none. */
export async function personTokenIn(
  db: Firestore,
  uid: string,
  purpose: PersonLinkPurpose = 'join',
): Promise<string> {
  const link = personLinkIn(await personLinksRef(db, uid).get(), purpose);
  if (link === null) throw new Error(`There is no link to ${purpose} for ${uid}.`);
  return signPersonToken({ uid, purpose, nonce: link.nonce, expiresAt: link.expiresAt }, keys);
}

/** A person with an account who joined long ago, with their journal. */
export async function joinedPerson(
  db: Firestore,
  own: Partial<PersonEntry<Date>> = {},
): Promise<Account> {
  const account = await register({ admin: true });
  const { version: _version, ...fields } = personEntry(account.email, 'Ruth Adeyemi', own);
  await putRecorded(db, `people/${account.uid}`, fields);
  return account;
}

/** Reads a person's entry; null without one. */
export async function entryOf(db: Firestore, uid: string): Promise<PersonEntry | null> {
  const found = await db.collection('people').doc(uid).get();
  return found.exists ? personFrom(found) : null;
}

/** What the server takes an ID token for. */
export function standingOf({ db, clock }: Services, idToken: string) {
  return createIdentify(getAuth(accountsApp), db, clock)(idToken);
}
