import { expect, it } from 'vitest';
import { inLine, PEOPLE } from '../../../../tests/fixtures/association.ts';
import { corrected, returned } from '../../../../tests/fixtures/corrections.ts';
import { STATEMENT } from '../../../../tests/fixtures/statement.ts';
import type { Statement } from '../missing-receipt.ts';
import { PENDING } from '../../../../tests/fixtures/managed-expenses.ts';
import type { Expense } from '../expense.ts';
import { changesBetween, changesFor } from './version-changes.ts';

const [RECEIPT] = PENDING.submission.receipts;
if (RECEIPT === undefined) throw new Error('There is no receipt.');
const BILL = { ...RECEIPT, slot: 1, name: 'bill.pdf', sha256: 'b'.repeat(64) };

/** A receipt as a change names it. */
const file = (name: string, isStatement = false) => ({ name, isStatement });

function withSubmission(own: Partial<Expense['submission']>): Expense {
  return { ...PENDING, submission: { ...PENDING.submission, ...own } };
}

it('is nothing between equal versions', () => {
  expect(changesBetween(PENDING, PENDING)).toEqual([]);
});

it('names fields in the order of the form, with what was there and what is, receipts last', () => {
  const after = {
    ...withSubmission({ notes: '', amount: 12, receipts: [RECEIPT, BILL] }),
    contact: { ...PENDING.contact, phone: '555-0199' },
  };
  expect(changesBetween(PENDING, after)).toEqual([
    { field: 'phone', before: '(555) 010-0142', after: '555-0199' },
    { field: 'amount', before: '84.35', after: '12.00' },
    { field: 'notes', before: 'The farm takes cash alone.', after: '' },
    {
      field: 'receipts',
      before: [file('farm stand.jpg')],
      after: [file('farm stand.jpg'), file('bill.pdf')],
    },
  ]);
});

it('names the choice of whom to pay instead, and the invoice', () => {
  const vendor = { payTo: 'vendor', invoiceNumber: '42' } as const;
  expect(changesBetween(PENDING, withSubmission(vendor))).toEqual([
    { field: 'payTo', before: '', after: 'vendor' },
    { field: 'invoiceNumber', before: '', after: '42' },
  ]);
});

it('names the choice of how to pay instead, and where', () => {
  const byApp = {
    ...withSubmission({ payBy: 'app' }),
    contact: { ...PENDING.contact, payHandle: '555-0142' },
  };
  expect(changesBetween(PENDING, byApp)).toEqual([
    { field: 'payBy', before: '', after: 'app' },
    { field: 'payHandle', before: '', after: '555-0142' },
  ]);
});

it('names what another event costs, and takes a renamed one for the same', () => {
  const [line] = PENDING.lines;
  if (line === undefined) throw new Error('There is no line.');
  const splitInto = (category: string, amount: number): Expense => ({
    ...PENDING,
    lines: [line, { ...line, categoryId: 'fair', category, amount }],
  });
  const split = splitInto('Book Fair', 20);
  expect(changesBetween(PENDING, split)).toEqual([
    { field: 'category', before: line.category, after: `${line.category}, Book Fair` },
    { field: 'split', before: '', after: 'Book Fair: 20.00' },
  ]);
  expect(changesBetween(split, splitInto('Book Fair', 30))).toEqual([
    { field: 'split', before: 'Book Fair: 20.00', after: 'Book Fair: 30.00' },
  ]);
  expect(changesBetween(split, splitInto('Book Fair 2026', 20))).toEqual([]);
});

it('takes receipts for the same whose bytes are, wherever they lie', () => {
  const moved = { ...RECEIPT, slot: 4, path: 'receipts/other/4', name: 'renamed.jpg' };
  expect(changesBetween(PENDING, withSubmission({ receipts: [moved] }))).toEqual([]);
});

it('tells of the same bytes that are a statement now, and names statements as such (#143)', () => {
  const stated = { ...BILL, statement: STATEMENT };
  expect(
    changesBetween(withSubmission({ receipts: [BILL] }), withSubmission({ receipts: [stated] })),
  ).toEqual([{ field: 'receipts', before: [file('bill.pdf')], after: [file('bill.pdf', true)] }]);
});

it('tells of the same bytes with other facts, in whatever order the facts are (#143)', () => {
  const withFacts = (statement: Statement) =>
    withSubmission({ receipts: [{ ...BILL, statement }] });
  const [before, { price, ...others }] = [withFacts(STATEMENT), STATEMENT];
  expect(changesBetween(before, withFacts({ ...others, price }))).toEqual([]);
  expect(changesBetween(before, withFacts({ ...others, price: price + 1 }))).toMatchObject([
    { field: 'receipts' },
  ]);
});

it('tells of another category, and not of a new name of the same one', () => {
  const renamed = inLine(PENDING, { category: 'Office' });
  expect(changesBetween(PENDING, renamed)).toEqual([]);
  const other = inLine(PENDING, { categoryId: 'fair', category: 'Fair' });
  expect(changesBetween(PENDING, other)).toEqual([
    { field: 'category', before: 'Office Supplies', after: 'Fair' },
  ]);
});

it('is for an approver what differs from the last version that they were asked about', () => {
  const first = returned(PENDING);
  const second = returned(corrected(first, { amount: 12 }), {
    by: PEOPLE.secondPresident,
    step: 0,
    version: 2,
    note: 'And the date?',
  });
  const third = corrected(second, { paidTo: 'Pat Roe' });
  const seen = (step: number, approver: string) =>
    changesFor([first, second], third, step, approver).map(({ field }) => field);
  expect(seen(0, PEOPLE.firstPresident)).toEqual(['paidTo']);
  expect(seen(1, PEOPLE.treasurer)).toEqual([]);
  expect(seen(0, PEOPLE.stranger)).toEqual([]);
  expect(changesFor([first], third, 0, PEOPLE.firstPresident).map(({ field }) => field)).toEqual([
    'amount',
    'paidTo',
  ]);
});

it('counts who decided a version among those who saw it', () => {
  const [step] = PENDING.steps;
  if (step === undefined) throw new Error('There is no step.');
  const decision = { action: 'approve', by: PEOPLE.stranger, at: 1, reason: 'x' } as const;
  const earlier = { ...PENDING, steps: [{ ...step, decision }] };
  const after = withSubmission({ amount: 12 });
  expect(changesFor([earlier], after, 0, PEOPLE.stranger)).toHaveLength(1);
});
