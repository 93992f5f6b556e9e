import { JOURNAL_OF_BOOKS } from '@pa-ledger/domain/people/places';
import {
  collection,
  doc,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  where,
  type Query,
  type QueryConstraint,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COVERAGE } from '../support/rules-coverage/project.ts';
import { OUTSIDERS, type Actor } from './actors.ts';
import { openRulesEnvironment, type RulesEnvironment } from './environment.ts';
import { outcomeOf } from './outcome.ts';

/**
 * Who reads which entries of the journal. Rules aren't filters: a query of a reviewer is allowed only if it names collections
 * without addresses.
 */
let rules: RulesEnvironment;

/** Those with addresses, and what no one ever journaled. */
const PRIVATE = ['settings', 'people', 'donors', 'letters', 'imports', 'other'];
const AT = new Date('2026-10-01T12:00:00Z');
const NO_DATE = '';

beforeAll(async () => {
  rules = await openRulesEnvironment(COVERAGE.tables);
  for (const name of [...JOURNAL_OF_BOOKS, ...PRIVATE])
    await rules.server.doc(`journal/${name}~one~1`).set({
      collection: name,
      document: 'one',
      at: AT,
      by: { email: 'x@example.com' },
      kind: 'created',
      before: { date: NO_DATE },
      words: ['fair'],
    });
});

afterAll(() => rules.close());

const latest = orderBy('at', 'desc');
const ofBooks = where('collection', 'in', JOURNAL_OF_BOOKS);

const journal = (actor: Actor, ...constraints: QueryConstraint[]): Query =>
  query(collection(rules.as(actor), 'journal'), ...constraints);

async function found(actor: Actor, ...constraints: QueryConstraint[]): Promise<string[]> {
  const { docs } = await getDocs(journal(actor, ...constraints));
  return docs.map((entry) => String(entry.get('collection'))).toSorted();
}

const denied = (actor: Actor, ...constraints: QueryConstraint[]) =>
  outcomeOf(() => getDocs(journal(actor, ...constraints)));

describe("a reviewer's list of the journal", () => {
  const FILTERS: Readonly<Record<string, readonly QueryConstraint[]>> = {
    'of all': [latest, limit(50)],
    'by a word': [where('words', 'array-contains', 'fair'), latest, limit(50)],
    'by a person': [where('by.email', '==', 'x@example.com'), latest, limit(50)],
    'of some days': [where('at', '>=', AT), where('at', '<', new Date('2027-01-01')), latest],
  };

  it.each(Object.entries(FILTERS))('%s names what it may read', async (_name, filters) => {
    expect(await found('A9', ofBooks, ...filters)).toEqual(JOURNAL_OF_BOOKS.toSorted());
    expect(await denied('A9', ...filters)).toBe('denied');
  });

  it.each(JOURNAL_OF_BOOKS)('is of %s alone', async (name) => {
    expect(await found('A9', where('collection', '==', name), latest)).toEqual([name]);
  });

  it.each(PRIVATE)('is never of %s', async (name) => {
    expect(await denied('A9', where('collection', '==', name), latest)).toBe('denied');
    const more = where('collection', 'in', [...JOURNAL_OF_BOOKS, name]);
    expect(await denied('A9', more, latest)).toBe('denied');
    const entry = doc(rules.as('A9'), `journal/${name}~one~1`);
    expect(await outcomeOf(() => getDoc(entry))).toBe('denied');
  });

  it('is counted under the same condition', async () => {
    expect((await getCountFromServer(journal('A9', ofBooks))).data().count).toBe(
      JOURNAL_OF_BOOKS.length,
    );
    expect(await outcomeOf(() => getCountFromServer(journal('A9')))).toBe('denied');
  });

  it('finds what was deleted of one collection', async () => {
    const deletions = [where('collection', '==', 'funds'), where('kind', '==', 'created'), latest];
    expect(await found('A9', ...deletions)).toEqual(['funds']);
  });
});

it.each(['A4', 'A8'] as const)('%s reads all of the journal', async (actor) => {
  expect((await found(actor, latest)).length).toBe(JOURNAL_OF_BOOKS.length + PRIVATE.length);
  for (const name of PRIVATE)
    expect(await found(actor, where('collection', '==', name), latest)).toEqual([name]);
});

it.each(OUTSIDERS)('%s reads none of it', async (actor) => {
  expect(await denied(actor, ofBooks, latest)).toBe('denied');
  const entry = doc(rules.as(actor), 'journal/funds~one~1');
  expect(await outcomeOf(() => getDoc(entry))).toBe('denied');
});
