import { doc, getDoc, setDoc } from 'firebase/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BOOKS } from '../fixtures/books.ts';
import { PATIENCE_MS, times } from '../functions/support/counts.ts';
import { figure } from '../support/figure.ts';
import { openRulesEnvironment, type RulesEnvironment } from './environment.ts';
import { outcomeOf } from './outcome.ts';

const EDITORS = 20;
const SAVES = times(2, 50);
const PATH = 'budgetItems/contested';

let rules: RulesEnvironment;

beforeAll(async () => {
  rules = await openRulesEnvironment();
  await rules.server.doc(PATH).set({ ...BOOKS.budgetItems, version: 1 });
});

afterAll(() => rules.close());

it(
  '#66 G11 twenty editors of one budget item: every save is told its outcome, and the last one taken stays',
  async () => {
    const there = doc(rules.as('A4'), PATH);
    /** What each accepted version said. */
    const taken = new Map<number, string>();
    let refused = 0;
    const edit = async (_: unknown, editor: number): Promise<void> => {
      for (let save = 0; save < SAVES; save++) {
        const version = Number((await getDoc(there)).get('version')) + 1;
        const description = `save ${save} of editor ${editor}`;
        const outcome = await outcomeOf(() =>
          setDoc(there, { ...BOOKS.budgetItems, description, version }),
        );
        if (outcome === 'allowed') {
          // Two that were both told so would have written over each other.
          expect(taken.has(version)).toBe(false);
          taken.set(version, description);
        } else refused++;
      }
    };
    await Promise.all(Array.from({ length: EDITORS }, edit));
    const last = await rules.server.doc(PATH).get();
    expect(taken.size + refused).toBe(EDITORS * SAVES);
    expect(last.get('version')).toBe(taken.size + 1);
    expect(last.get('description')).toBe(taken.get(taken.size + 1));
    expect(refused).toBeGreaterThan(0);
    figure(
      'G11',
      `${EDITORS} editors x ${SAVES} saves: ${taken.size} taken, ${refused} told to look again, the last one stays`,
    );
  },
  PATIENCE_MS,
);
