import { doc, runTransaction, type Firestore } from 'firebase/firestore';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../ops/base/paths.ts';
import { firestoreCommit } from '../../../web/src/data/firestore/commit.ts';
import { ADMIN, openRulesEnvironment } from '../../rules/environment.ts';
import { milliseconds, percentile, type Figure } from '../figures.ts';

const ROUNDS = 60;
/** The first ones warm up. */
const WARM = 10;
const MOST = 1.5;
const FUND = { code: '4900', name: 'Main Fund' };

/** Saves a fund in its next version. */
type Save = (version: number) => Promise<void>;

/** A save with its journal entry against one without, alternately, each under its rules. */
export async function benchSaves(): Promise<Figure[]> {
  const firestore = withoutJournal(readFileSync(path.join(ROOT, 'firestore.rules'), 'utf8'));
  const plain = await openRulesEnvironment('demo-bench-plain', { firestore });
  const recorded = await openRulesEnvironment('demo-bench-recorded');
  const saveAlone = savesAlone(plain.as('A4'));
  const saveRecorded = savesRecorded(recorded.as('A4'));
  try {
    const [alone, together]: [number[], number[]] = [[], []];
    for (let version = 1; version <= ROUNDS; version++) {
      alone.push(await timed(saveAlone, version));
      together.push(await timed(saveRecorded, version));
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

/** As the panel saved before records had a journal: a look at the document and a write, in a transaction. */
function savesAlone(db: Firestore): Save {
  const place = doc(db, 'funds/main');
  return (version) =>
    runTransaction(db, async (transaction) => {
      await transaction.get(place);
      transaction.set(place, { ...FUND, version });
    });
}

function savesRecorded(db: Firestore): Save {
  const commit = firestoreCommit({
    firestore: () => Promise.resolve(db),
    uid: () => Promise.resolve(ADMIN),
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
