import { doc, serverTimestamp, writeBatch } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LEDGER_RECORDS } from '../fixtures/ledger-records.ts';
import { COVERAGE } from '../support/rules-coverage/project.ts';
import {
  AMENDMENT,
  AMENDMENT_CASES,
  setBudget,
  tryAmendment,
  tryStray,
} from './amendment-cases.ts';
import { openRulesEnvironment, type RulesEnvironment } from './environment.ts';
import { outcomeOf } from './outcome.ts';
import { addRecorded, entryOf, forgetEntries } from './recorded.ts';

/** Threat #124: an adopted budget changes, and nobody says why and by whose decision. */
let rules: RulesEnvironment;

beforeAll(async () => {
  rules = await openRulesEnvironment(COVERAGE.tables);
});

afterAll(() => rules.close());

describe.each(['budgetItems', 'incomeItems'] as const)('%s', (collection) => {
  it.each(AMENDMENT_CASES)('$says: $act $amended $how is $expected (#124)', async (tried) => {
    expect(await tryAmendment(rules, collection, tried)).toBe(tried.expected);
  });
});

it.each(['funds', 'budgets', 'fundBalances'] as const)(
  '%s have no amendment (#124)',
  async (name) => {
    expect(await tryStray(rules, name)).toBe('denied');
  },
);

describe('what was adopted before the commit counts (#124)', () => {
  const budget = { fiscalYear: '2026', spending: [], income: [] };
  const adopted = { ...budget, adoptedOn: '2026-07-15' };
  const line = { ...LEDGER_RECORDS.budgetItems };
  const place = { collection: 'budgetItems', document: 'amended' };

  it.each([
    ['takes back the adoption', adopted, budget, false, 'denied'],
    ['takes back the adoption', adopted, budget, true, 'allowed'],
    ['adopts the budget', budget, adopted, false, 'allowed'],
    ['adopts the budget', budget, adopted, true, 'denied'],
  ] as const)('in one that %s, %#', async (_name, before, after, isAmended, expected) => {
    for (const path of ['budgets/2026', 'budgetItems/amended']) await forgetEntries(rules, path);
    await setBudget(rules, before);
    await rules.server.doc('budgetItems/amended').delete();
    const db = rules.as('A4');
    const batch = writeBatch(db);
    const change = { before: { ...before, version: 1 }, after: { ...after, version: 2 } };
    addRecorded(batch, db, { collection: 'budgets', document: '2026' }, change);
    const own = isAmended ? { amendment: AMENDMENT } : {};
    addRecorded(batch, db, place, { before: null, after: line }, own);
    expect(await outcomeOf(() => batch.commit())).toBe(expected);
  });
});

it('an entry is not amended afterwards (#124)', async () => {
  const [tried] = AMENDMENT_CASES.filter(({ expected }) => expected === 'allowed');
  if (tried === undefined) throw new Error('No case is allowed.');
  expect(await tryAmendment(rules, 'budgetItems', tried)).toBe('allowed');
  const place = { collection: 'budgetItems', document: 'amended' };
  const change = { before: null, after: LEDGER_RECORDS.budgetItems };
  const entry = entryOf(place, change, { amendment: AMENDMENT, at: serverTimestamp() });
  const db = rules.as('A4');
  const there = doc(db, 'journal', 'budgetItems~amended~1');
  expect(await outcomeOf(() => writeBatch(db).set(there, entry).commit())).toBe('denied');
});
