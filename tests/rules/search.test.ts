import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EVERYBODY, OUTSIDERS, type Actor } from './actors.ts';
import { openRulesEnvironment, type RulesEnvironment } from './environment.ts';
import { COVERAGE } from '../support/rules-coverage/project.ts';
import { outcomeOf } from './outcome.ts';

let rules: RulesEnvironment;

beforeAll(async () => {
  rules = await openRulesEnvironment(COVERAGE.tables);
  await rules.server
    .doc('search/expenses~one')
    .set({ order: '2026-09-14', words: { pumpkins: '2026-09-14' } });
});

afterAll(() => rules.close());

const found = (actor: Actor, most?: number) => {
  const all = collection(rules.as(actor), 'search');
  const rest = most === undefined ? [] : [limit(most)];
  return getDocs(query(all, orderBy('words.pumpkins', 'desc'), ...rest));
};

it('an administrator finds records by a word, a hundred at a time at most', async () => {
  expect((await found('A4', 100)).size).toBe(1);
  expect(await outcomeOf(() => found('A4', 101))).toBe('denied');
  expect(await outcomeOf(() => found('A4'))).toBe('denied');
  const own = query(
    collection(rules.as('A4'), 'search'),
    where('submitterId', 'in', ['a']),
    orderBy('order'),
    limit(100),
  );
  expect((await getDocs(own)).size).toBe(0);
});

it.each(OUTSIDERS)('%s finds nothing', async (actor) => {
  expect(await outcomeOf(() => found(actor, 1))).toBe('denied');
});

it.each(EVERYBODY)('%s reads no entry by its id and writes none', async (actor) => {
  const entry = doc(rules.as(actor), 'search/expenses~one');
  expect(await outcomeOf(() => getDoc(entry))).toBe('denied');
  expect(await outcomeOf(() => setDoc(entry, { words: {} }))).toBe('denied');
  expect(await outcomeOf(() => deleteDoc(entry))).toBe('denied');
});
