import { doc, getDoc } from 'firebase/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LEDGER_RECORDS } from '../fixtures/ledger-records.ts';
import { TIMEOUT_MS, times } from '../support/random.ts';
import { figure } from '../support/figure.ts';
import { openRulesEnvironment, type RulesEnvironment } from './environment.ts';
import { outcomeOf } from './outcome.ts';
import { saveRecorded } from './recorded.ts';

const EDITORS = 20;
const SAVES = times(2, 50);
const PLACE = { collection: 'budgetItems', document: 'contested' };
const PATH = 'budgetItems/contested';

let rules: RulesEnvironment;

beforeAll(async () => {
  rules = await openRulesEnvironment();
  await rules.server.doc(PATH).set({ ...LEDGER_RECORDS.budgetItems, version: 1 });
});

afterAll(() => rules.close());

it(
  'twenty editors of one budget item: every save gets its outcome, and the last accepted one stays (#66, G11)',
  async () => {
    const db = rules.as('A4');
    const there = doc(db, PATH);
    /** The content of each accepted version, and what was refused as that version. */
    const taken = new Map<number, string>();
    const refused = new Map<number, string[]>();
    const edit = async (_: unknown, editor: number): Promise<void> => {
      for (let save = 0; save < SAVES; save++) {
        const before = (await getDoc(there)).data() ?? {};
        const version = Number(before['version']) + 1;
        const description = `save ${save} of editor ${editor}`;
        const after = { ...LEDGER_RECORDS.budgetItems, description, version };
        const outcome = await outcomeOf(() => saveRecorded(db, PLACE, { before, after }));
        // The SDK repeats a save whose answer was lost, and it is refused then; reading the document shows that it was
        // saved.
        const isThere =
          outcome === 'allowed' || (await getDoc(there)).get('description') === description;
        if (isThere) {
          // Two such saves would have overwritten each other.
          expect(taken.has(version)).toBe(false);
          taken.set(version, description);
        } else refused.set(version, [...(refused.get(version) ?? []), description]);
      }
    };
    await Promise.all(Array.from({ length: EDITORS }, edit));
    const last = await rules.server.doc(PATH).get();
    const versions = Array.from({ length: Number(last.get('version')) - 1 }, (_, at) => at + 2);
    // Only a save that somebody built upon before that read remains unknown.
    const unheard = versions.filter((version) => !taken.has(version));
    for (const version of unheard) expect(refused.get(version)).not.toBeUndefined();
    expect(unheard.length).toBeLessThanOrEqual(EDITORS);
    const told = [...refused.values()].flat().length;
    expect(taken.size + told).toBe(EDITORS * SAVES);
    expect(Math.max(...taken.keys())).toBe(versions.at(-1));
    expect(last.get('description')).toBe(taken.get(Number(last.get('version'))));
    expect(told).toBeGreaterThan(0);
    figure(
      'G11',
      `${EDITORS} editors x ${SAVES} saves: ${taken.size} taken, ${told} told to look again, the last one stays`,
    );
  },
  TIMEOUT_MS,
);
