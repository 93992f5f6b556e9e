import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
  type TokenOptions,
} from '@firebase/rules-unit-testing';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore as ServerFirestore } from 'firebase-admin/firestore';
import { setLogLevel, type Firestore } from 'firebase/firestore';
import type { FirebaseStorage } from 'firebase/storage';
import { adminEntry } from '../fixtures/admins.ts';
import { readFileSync } from 'node:fs';
import { markCurrent } from '../support/data-version.ts';

/** A project and a bucket of the rules tests' own: no trigger runs there, and the suite's data stays as it is. */
export const RULES_PROJECT = 'demo-pa-ledger-rules';

/**
 * Who tries: without a sign-in, signed in as anybody, with a claim that only looks like one, an admin, an admin who was
 * removed while her token is still good, the holder of an approval link who signs in and puts all of it in claims, and an
 * admin who has given her account the address of another admin.
 */
export const ACTORS = {
  A1: undefined,
  A2: {},
  A3: { admin: 'true', email: 'a3@example.com' },
  A4: { admin: true, email: 'Treasurer@Example.com' },
  A5: { admin: true, email: 'removed@example.com' },
  A6: {
    expenseId: 'aB3dE5fG7hJ9kL1mN2pQ',
    s: 1,
    a: 'hash of the approver',
    n: 'secret',
    x: 4_102_444_800_000,
    k: '1',
    m: 'A'.repeat(43),
    role: 'approver',
  },
  A7: { admin: true, email: 'treasurer@example.com' },
} as const;

export type Actor = keyof typeof ACTORS;

/** Everybody but the admin. */
export const OUTSIDERS: readonly Actor[] = ['A1', 'A2', 'A3', 'A5', 'A6', 'A7'];
export const EVERYBODY: readonly Actor[] = [...OUTSIDERS, 'A4'];

/** The admins' entries, which the admin tool writes; A5's was removed. */
export const ADMIN = 'a4';
export const RENAMED_ADMIN = 'a7';

export const ADMIN_DOCUMENT = adminEntry('treasurer@example.com');
export const RENAMED_ADMIN_DOCUMENT = adminEntry('helper@example.com');

export interface RulesEnvironment {
  /** Firestore as an actor sees it. */
  readonly as: (actor: Actor) => Firestore;
  /** Firestore as somebody sees it whose token has these claims. */
  readonly asHolderOf: (uid: string, claims: TokenOptions) => Firestore;
  /** A bucket as an actor sees it. */
  readonly storage: (actor: Actor, bucket: string) => FirebaseStorage;
  /** Firestore past all rules. */
  readonly server: ServerFirestore;
  readonly environment: RulesTestEnvironment;
  readonly close: () => Promise<void>;
}

/** The modular functions accept the compat Firestore that a context gives; its type does not say so. */
function clientOf(context: RulesTestContext): Firestore {
  return context.firestore() as unknown as Firestore;
}

export async function openRulesEnvironment(projectId = RULES_PROJECT): Promise<RulesEnvironment> {
  // The SDK reports every refusal on the console; here they are what is looked for.
  setLogLevel('silent');
  // Nor is this the place to look for Google's metadata server.
  process.env['METADATA_SERVER_DETECTION'] ??= 'none';
  const environment = await initializeTestEnvironment({
    projectId,
    firestore: { rules: rulesIn('firestore.rules') },
    storage: { rules: rulesIn('storage.rules') },
  });
  const contexts = {
    A1: environment.unauthenticatedContext(),
    A2: environment.authenticatedContext('a2', ACTORS.A2),
    A3: environment.authenticatedContext('a3', ACTORS.A3),
    A4: environment.authenticatedContext(ADMIN, ACTORS.A4),
    A5: environment.authenticatedContext('a5', ACTORS.A5),
    A6: environment.authenticatedContext('a6', ACTORS.A6),
    A7: environment.authenticatedContext(RENAMED_ADMIN, ACTORS.A7),
  };
  const app = initializeApp({ projectId }, projectId);
  const server = getFirestore(app);
  await server.doc(`admins/${ADMIN}`).set(ADMIN_DOCUMENT);
  await server.doc(`admins/${RENAMED_ADMIN}`).set(RENAMED_ADMIN_DOCUMENT);
  await markCurrent(server);
  const clients = new Map<Actor, Firestore>();
  return {
    environment,
    server,
    as(actor) {
      const client = clients.get(actor) ?? clientOf(contexts[actor]);
      clients.set(actor, client);
      return client;
    },
    asHolderOf(uid, claims) {
      return clientOf(environment.authenticatedContext(uid, claims));
    },
    storage(actor, bucket) {
      return contexts[actor].storage(bucket);
    },
    async close() {
      await environment.clearFirestore();
      await environment.cleanup();
      await deleteApp(app);
    },
  };
}

/** The text of a rules file; loaded anew by each test file, so that a changed copy of the tree tries its own. */
function rulesIn(file: string): string {
  return readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
}
