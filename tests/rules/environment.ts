import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore as ServerFirestore } from 'firebase-admin/firestore';
import { setLogLevel, type Firestore } from 'firebase/firestore';
import type { FirebaseStorage } from 'firebase/storage';
import { readFileSync } from 'node:fs';

/** A project and a bucket of the rules tests' own: no trigger runs there, and the suite's data stays as it is. */
export const RULES_PROJECT = 'demo-pa-ledger-rules';

/** Who tries: without a sign-in, signed in as anybody, with a claim that only looks like one, and an admin. */
export const ACTORS = {
  A1: undefined,
  A2: {},
  A3: { admin: 'true' },
  A4: { admin: true },
} as const;

export type Actor = keyof typeof ACTORS;

/** Everybody but the admin. */
export const OUTSIDERS: readonly Actor[] = ['A1', 'A2', 'A3'];
export const EVERYBODY: readonly Actor[] = [...OUTSIDERS, 'A4'];

export interface RulesEnvironment {
  /** Firestore as an actor sees it. */
  readonly as: (actor: Actor) => Firestore;
  /** A bucket as an actor sees it. */
  readonly storage: (actor: Actor, bucket: string) => FirebaseStorage;
  /** Firestore past all rules. */
  readonly server: ServerFirestore;
  readonly environment: RulesTestEnvironment;
  readonly close: () => Promise<void>;
}

export async function openRulesEnvironment(): Promise<RulesEnvironment> {
  // The SDK reports every refusal on the console; here they are what is looked for.
  setLogLevel('silent');
  // Nor is this the place to look for Google's metadata server.
  process.env['METADATA_SERVER_DETECTION'] ??= 'none';
  const environment = await initializeTestEnvironment({
    projectId: RULES_PROJECT,
    firestore: { rules: readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8') },
  });
  const contexts = {
    A1: environment.unauthenticatedContext(),
    A2: environment.authenticatedContext('a2', ACTORS.A2),
    A3: environment.authenticatedContext('a3', ACTORS.A3),
    A4: environment.authenticatedContext('a4', ACTORS.A4),
  };
  const app = initializeApp({ projectId: RULES_PROJECT }, RULES_PROJECT);
  const clients = new Map<Actor, Firestore>();
  return {
    environment,
    server: getFirestore(app),
    as(actor) {
      // The compat Firestore that the contexts give is accepted by the modular functions.
      const client = clients.get(actor) ?? (contexts[actor].firestore() as unknown as Firestore);
      clients.set(actor, client);
      return client;
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
