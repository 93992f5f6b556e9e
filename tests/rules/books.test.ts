import type { RecordName } from '@pa-ledger/domain/ledger/record-fields';
import { doc, serverTimestamp, setDoc, Timestamp } from 'firebase/firestore';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { RECORD_CASES } from '../fixtures/record-cases.ts';
import {
  LEDGER_RECORDS,
  fieldsAt,
  recordId,
  recordPath,
  WRITABLE_RECORDS,
  type Document,
} from '../fixtures/ledger-records.ts';
import { openRulesEnvironment, type RulesEnvironment } from './environment.ts';
import { outcomeOf } from './outcome.ts';
import { forgetEntries, save, saveRecorded } from './recorded.ts';

/** Documents that an administrator writes, written by one with their entries: what is denied is denied for its content. */
let rules: RulesEnvironment;

beforeAll(async () => {
  rules = await openRulesEnvironment();
  // Those that the cases name.
  for (const id of ['a', 'aB3dE5fG7hJ9kL1mN2pQ', 'book-fair_2', 'a'.repeat(64)])
    await rules.server.doc(`accounts/${id}`).set({ openingDate: '2000-01-01' });
});

/** Whether a test has tried to write a budget. */
let hasBudgets = false;

// The lines of an adopted budget are changed with amendments.
afterEach(async () => {
  if (!hasBudgets) return;
  hasBudgets = false;
  const budgets = await rules.server.collection('budgets').listDocuments();
  await Promise.all(budgets.map((budget) => budget.delete()));
});

afterAll(() => rules.close());

let made = 0;
async function create(name: RecordName, document: Document, own = `new-${++made}`) {
  const id = recordId(name, own, document);
  const after = fieldsAt(`${name}/${id}`, document, serverTimestamp());
  const place = { collection: name, document: id };
  // There are only a hundred years.
  if (name === 'budgets') {
    hasBudgets = true;
    await rules.server.doc(`budgets/${id}`).delete();
    await forgetEntries(rules, `budgets/${id}`);
  }
  return outcomeOf(() => saveRecorded(rules.as('A4'), place, { before: null, after }));
}

/** The domain runs the same table: domain/src/ledger/record-document.test.ts. */
describe('what an administrator creates', () => {
  const cases = RECORD_CASES.filter(
    ({ collection }) => collection !== 'categories' && collection !== 'accounts',
  );
  const groups = Object.groupBy(cases, ({ collection, title }) => {
    const [field = ''] = title.split(' ');
    return `${collection}: ${field}`;
  });

  it.each(Object.entries(groups))('%s (#30 to #34, #43, #67, #107)', async (_name, group = []) => {
    const outcomes = await Promise.all(
      group.map(({ collection, document }) => create(collection, document)),
    );
    // An old check may have no number; a new one needs one, which only a function gives.
    const isNewCheck = ({ collection, title }: (typeof group)[number]) =>
      collection === 'manualExpenses' && title === 'method check';
    const expected = group.map((one) => [
      one.title,
      one.right && !isNewCheck(one) ? 'allowed' : 'denied',
    ]);
    expect(outcomes.map((outcome, index) => [group[index]?.title, outcome])).toEqual(expected);
  });

  it.each(WRITABLE_RECORDS)('in %s has an id of plain characters (#45)', async (name) => {
    for (const id of ['a b', 'a.b', 'ä', 'a'.repeat(65)])
      expect(await create(name, LEDGER_RECORDS[name], id)).toBe('denied');
  });

  it.each(WRITABLE_RECORDS)('in %s starts with version 1 (#66)', async (name) => {
    for (const version of [2, 3, 1e9])
      expect(await create(name, { ...LEDGER_RECORDS[name], version })).toBe('denied');
  });
});

it.each([1, 2])(
  'nobody writes a category without the functions, version %d (#13, #70)',
  async (version) => {
    await rules.server.doc('categories/main').set({ ...LEDGER_RECORDS.categories });
    const document = { ...LEDGER_RECORDS.categories, version };
    expect(await create('categories', document, 'main')).toBe('denied');
    const there = doc(rules.as('A4'), 'categories/main');
    expect(await outcomeOf(() => setDoc(there, document))).toBe('denied');
  },
);

it("fundBalances.lastUpdated must be the server's time", async () => {
  for (const lastUpdated of [Timestamp.now(), Timestamp.fromMillis(0), '2026-10-17', 0])
    expect(await create('fundBalances', { ...LEDGER_RECORDS.fundBalances, lastUpdated })).toBe(
      'denied',
    );
});

describe('a beginning balance', () => {
  const order = LEDGER_RECORDS.fundBalances;

  it.each([
    ['of another fund', [{ fundId: 'other' }, { fundId: '' }, { fundId: 5 }, { fundId: null }]],
    ['that a closing would write', [{ source: 'closing' }]],
  ])('%s is denied', async (_name, changes) => {
    for (const change of changes)
      expect(await create('fundBalances', { ...order, ...change }, 'main')).toBe('denied');
  });

  it.each([
    'main',
    '~main',
    '2025~main',
    '2026~',
    '2026~a~b',
    '2026~__x__',
    '1998~main',
    '26~main',
  ])('is not at %s if its year is 2026 (#45)', async (document) => {
    const after = fieldsAt(`fundBalances/${document}`, order, serverTimestamp());
    const place = { collection: 'fundBalances', document };
    const save = () => saveRecorded(rules.as('A4'), place, { before: null, after });
    expect(await outcomeOf(save)).toBe('denied');
  });
});

it.each([
  ['2026', '2026', 'allowed'],
  ['1999', '1999', 'allowed'],
  ['2026', '2025', 'denied'],
  ['1998', '1998', 'denied'],
  ['main', 'main', 'denied'],
] as const)('a budget at %s of the year %s is %s (#45)', async (document, fiscalYear, outcome) => {
  const place = { collection: 'budgets', document };
  hasBudgets = true;
  await forgetEntries(rules, `budgets/${document}`);
  await rules.server.doc(`budgets/${document}`).delete();
  const after = { ...LEDGER_RECORDS.budgets, fiscalYear };
  const save = () => saveRecorded(rules.as('A4'), place, { before: null, after });
  expect(await outcomeOf(save)).toBe(outcome);
});

it.each([
  ['budgetItems', '2026', 'allowed'],
  ['budgetItems', '2025', 'denied'],
  ['budgetItems', undefined, 'denied'],
  ['incomeItems', '2026', 'allowed'],
  ['incomeItems', '2025', 'denied'],
  ['incomeItems', undefined, 'denied'],
  ['fundBalances', '2026', 'allowed'],
  ['fundBalances', '2025', 'denied'],
] as const)('a change of %s to the year %s is %s', async (name, fiscalYear, outcome) => {
  const path = recordPath(name, `moved-${++made}`);
  await rules.server.doc(path).set(fieldsAt(path, LEDGER_RECORDS[name], new Date(0)));
  const { fiscalYear: _year, ...fields } = LEDGER_RECORDS[name];
  const moved = { ...fields, ...(fiscalYear && { fiscalYear }), version: 2 };
  const write = () => save(rules, 'A4', path, fieldsAt(path, moved, serverTimestamp()));
  expect(await outcomeOf(write)).toBe(outcome);
});
