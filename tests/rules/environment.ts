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
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { markCurrent } from '../support/data-version.ts';
import { ACTORS, justSignedIn, putPeople, uidOf, type Actor } from './actors.ts';

/** The project and the bucket of the rules tests: no trigger runs there, and the suite's data stay as they are. */
export const RULES_PROJECT = 'demo-pa-ledger-rules';

export interface RulesEnvironment {
  /** Firestore for an actor. */
  readonly as: (actor: Actor) => Firestore;
  /** Firestore for a person whose token has these claims; they signed in just now unless it has another `auth_time`. */
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
  const options = uid === undefined ? {} : { mockUserToken: { ...justSignedIn(claims), sub: uid } };
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
    const uid = uidOf(actor);
    return uid === undefined
      ? environment.unauthenticatedContext()
      : environment.authenticatedContext(uid, justSignedIn(ACTORS[actor]));
  };
  const app = initializeApp({ projectId }, projectId);
  const server = getFirestore(app);
  await putPeople(server);
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
      const db = actors.get(actor) ?? open(uidOf(actor), ACTORS[actor]);
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
