import type { Person } from '@pa-ledger/domain/people/person';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
  type TokenOptions,
} from '@firebase/rules-unit-testing';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore as ServerFirestore } from 'firebase-admin/firestore';
import { deleteApp as deleteClientApp, initializeApp as initializeClientApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  getFirestore as getClientFirestore,
  setLogLevel,
  type Firestore,
} from 'firebase/firestore';
import type { FirebaseStorage } from 'firebase/storage';
import { personEntry } from '../fixtures/people.ts';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { markCurrent } from '../support/data-version.ts';

/** The project and the bucket of the rules tests: no trigger runs there, and the suite's data stay as they are. */
export const RULES_PROJECT = 'demo-pa-ledger-rules';

/**
 * Who tries: A1 without a sign-in, A2 signed in without the claim, A3 with a claim that only looks like it, A4 an
 * administrator, A5 a removed administrator whose token still works, A6 the holder of an approval link with all of it
 * in claims, A7 an administrator whose account has another administrator's address.
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

/** Everybody but the administrator. */
export const OUTSIDERS: readonly Actor[] = ['A1', 'A2', 'A3', 'A5', 'A6', 'A7'];
export const EVERYBODY: readonly Actor[] = [...OUTSIDERS, 'A4'];

/** The administrators' entries, which the admin tool writes; A5's was removed. */
export const ADMIN = 'a4';
export const RENAMED_ADMIN = 'a7';

export const ADMIN_DOCUMENT = personEntry('treasurer@example.com');
export const RENAMED_ADMIN_DOCUMENT = personEntry('helper@example.com');

/** The accounts of the actors. */
const UIDS: Readonly<Record<Actor, string | undefined>> = {
  A1: undefined,
  A2: 'a2',
  A3: 'a3',
  A4: ADMIN,
  A5: 'a5',
  A6: 'a6',
  A7: RENAMED_ADMIN,
};

/** Their addresses: those of their entries in `admins`, and without one those of their tokens. */
const ADDRESSES: Readonly<Partial<Record<Actor, string>>> = {
  A3: ACTORS.A3.email,
  A4: ADMIN_DOCUMENT.email,
  A5: ACTORS.A5.email,
  A7: RENAMED_ADMIN_DOCUMENT.email,
};

/** Returns an actor as the journal would name them, so that no entry is refused for its author alone. */
export function authorOf(actor: Actor): Person {
  return { uid: UIDS[actor] ?? '', email: ADDRESSES[actor] ?? '' };
}

export interface RulesEnvironment {
  /** Firestore for an actor. */
  readonly as: (actor: Actor) => Firestore;
  /** Firestore for a person whose token has these claims. */
  readonly asHolderOf: (uid: string, claims: TokenOptions) => Firestore;
  /** A bucket for an actor. */
  readonly storage: (actor: Actor, bucket: string) => FirebaseStorage;
  /** Firestore without rules. */
  readonly server: ServerFirestore;
  readonly environment: RulesTestEnvironment;
  readonly close: () => Promise<void>;
}

/** Firestore as a page of somebody sees it. */
function clientOf(projectId: string, uid: string | undefined, claims: TokenOptions): Client {
  const app = initializeClientApp({ projectId }, randomUUID());
  const db = getClientFirestore(app);
  const { hostname, port } = new URL(`http://${process.env['FIRESTORE_EMULATOR_HOST'] ?? ''}`);
  const options = uid === undefined ? {} : { mockUserToken: { ...claims, sub: uid } };
  connectFirestoreEmulator(db, hostname, Number(port), options);
  return { db, close: () => deleteClientApp(app) };
}

interface Client {
  readonly db: Firestore;
  readonly close: () => Promise<void>;
}

/** The text of the rules that each project has. */
const loaded = new Map<string, string>();

/**
 * @param storage whether to load storage.rules too, which hold for all buckets.
 * @param firestore the text of other rules than firestore.rules.
 */
export async function openRulesEnvironment(
  projectId = RULES_PROJECT,
  { storage = false, firestore = rulesIn('firestore.rules') } = {},
): Promise<RulesEnvironment> {
  // The SDK logs every refusal, and here refusals are expected.
  setLogLevel('silent');
  // Google's metadata server is not here.
  process.env['METADATA_SERVER_DETECTION'] ??= 'none';
  const environment = await initializeTestEnvironment({
    projectId,
    // Those of a project hold until others are loaded; to compile them takes the emulator seconds.
    firestore: loaded.get(projectId) === firestore ? {} : { rules: firestore },
    ...(storage && { storage: { rules: rulesIn('storage.rules') } }),
  });
  loaded.set(projectId, firestore);
  const contexts = new Map<Actor, RulesTestContext>();
  const contextOf = (actor: Actor): RulesTestContext => {
    const uid = UIDS[actor];
    return uid === undefined
      ? environment.unauthenticatedContext()
      : environment.authenticatedContext(uid, ACTORS[actor]);
  };
  const app = initializeApp({ projectId }, projectId);
  const server = getFirestore(app);
  await server.doc(`people/${ADMIN}`).set(ADMIN_DOCUMENT);
  await server.doc(`people/${RENAMED_ADMIN}`).set(RENAMED_ADMIN_DOCUMENT);
  await markCurrent(server);
  const clients: Client[] = [];
  const open = (uid: string | undefined, claims: TokenOptions = {}): Firestore => {
    const client = clientOf(projectId, uid, claims);
    clients.push(client);
    return client.db;
  };
  const actors = new Map<Actor, Firestore>();
  return {
    environment,
    server,
    as(actor) {
      const db = actors.get(actor) ?? open(UIDS[actor], ACTORS[actor]);
      actors.set(actor, db);
      return db;
    },
    asHolderOf(uid, claims) {
      return open(uid, claims);
    },
    storage(actor, bucket) {
      const context = contexts.get(actor) ?? contextOf(actor);
      contexts.set(actor, context);
      return context.storage(bucket);
    },
    async close() {
      await environment.clearFirestore();
      await environment.cleanup();
      await Promise.all(clients.map(({ close }) => close()));
      await deleteApp(app);
    },
  };
}

/**
 * Returns the text of a rules file; each test file reads it again, so that a changed copy of the tree tests its own.
 */
function rulesIn(file: string): string {
  return readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
}
