import {
  duplicateSearches,
  duplicateView,
  invoiceKeyOf,
  payeeKeyOf,
  possibleDuplicates,
  receiptHashesOf,
  type Comparable,
  settleDuplicate,
} from './duplicates.ts';
import { DUPLICATE_REASONS } from './review-messages.ts';
import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../time/dates.ts';
import { referenceOf } from './reference.ts';
import { AUTHORITY, newIn, NOW, OFFICE_CATEGORY } from '../../../tests/fixtures/association.ts';
import { startExpense } from './decide/approval.ts';
import type { Expense, Submission } from './expense.ts';
import type { Changed } from './history.ts';

function expense(
  id: string,
  own: Partial<Comparable['submission']> = {},
  rest: Partial<Comparable> = {},
): Comparable {
  // A constant day of the calendar.
  const expenseDate = '2026-10-17' as CalendarDate;
  const receipts = [{ sha256: `receipt of ${id}` }];
  return {
    id,
    status: 'pending',
    submittedAt: 0,
    notDoubleOf: [],
    ...rest,
    submission: {
      paidTo: 'Dana Whitfield',
      amount: 84.35,
      expenseDate,
      receipts,
      ...own,
    },
  };
}

const ONE = expense('one');

function reasons(other: Comparable): readonly string[] {
  return possibleDuplicates(ONE, [other]).flatMap((found) => found.reasons);
}

describe('a vendor’s invoice (#141)', () => {
  const billed = (id: string, invoiceNumber: string, own: Partial<Comparable['submission']> = {}) =>
    expense(id, { invoiceNumber, paidTo: 'Market Street Print', ...own });

  it.each([
    'INV-42',
    'inv 42',
    ' Inv42 ',
    'INV\u201342',
    'I\u200bNV\u221242',
    '\uff29NV42',
    '00inv-42',
  ])('is the same in the spelling %j, whatever amount and day are', (invoiceNumber) => {
    // A constant day of the calendar.
    const expenseDate = '2024-01-02' as CalendarDate;
    const other = billed('two', invoiceNumber, { amount: 1, expenseDate });
    expect(possibleDuplicates(billed('one', 'INV-42'), [other])).toEqual([
      { other, reasons: ['sameInvoice'] },
    ]);
  });

  it.each<[string, Comparable]>([
    ['another number', billed('two', 'INV-43', { amount: 1 })],
    ['another payee', billed('two', 'INV-42', { amount: 1, paidTo: 'Copy Corner' })],
    ['no number', expense('two', { paidTo: 'Market Street Print', amount: 1 })],
  ])('is another one with %s', (_name, other) => {
    expect(possibleDuplicates(billed('one', 'INV-42'), [other])).toEqual([]);
  });

  it('is none where nothing is left of its number', () => {
    expect(possibleDuplicates(billed('one', '-'), [billed('two', ' – ', { amount: 1 })])).toEqual(
      [],
    );
    expect(invoiceKeyOf({ invoiceNumber: '-' })).toBeNull();
    expect(invoiceKeyOf({})).toBeNull();
  });

  it('is searched for by payee and number, in any year', () => {
    expect(duplicateSearches(billed('one', 'inv 0042'))[1]).toEqual({
      filters: [
        { field: 'payeeKey', op: '==', value: 'market street print' },
        { field: 'invoiceKey', op: '==', value: 'INV0042' },
      ],
      orderBy: { field: 'submittedAt', direction: 'desc' },
    });
  });

  it('is told in words', () => {
    expect(DUPLICATE_REASONS.sameInvoice).toBe('The same payee and invoice number');
  });
});

describe('possibleDuplicates', () => {
  it('finds the same receipt, whatever else differs', () => {
    const receipts = [{ sha256: 'x' }, { sha256: 'receipt of one' }];
    expect(reasons(expense('two', { paidTo: 'Else', receipts }))).toEqual(['sameReceipt']);
    expect(reasons(expense('two', { receipts }))).toEqual(['sameReceipt', 'samePayeeAndAmount']);
  });

  it.each([
    ['2026-10-17', true],
    ['2026-07-19', true],
    ['2026-07-18', false],
    ['2027-01-15', true],
    ['2027-01-16', false],
  ])('finds the same payee and amount of %s: %s', (date, found) => {
    // A constant day of the calendar.
    const other = expense('two', { paidTo: ' dana  WHITFIELD', expenseDate: date as CalendarDate });
    expect(reasons(other)).toEqual(found ? ['samePayeeAndAmount'] : []);
  });

  it('finds no expense with another payee or amount, and never the expense itself', () => {
    expect(reasons(expense('two', { paidTo: 'Dana Whitfeld' }))).toEqual([]);
    expect(reasons(expense('two', { amount: 84.36 }))).toEqual([]);
    expect(reasons(ONE)).toEqual([]);
  });

  it.each([
    ['pending', true],
    ['approved', true],
    ['paid', true],
    ['rejected', false],
  ] as const)('one that is %s counts: %s', (status, counts) => {
    const other = expense('two', {}, { status });
    expect(possibleDuplicates(ONE, [other])).toHaveLength(counts ? 1 : 0);
    expect(possibleDuplicates(other, [ONE])).toHaveLength(counts ? 1 : 0);
  });

  it('finds no expense that was settled (#104)', () => {
    const settled = expense('one', {}, { notDoubleOf: ['two'] });
    const others = [expense('two'), expense('three')];
    expect(possibleDuplicates(settled, others).map(({ other }) => other.id)).toEqual(['three']);
  });

  it('sorts two reasons before one, then the newest first', () => {
    const receipts = [{ sha256: 'receipt of one' }];
    const others = [
      expense('old', {}, { submittedAt: 1 }),
      expense('new', {}, { submittedAt: 3 }),
      expense('both', { receipts }, { submittedAt: 2 }),
    ];
    const found = possibleDuplicates(ONE, others);
    expect(found.map(({ other }) => other.id)).toEqual(['both', 'new', 'old']);
  });

  it('names the other expense', () => {
    const twin = expense('twin');
    expect(possibleDuplicates(ONE, [expense('odd', { amount: 1 }), twin])).toEqual([
      { other: twin, reasons: ['samePayeeAndAmount'] },
    ]);
  });
});

it('an approver sees only reference, status and date of the other expense (#104)', () => {
  const other = expense('aB3dE5fG7hJ9kL1mN2pQ', {}, { status: 'paid' });
  expect(duplicateView({ other, reasons: ['sameReceipt'] })).toEqual({
    reference: referenceOf('aB3dE5fG7hJ9kL1mN2pQ'),
    status: 'paid',
    expenseDate: '2026-10-17',
    reasons: ['sameReceipt'],
  });
});

it('the searches cover the days in both directions', () => {
  const [sameReceipt, samePayeeAndAmount, ...others] = duplicateSearches(ONE);
  expect(others).toEqual([]);
  expect(sameReceipt).toEqual({
    filters: [{ field: 'receiptHashes', op: 'array-contains-any', value: ['receipt of one'] }],
    orderBy: { field: 'submittedAt', direction: 'desc' },
  });
  expect(samePayeeAndAmount?.filters).toEqual([
    { field: 'payeeKey', op: '==', value: 'dana whitfield' },
    { field: 'submission.amount', op: '==', value: 84.35 },
    { field: 'submission.expenseDate', op: '>=', value: '2026-07-19' },
    { field: 'submission.expenseDate', op: '<=', value: '2027-01-15' },
  ]);
});

it('returns the keys that are searched for', () => {
  for (const name of ['  Dana\u00a0 \t Whitfield ', '\u202aDa\u00adna Whit\u200dfield\u202c'])
    expect(payeeKeyOf(name)).toBe('dana whitfield');
  expect(payeeKeyOf('Zoe\u0301')).toBe(payeeKeyOf('Zo\u00e9'));
  expect(receiptHashesOf(expense('x', { receipts: [{ sha256: 'a' }, { sha256: 'a' }] }))).toEqual([
    'a',
  ]);
  expect(DUPLICATE_REASONS.samePayeeAndAmount).toBe('The same payee and amount within 90 days');
});

function wholeExpense(id: string, own: Partial<Submission> = {}): Expense {
  const context = { ...AUTHORITY, now: NOW, nonce: 'nonce' };
  return startExpense(newIn(id, OFFICE_CATEGORY, own), context);
}

const [SETTLED, OTHER] = [wholeExpense('one'), wholeExpense('other')];

function pairOf(one: Expense, other: Expense): readonly [Changed, Changed] {
  const outcome = settleDuplicate(one, other, 'Two buses');
  if (outcome.kind !== 'done') throw new Error(outcome.kind);
  return outcome.pair;
}

describe('settleDuplicate (#104)', () => {
  it('notes it in both expenses and their histories, and changes nothing else', () => {
    const change = { what: 'duplicateSettled', step: null, new: 'Two buses' };
    expect(pairOf(SETTLED, OTHER)).toEqual([
      { expense: { ...SETTLED, notDoubleOf: ['other'] }, change: { ...change, old: 'other' } },
      { expense: { ...OTHER, notDoubleOf: ['one'] }, change: { ...change, old: 'one' } },
    ]);
  });

  it('hides each from the other, and no third one', () => {
    const [one, other] = pairOf(SETTLED, OTHER).map((settled) => settled.expense);
    if (one === undefined || other === undefined) throw new Error('There are two.');
    const third = wholeExpense('third');
    const shownBeside = (shown: Expense) =>
      possibleDuplicates(shown, [one, other, third]).map((found) => found.other.id);
    expect([one, other, third].map(shownBeside)).toEqual([['third'], ['third'], ['one', 'other']]);
    expect(pairOf(one, third)[0].expense.notDoubleOf).toEqual(['other', 'third']);
  });

  it('answers a repetition as done, from either side', () => {
    const [one, other] = pairOf(SETTLED, OTHER);
    expect(settleDuplicate(one.expense, other.expense, 'x')).toEqual({ kind: 'repeated' });
    expect(settleDuplicate(other.expense, one.expense, 'x')).toEqual({ kind: 'repeated' });
  });

  it.each<[string, Expense]>([
    ['one that never looked alike', wholeExpense('other', { amount: 1, receipts: [] })],
    ['one that was rejected meanwhile', { ...OTHER, status: 'rejected' }],
    ['itself', SETTLED],
  ])('is refused for %s', (_name, other) => {
    const refused = { kind: 'refused', why: 'notDuplicates' };
    expect(settleDuplicate(SETTLED, other, 'x')).toEqual(refused);
    expect(settleDuplicate(other, SETTLED, 'x')).toEqual(refused);
  });
});
