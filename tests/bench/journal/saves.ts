import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { doc, runTransaction, type Firestore } from 'firebase/firestore';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../ops/base/paths.ts';
import { firestoreCommit } from '../../../web/src/data/firestore/commit.ts';
import { adminEntry } from '../../fixtures/admins.ts';
import { markCurrent } from '../../support/data-version.ts';
import { milliseconds, percentile, type Figure } from '../figures.ts';

const ROUNDS = 60;
/** The first ones warm up. */
const WARM = 10;
const MOST = 1.5;
const FUND = { code: '4900', name: 'Main Fund' };
const ADMIN = { uid: 'bench', email: 'bench@example.com' };

/** Saves a fund in its next version. */
type Save = (version: number) => Promise<void>;

/** A save with its journal entry against one without, alternately, each under its rules. */
export async function benchSaves(): Promise<Figure[]> {
  const rules = readFileSync(path.join(ROOT, 'firestore.rules'), 'utf8');
  const plain = await bench('demo-bench-plain', withoutJournal(rules), saveAlone);
  const recorded = await bench('demo-bench-recorded', rules, saveRecorded);
  try {
    const [alone, together]: [number[], number[]] = [[], []];
    for (let version = 1; version <= ROUNDS; version++) {
      alone.push(await timed(plain.save, version));
      together.push(await timed(recorded.save, version));
    }
    const median = (times: readonly number[]) => percentile(times.slice(WARM), 50);
    const times = median(together) / median(alone);
    return [
      {
        what: 'a save of the panel: without journal, with its entry; how many times',
        value: `${milliseconds(median(alone))}, ${milliseconds(median(together))}; ${times.toFixed(2)}`,
        goal: `at most ${MOST}`,
        met: times <= MOST,
      },
    ];
  } finally {
    await Promise.all([plain.close(), recorded.close()]);
  }
}

async function timed(save: Save, version: number): Promise<number> {
  const start = performance.now();
  await save(version);
  return performance.now() - start;
}

/** Returns the rules as they were before records had a journal: a document's own version was all that was compared. */
function withoutJournal(rules: string): string {
  const recorded =
    '&& isRecorded(collection, id, request.resource.data.version, request.resource.data)';
  if (!rules.includes(recorded)) throw new Error('The rules ask for the entry in another way.');
  return rules.replace(
    recorded,
    "&& request.resource.data.version == (resource == null ? 0 : resource.data.get('version', 0)) + 1",
  );
}

async function bench(projectId: string, rules: string, saveIn: (db: Firestore) => Save) {
  const environment = await initializeTestEnvironment({ projectId, firestore: { rules } });
  const app = initializeApp({ projectId }, projectId);
  const server = getFirestore(app);
  await server.doc(`admins/${ADMIN.uid}`).set(adminEntry(ADMIN.email));
  await markCurrent(server);
  const claims = { admin: true, email: ADMIN.email };
  // The rules' package has a type of its own for the same object.
  const db = environment
    .authenticatedContext(ADMIN.uid, claims)
    .firestore() as unknown as Firestore;
  return {
    save: saveIn(db),
    async close() {
      await environment.cleanup();
      await deleteApp(app);
    },
  };
}

/** As the panel saved before records had a journal: a look at the document and a write, in a transaction. */
function saveAlone(db: Firestore): Save {
  const place = doc(db, 'funds/main');
  return (version) =>
    runTransaction(db, async (transaction) => {
      await transaction.get(place);
      transaction.set(place, { ...FUND, version });
    });
}

function saveRecorded(db: Firestore): Save {
  const commit = firestoreCommit({
    firestore: () => Promise.resolve(db),
    uid: () => Promise.resolve(ADMIN.uid),
  });
  return async (version) => {
    const target = { in: 'funds', id: 'main', fields: FUND } as const;
    const write =
      version === 1
        ? ({ kind: 'create', ...target } as const)
        : ({ kind: 'update', ...target, version: version - 1 } as const);
    const result = await commit([write]);
    if (!result.ok) throw new Error(result.message);
  };
}
