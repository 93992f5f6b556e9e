import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { VALID_SUBMISSION } from '../../../tests/fixtures/submission.ts';
import { searchWordsOf, submitterMark } from '../expenses/search-words.ts';
import {
  LONGEST_LINE,
  MAX_WORDS,
  recordIdIn,
  searchCollectionOf,
  searchEntriesOf,
  searchIdOf,
  SEARCHED_COLLECTIONS,
  type SearchedCollection,
} from './entries.ts';
import { hasTerms, searchTermsOf } from './terms.ts';

const EXPENSE_ID = VALID_SUBMISSION.id;
const payment = { date: '2026-10-02', checkNumber: 'B-1042' };
const EXPENSE = {
  submission: { ...VALID_SUBMISSION, amount: 84.35, expenseDate: '2026-09-14' },
  payable: 84.35,
  status: 'paid',
  submitterId: EXPENSE_ID,
  payment,
  searchWords: searchWordsOf({
    id: EXPENSE_ID,
    lines: [{ categoryId: 'festival', category: 'Fall Festival', fundId: 'main', amount: 84.35 }],
    reclassified: [],
    // Only its check number is read.
    payment: { ...payment, number: 1 } as never,
    status: 'paid',
    steps: [],
    submission: VALID_SUBMISSION,
    submitterId: EXPENSE_ID,
  }),
};

const LINE = { amount: 60.5, purpose: 'Pumpkins and straw bales' };
const RECORDS: Readonly<Record<SearchedCollection, Readonly<Record<string, unknown>>>> = {
  expenses: EXPENSE,
  payments: {
    payee: 'DJ Marco',
    checkNumber: '1042',
    date: '2026-10-02',
    lines: [LINE, { ...LINE, amount: 5, purpose: 'Music' }],
    voided: { date: '2026-11-03' },
    mistake: null,
  },
  revenueItems: {
    date: '2026-09-14',
    amount: -1249,
    description: 'Book fair,\nreturned check',
    reference: 'CK-77',
  },
  manualExpenses: {
    date: '2026-09-14',
    amount: 12,
    paidTo: 'Corner Stationery',
    description: 'Markers',
    reference: 'INV 9',
    checkNumber: '1043',
  },
  deposits: {
    date: '2026-09-15',
    slip: '118',
    countedBy: ['Dana Whitfield', 'Lee Park'],
    items: [
      { id: 'one', date: '2026-09-14', amount: 20.5 },
      { id: 'two', date: '2026-09-14', amount: 30 },
    ],
  },
  transfers: { date: '2026-09-16', amount: 500, description: 'Garden fund' },
  categories: { name: 'Fall Festival', archived: true },
  people: { name: 'Ana Ruiz', email: 'ana@example.com', role: 'admin' },
  settings: {
    presidents: ['Ana@example.com', ''],
    treasurer: 'terry@example.com',
    eventApprovers: { 'Fall Festival': 'ana@example.com', Fair: 'a/b@example.com' },
    standIns: {
      president: 'sam@example.com',
      treasurer: '',
      eventApprovers: { Fair: 'sam@example.com' },
    },
  },
};

function entryIn(collection: SearchedCollection, fields = RECORDS[collection]) {
  const id = collection === 'settings' ? 'approvers' : 'one';
  return searchEntriesOf(collection, id, fields);
}

describe('a record', () => {
  it.each<[SearchedCollection, string[]]>([
    ['expenses', ['Dana', 'pumpkins', 'festival', '84.35', '9/14/2026', 'Oct 2, 2026', 'b1042']],
    ['payments', ['dj marco', '1042', '$65.50', '10/2/2026', '11/3/2026', 'music', 'straw']],
    ['revenueItems', ['$1,249', '-1249', 'returned book', 'ck77', '77', 'Sep 2026']],
    ['manualExpenses', ['corner', 'markers', 'inv9', '1043', '12', '2026']],
    ['deposits', ['118', 'whitfield', 'lee', '50.50', 'deposit 9/15']],
    ['transfers', ['garden', '$500', '9/16']],
    ['categories', ['fall', 'festival']],
    ['people', ['ruiz', 'ana@example.com']],
  ])('of %s is found by each of %j, and by nothing else', (collection, all) => {
    const [[, entry] = []] = entryIn(collection);
    const words = entry?.words ?? {};
    for (const typed of all) expect(hasTerms(words, searchTermsOf(typed)), typed).toBe(true);
    expect(hasTerms(words, searchTermsOf(`${all[0]} zebra`))).toBe(false);
    expect(hasTerms(words, searchTermsOf('1.23'))).toBe(false);
  });

  it('of revenue is found by its donor, and names the donor', () => {
    const [[, entry] = []] = entryIn('revenueItems', {
      ...RECORDS.revenueItems,
      donor: 'River Bakery',
    });
    expect(hasTerms(entry?.words ?? {}, searchTermsOf('river bakery'))).toBe(true);
    expect(entry?.detail).toBe('River Bakery');
  });

  it.each<[SearchedCollection, ...shown: unknown[]]>([
    [
      'expenses',
      'Dana Whitfield',
      VALID_SUBMISSION.description,
      8435,
      'B-1042',
      '2026-09-14',
      'paid',
    ],
    [
      'payments',
      'DJ Marco',
      'Pumpkins and straw bales; Music',
      6550,
      '1042',
      '2026-10-02',
      'voided',
    ],
    ['revenueItems', 'Book fair, returned check', 'CK-77', -124_900, null, '2026-09-14', null],
    ['manualExpenses', 'Corner Stationery', 'Markers', 1200, '1043', '2026-09-14', null],
    [
      'deposits',
      'Deposit 118, 2 items',
      'Dana Whitfield and Lee Park',
      5050,
      null,
      '2026-09-15',
      null,
    ],
    ['transfers', 'Garden fund', '', 50_000, null, '2026-09-16', null],
    ['categories', 'Fall Festival', '', null, null, null, 'archived'],
    ['people', 'Ana Ruiz', 'ana@example.com', null, null, null, null],
  ])('of %s is shown as %j, %j', (collection, ...shown) => {
    const [[, entry] = []] = entryIn(collection);
    expect(entry?.kind).toBe(collection);
    // Categories and people come before what has a day.
    expect(entry?.order).toBe(entry?.date ?? '9');
    expect([
      entry?.title,
      entry?.detail,
      entry?.cents,
      entry?.checkNumber,
      entry?.date,
      entry?.state,
    ]).toEqual(shown);
  });

  it('of a payment by mistake says so, and one without a name of an administrator has the address', () => {
    const mistaken = entryIn('payments', { ...RECORDS.payments, mistake: { reason: 'twice' } });
    expect(mistaken[0]?.[1].state).toBe('mistake');
    const [[, unnamed] = []] = entryIn('people', { email: 'ana@example.com' });
    expect([unnamed?.title, unnamed?.detail]).toEqual(['ana@example.com', '']);
  });

  it('that is gone, or is another setting, is not found', () => {
    for (const name of SEARCHED_COLLECTIONS)
      expect(searchEntriesOf(name, 'one', undefined)).toEqual([]);
    expect(searchEntriesOf('settings', 'books', RECORDS.settings)).toEqual([]);
  });

  it('has an id of its collection and its own', () => {
    expect(entryIn('deposits').map(([id]) => id)).toEqual([searchIdOf('deposits', 'one')]);
    expect(recordIdIn('deposits~one')).toBe('one');
    expect(recordIdIn(searchIdOf('approvers', 'a~b%2Fc'))).toBe('a~b%2Fc');
  });
});

describe('an expense', () => {
  it('is found by its submitter, until that is redacted, and by no word of the contact', () => {
    const [[, entry] = []] = entryIn('expenses');
    expect(entry?.submitterId).toBe(EXPENSE_ID);
    const all = JSON.stringify(entry).toLowerCase();
    for (const own of ['example', submitterMark(''), VALID_SUBMISSION.phone])
      expect(all).not.toContain(own);
    const address = searchTermsOf(VALID_SUBMISSION.mailingAddress).flat();
    expect(address.filter((word) => Object.hasOwn(entry?.words ?? {}, word))).toEqual([]);
    const [[, redacted] = []] = entryIn('expenses', { ...EXPENSE, submitterId: null });
    expect(redacted?.submitterId).toBeNull();
  });

  it('names its submitter where somebody else is paid', () => {
    const submission = { ...EXPENSE.submission, name: 'Dana', paidTo: 'Costco' };
    const [[, entry] = []] = entryIn('expenses', { ...EXPENSE, submission });
    expect([entry?.title, entry?.detail]).toEqual([
      'Costco',
      `Dana: ${VALID_SUBMISSION.description}`,
    ]);
  });
});

it.each([
  ['84.35', true],
  ['$84', true],
  ['84', true],
  ['84.30', false],
  ['85', false],
])('an amount of $84.35 is found by %s: %s', (typed, isFound) => {
  const [[, entry] = []] = entryIn('expenses');
  expect(hasTerms(entry?.words ?? {}, searchTermsOf(typed))).toBe(isFound);
});

it('an approver is found by address and role, one for each mail address, whatever is in it', () => {
  expect(entryIn('settings').map(([id, { title, detail }]) => [id, title, detail])).toEqual([
    ['approvers~ana%40example.com', 'ana@example.com', 'President, Fall Festival'],
    ['approvers~terry%40example.com', 'terry@example.com', 'Treasurer'],
    ['approvers~sam%40example.com', 'sam@example.com', 'Stand-in for President, Stand-in for Fair'],
    ['approvers~a%2Fb%40example.com', 'a/b@example.com', 'Fair'],
  ]);
});

it('whatever is stored or typed, no entry has more words or longer lines than it may, and none throws', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 3_000 }),
    fc.constant('\u{fdfa}'.repeat(2_000)),
    fc.constant(Array.from({ length: 700 }, (_, at) => `w${at}`).join(' ')),
    fc.constant('ab'.repeat(1_000)),
  );
  const names = ['description', 'paidTo', 'payee', 'reference', 'name', 'slip', 'checkNumber'];
  const fields = fc.record(
    Object.fromEntries(
      [...names, 'email', 'date', 'amount', 'lines'].map((name) => [
        name,
        fc.oneof(text, fc.anything()),
      ]),
    ),
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.constantFrom(...SEARCHED_COLLECTIONS), fields, text, (name, own, typed) => {
      const submission = { ...own, description: typed };
      for (const [, entry] of entryIn(name, { ...own, submission, countedBy: [typed, typed] })) {
        const words = Object.keys(entry.words);
        expect(words.length).toBeLessThanOrEqual(MAX_WORDS);
        for (const word of words) {
          expect(Array.from(word).length).toBeLessThanOrEqual(18);
          // The page orders by it: nothing in it may part a path or need more than quoting.
          expect(word).not.toMatch(/[~*/[\].]|^__/);
          expect(entry.words[word]).toBe(entry.order);
        }
        for (const line of [entry.title, entry.detail])
          expect(Array.from(line).length).toBeLessThanOrEqual(LONGEST_LINE);
      }
    }),
  );
});

it('who approves is in a collection of its own, which reviewers do not read', () => {
  expect(searchCollectionOf('approvers')).toBe('approverSearch');
  expect(searchCollectionOf('people')).toBe('search');
});
