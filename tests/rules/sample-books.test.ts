import { invalidRecordFields } from '../fixtures/invalid-record-fields.ts';
import { organization } from '@pa-ledger/domain/organization';
import { serverTimestamp } from 'firebase/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayAt, yearSoFar } from '../../tools/seed/fiscal-year.ts';
import { ASSOCIATION } from '../../tools/seed/sample.ts';
import { bookDocuments, categoryDocuments } from '../../tools/seed/write-books.ts';
import { lockAs, OPEN } from './closed-cases.ts';
import { openRulesEnvironment, type RulesEnvironment } from './environment.ts';
import { outcomeOf } from './outcome.ts';
import { save } from './recorded.ts';

/** The sample data are written without the rules; an administrator must be able to edit them. */
const { timeZone, fiscalYearFirstMonth } = organization;
const year = yearSoFar(Date.parse('2026-11-20T15:00:00Z'), timeZone, fiscalYearFirstMonth);

const ACCOUNTS = Object.keys(ASSOCIATION.accounts);

let rules: RulesEnvironment;

beforeAll(async () => {
  rules = await openRulesEnvironment();
  // A function has opened the accounts that the entries name.
  const openingDate = dayAt(0, year);
  await lockAs(rules, { ...OPEN, accountsFrom: openingDate });
  for (const id of ACCOUNTS) await rules.server.doc(`accounts/${id}`).set({ openingDate });
});

afterAll(async () => {
  await lockAs(rules, null);
  for (const id of ACCOUNTS) await rules.server.doc(`accounts/${id}`).delete();
  await rules.close();
});

it.each([...bookDocuments(year)])('an administrator could write %s', async (path, document) => {
  const own = 'lastUpdated' in document ? { lastUpdated: serverTimestamp() } : {};
  const write = () => save(rules, 'A4', path, { ...document, ...own });
  // A function takes the number of a check.
  const isNumbered = 'checkNumber' in document;
  expect(await outcomeOf(write)).toBe(isNumbered ? 'denied' : 'allowed');
  if (isNumbered) expect(invalidRecordFields('manualExpenses', document)).toEqual([]);
});

it.each([...categoryDocuments()])('%s is a valid category or category name', (path, document) => {
  if (path.startsWith('categories/'))
    expect(invalidRecordFields('categories', document)).toEqual([]);
  else expect(path).toMatch(/^categoryNames\/[0-9a-f]{64}$/);
});
