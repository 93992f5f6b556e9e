import { deleteDoc, doc, setDoc } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { COVERAGE } from '../support/rules-coverage/project.ts';
import {
  casesOf,
  CLOSING_NEXT,
  COLLECTIONS,
  OPEN,
  OPENINGS,
  tryCase,
  tryOpening,
} from './closed-cases.ts';
import { openRulesEnvironment, type RulesEnvironment } from './environment.ts';
import { outcomeOf } from './outcome.ts';
import { save } from './recorded.ts';

/** Threat #123: whatever is in a closed year, or in one that is being closed, stays as it is, and nothing joins it. */
let rules: RulesEnvironment;

beforeAll(async () => {
  rules = await openRulesEnvironment(COVERAGE.tables);
});

afterAll(() => rules.close());

describe.each(COLLECTIONS)('$name', (collection) => {
  it.each(casesOf(collection))('$says: $move is $expected (#123)', async (one) => {
    expect(await tryCase(rules, collection, one)).toBe(one.expected);
  });
});

it.each(COLLECTIONS)(
  '$name: a closing holds a year before it that was never closed (#123)',
  async (collection) => {
    // An adopted budget would deny its lines for another reason.
    await rules.server.doc('budgets/2025').delete();
    const add = { books: CLOSING_NEXT, before: null, after: 'inside' } as const;
    expect(await tryCase(rules, collection, add)).toBe('denied');
  },
);

it.each(OPENINGS)(
  'books that begin on August 15: %s after %s is %s (#123)',
  async (date, before, expected) => {
    expect(await tryOpening(rules, date, before)).toBe(expected);
  },
);

describe.each([
  'settings/books',
  'closings/2025',
  'accounts/one',
  'payments/one-1',
  'expenses/one',
])('%s is only written by functions (#123)', (path) => {
  beforeEach(async () => {
    await rules.server.doc('settings/books').delete();
    await rules.server.doc(path).delete();
  });

  it.each(['create', 'change', 'delete'])('%s', async (how) => {
    const there = doc(rules.as('A4'), path);
    if (how !== 'create') await rules.server.doc(path).set({ ...OPEN, version: 1 });
    const write = () =>
      how === 'delete' ? deleteDoc(there) : setDoc(there, { ...OPEN, version: 1 });
    expect(await outcomeOf(write)).toBe('denied');
    const recorded = () => save(rules, 'A4', path, { ...OPEN, version: 1 });
    expect(await outcomeOf(recorded)).toBe('denied');
  });
});
