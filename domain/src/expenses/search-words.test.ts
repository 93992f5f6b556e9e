import { describe, expect, it } from 'vitest';
import { PAID, PENDING } from '../../../tests/fixtures/managed-expenses.ts';
import { VALID_SUBMISSION } from '../../../tests/fixtures/submission.ts';
import { MAX_SEARCH_WORDS } from '../text/words.ts';
import { referenceOf } from './reference.ts';
import {
  approverMark,
  CHANGE_MARK,
  contactWordFor,
  submitterMark,
  categoryMark,
  contactWordsOf,
  fundMark,
  placeMark,
  searchWordsOf,
  matchesSearch,
  searchWordFor,
} from './search-words.ts';

const { id, name, paidTo, description } = VALID_SUBMISSION;
const submitterId = id;
const LINES = [{ categoryId: 'festival', category: 'Fall Festival', fundId: null, amount: 1 }];

function listed(
  own: Partial<Record<'name' | 'paidTo' | 'invoiceNumber' | 'description', string>> = {},
) {
  const submission = { name, paidTo, description, ...own };
  return searchWordsOf({
    id,
    lines: LINES,
    reclassified: [],
    payment: null,
    status: 'pending',
    steps: [],
    submission,
    submitterId,
  });
}

it('a pending expense is found by those who can decide it now, and by no words that someone types', () => {
  const { approvers } = PENDING.steps.find(({ status }) => status === 'open') ?? { approvers: [] };
  expect(approvers.length).toBeGreaterThan(0);
  const mark = approverMark(approvers[0]?.toUpperCase() ?? '');
  expect(searchWordsOf(PENDING)).toContain(mark);
  expect(searchWordsOf({ ...PENDING, status: 'withdrawn' })).not.toContain(mark);
  expect(searchWordFor(mark)).not.toBe(mark);
});

it('a paid expense is found by its mark until a second person agrees with its new lines', () => {
  const change = { lines: LINES, needsConfirmation: true, confirmed: null };
  const paid = { ...PENDING, status: 'paid', reclassified: [change] } as const;
  expect(searchWordsOf(paid)).toContain(CHANGE_MARK);
  const confirmed = { by: 'pat@example.com', at: 1 };
  expect(searchWordsOf({ ...paid, reclassified: [{ ...change, confirmed }] })).not.toContain(
    CHANGE_MARK,
  );
});

describe('an expense', () => {
  it.each([
    referenceOf(id),
    referenceOf(id).replace('-', ''),
    referenceOf(id).toLowerCase().slice(0, 3),
    'Dana',
    'whit',
    'FESTIVAL',
    'Pumpkins straw',
    'da whi pump',
    '',
    ' - x',
  ])('is found by %j', (typed) => {
    expect(matchesSearch(listed(), typed)).toBe(true);
  });

  it.each(['1042', 'b-1042', 'B1042', 'whitfield B1042'])(
    'that is paid is found by %j',
    (typed) => {
      const payment = PAID.payment && { ...PAID.payment, checkNumber: 'B-1042' };
      const words = searchWordsOf({
        id,
        lines: LINES,
        reclassified: [],
        payment,
        status: 'paid',
        steps: [],
        submission: VALID_SUBMISSION,
        submitterId,
      });
      expect(matchesSearch(words, typed)).toBe(true);
      expect(matchesSearch(listed(), typed)).toBe(false);
    },
  );

  it.each(['INV-0042', 'inv 0042', 'inv0042', '0042', 'INV-00'])(
    'of a vendor is found by the invoice number %j',
    (typed) => {
      expect(matchesSearch(listed({ invoiceNumber: 'Inv-0042' }), typed)).toBe(true);
      expect(matchesSearch(listed(), typed)).toBe(false);
    },
  );

  it.each(['ana', 'whitfeld', 'pumpkins apples', 'festivals'])('is not found by %j', (typed) => {
    expect(matchesSearch(listed(), typed)).toBe(false);
  });

  it('is found without accents and with them, by long words and in other scripts', () => {
    const words = listed({
      name: 'Zoë Čapková',
      paidTo: 'Internationalization',
      description: '請求書',
    });
    for (const typed of ['zoe', 'Zoë', 'CAPKOVA', 'internationalisation', '請求'])
      expect(matchesSearch(words, typed)).toBe(true);
  });

  it('lists each beginning of two to ten characters once, up to the limit', () => {
    const many = Array.from({ length: 300 }, (_, at) => `word${at}x`).join(' ');
    const words = listed({ description: many });
    expect(words).toHaveLength(MAX_SEARCH_WORDS);
    expect(new Set(words).size).toBe(MAX_SEARCH_WORDS);
    expect(words[0]).toBe(submitterMark(submitterId));
    expect(words.slice(1, 4)).toEqual([
      categoryMark('festival'),
      fundMark(null),
      placeMark('festival', null),
    ]);
    for (const word of words.slice(4)) expect([2, 3, 4, 5, 6, 7, 8, 9, 10]).toContain(word.length);
    expect(words).toContain('whitfield');
  });

  it('counts a character of two UTF-16 units as one', () => {
    expect(listed({ description: '𝒜𐐷𐐷' })).toContain('a𐐷');
  });
});

it.each([
  ['', null],
  [' x ! ', null],
  ['Dana', 'dana'],
  ['da whitfield', 'whitfield'],
  ['Internationalization x', 'internatio'],
  ['K7QM-2XFA', 'k7qm'],
])('%j is searched as %j', (typed, word) => {
  expect(searchWordFor(typed)).toBe(word);
});

describe('a contact', () => {
  const words = contactWordsOf({ email: 'dana.whitfield@example.com' });

  it.each(['dana.whitfield@example.com', 'Dana', 'whit', 'example.com'])(
    'is found by %j',
    (typed) => {
      expect(matchesSearch(words, typed)).toBe(true);
      // The expense has only the mark of its submitter, which nobody can type.
      expect(matchesSearch(listed({ name: 'Pat', paidTo: 'Pat' }), typed)).toBe(false);
    },
  );

  it.each([
    ['dana@example.com', 'dana'],
    ['K7QM-2XFA dana.whitfield@example.com', 'whitfield'],
    ['x@example.com', 'example'],
    ['@example.com', 'example'],
    ['da whitfield', 'whitfield'],
    [' x ! ', null],
  ])('that is typed as %j is looked for as %j', (typed, word) => {
    expect(contactWordFor(typed)).toBe(word);
  });

  it('leaves no mark in the expense once it is redacted', () => {
    const submission = { name, paidTo, description };
    const parts = { id, lines: LINES, reclassified: [], payment: null, submission } as const;
    const undecided = { status: 'pending', steps: [] } as const;
    const words = searchWordsOf({ ...parts, ...undecided, submitterId: null });
    expect(words).toEqual(listed().slice(1));
  });

  it('is found by its categories and funds, also by those it had before', () => {
    const former = LINES.map((line) => ({ ...line, categoryId: 'fair', fundId: 'main' }));
    const reclassified = [{ lines: former, needsConfirmation: false, confirmed: null }];
    const words = searchWordsOf({ ...PENDING, lines: LINES, reclassified });
    for (const mark of [
      categoryMark('festival'),
      categoryMark('fair'),
      fundMark('main'),
      fundMark(null),
    ])
      expect(words).toContain(mark);
    expect(words).not.toContain(fundMark('grants'));
  });

  it('is not found by the id of its submitter', () => {
    expect(searchWordFor(submitterMark(submitterId))).not.toBe(submitterMark(submitterId));
  });
});
