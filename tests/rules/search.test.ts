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
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EVERYBODY, type Actor } from './actors.ts';
import { openRulesEnvironment, type RulesEnvironment } from './environment.ts';
import { COVERAGE } from '../support/rules-coverage/project.ts';
import { outcomeOf } from './outcome.ts';

let rules: RulesEnvironment;

beforeAll(async () => {
  rules = await openRulesEnvironment(COVERAGE.tables);
  for (const place of ['search/expenses~one', 'approverSearch/approvers~one'])
    await rules.server
      .doc(place)
      .set({ order: '2026-09-14', words: { pumpkins: '2026-09-14' }, submitterId: 'a' });
});

afterAll(() => rules.close());

const COLLECTIONS = ['search', 'approverSearch'] as const;
type Collection = (typeof COLLECTIONS)[number];

const found = (actor: Actor, name: Collection, most?: number) => {
  const all = collection(rules.as(actor), name);
  const rest = most === undefined ? [] : [limit(most)];
  return getDocs(query(all, orderBy('words.pumpkins', 'desc'), ...rest));
};

/** Who approves is for those who may read addresses. */
const FINDERS = { search: ['A4', 'A8', 'A9'], approverSearch: ['A4', 'A8'] } as const;

describe.each(COLLECTIONS)('%s', (name) => {
  it.each(FINDERS[name])('gives %s what has a word, a hundred at a time at most', async (actor) => {
    expect((await found(actor, name, 100)).size).toBe(1);
    expect(await outcomeOf(() => found(actor, name, 101))).toBe('denied');
    expect(await outcomeOf(() => found(actor, name))).toBe('denied');
    const own = query(
      collection(rules.as(actor), name),
      where('submitterId', 'in', ['a']),
      orderBy('order'),
      limit(100),
    );
    expect((await getDocs(own)).size).toBe(1);
  });

  it.each(EVERYBODY.filter((actor) => !FINDERS[name].some((own) => own === actor)))(
    'gives %s nothing',
    async (actor) => {
      expect(await outcomeOf(() => found(actor, name, 1))).toBe('denied');
    },
  );

  it.each(EVERYBODY)('lets %s read no entry by its id and write none', async (actor) => {
    const [, id = ''] = { search: 'search/expenses~one', approverSearch: '/approvers~one' }[
      name
    ].split('/');
    const entry = doc(rules.as(actor), name, id);
    expect(await outcomeOf(() => getDoc(entry))).toBe('denied');
    expect(await outcomeOf(() => setDoc(entry, { words: {} }))).toBe('denied');
    expect(await outcomeOf(() => deleteDoc(entry))).toBe('denied');
  });
});
