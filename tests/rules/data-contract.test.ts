import { disableNetwork, enableNetwork } from 'firebase/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, vi } from 'vitest';
import type { Fields, Moment } from '../../web/src/data/documents.ts';
import { firestoreCommit } from '../../web/src/data/firestore/commit.ts';
import { firestoreReads } from '../../web/src/data/firestore/reads.ts';
import { describeData } from '../support/data-contract/describe-data.ts';
import type { Keeper } from '../support/data-contract/keeper.ts';
import { ADMIN, ADMIN_DOCUMENT } from './actors.ts';
import { openRulesEnvironment, type RulesEnvironment } from './environment.ts';

let rules: RulesEnvironment | undefined;
afterAll(async () => {
  vi.unstubAllGlobals();
  await rules?.close();
});

describeData('Firestore', async () => {
  // Node has no such property.
  vi.stubGlobal('navigator', { onLine: true });
  const { server, as } = (rules = await openRulesEnvironment('demo-pa-ledger-contract'));
  const client = as('A4');
  const entry = server.doc(`people/${ADMIN}`);
  let { role } = ADMIN_DOCUMENT;
  const connection = {
    firestore: () => Promise.resolve(client),
    uid: () => Promise.resolve(ADMIN),
  };
  const keeper: Keeper = {
    data: { ...firestoreReads(connection), commit: firestoreCommit(connection) },
    async put(path, fields) {
      await server.doc(path).set(withTimestamps(fields));
    },
    async delete(path) {
      await server.doc(path).delete();
    },
    async deny(isDenied) {
      await (isDenied ? entry.delete() : entry.set({ ...ADMIN_DOCUMENT, role }));
    },
    async become(next) {
      role = next;
      await entry.set({ ...ADMIN_DOCUMENT, role });
    },
    disconnect: () => disableNetwork(client),
    connect: () => enableNetwork(client),
    async empty() {
      const collections = await server.listCollections();
      const kept = ['people', 'schema'];
      const gone = collections.filter(({ id }) => !kept.includes(id));
      await Promise.all(gone.map((collection) => server.recursiveDelete(collection)));
    },
    signedIn: { uid: ADMIN, email: ADMIN_DOCUMENT.email },
  };
  return keeper;
});

function withTimestamps(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, stored(value)]));
}

function stored(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stored);
  if (typeof value !== 'object' || value === null) return value;
  const { momentMs } = value as Partial<Moment>;
  return momentMs === undefined ? withTimestamps({ ...value }) : Timestamp.fromMillis(momentMs);
}
