import { expect, it } from 'vitest';
import { inLine } from '../../../../tests/fixtures/association.ts';
import { returned, RETURN } from '../../../../tests/fixtures/corrections.ts';
import { PENDING } from '../../../../tests/fixtures/managed-expenses.ts';
import { STATEMENT } from '../../../../tests/fixtures/statement.ts';
import type { Category } from '../../categories/category.ts';
import { correctionFormOf } from './correction-form.ts';

const SCHOOL = 'Maple Grove Elementary School';

it('is what was sent, without phone, mailing address and the hash of a receipt', () => {
  const form = correctionFormOf(inLine(returned(PENDING), { category: 'Office' }), SCHOOL);
  expect(form).toEqual({
    schoolName: SCHOOL,
    reference: 'DZPV-JVER',
    version: 1,
    note: RETURN.note,
    fields: {
      name: 'Dana Whitfield',
      email: 'dana.whitfield@example.com',
      category: 'Office',
      expenseDate: '2026-10-17',
      amount: 84.35,
      paidTo: 'Dana Whitfield',
      description: 'Pumpkins and straw bales for the entrance',
      notes: 'The farm takes cash alone.',
    },
    receipts: [{ slot: 0, name: 'farm stand.jpg', type: 'image/jpeg', size: 48_213 }],
  });
});

it('has whom to pay and for which invoice', () => {
  const vendor = { payTo: 'vendor', paidTo: 'Orchard Lane Farm', invoiceNumber: '42' } as const;
  const submission = { ...PENDING.submission, ...vendor };
  expect(correctionFormOf(returned({ ...PENDING, submission }), SCHOOL).fields).toMatchObject(
    vendor,
  );
});

it('says which file is a statement, and what that states (#143)', () => {
  const receipts = PENDING.submission.receipts.map((receipt) => ({
    ...receipt,
    statement: STATEMENT,
  }));
  const expense = { ...returned(PENDING), submission: { ...PENDING.submission, receipts } };
  expect(correctionFormOf(expense, SCHOOL).receipts).toMatchObject([
    { slot: 0, statement: STATEMENT },
  ]);
});

it('begins a split expense with the category that was sent', () => {
  const [line] = PENDING.lines;
  const lines = line === undefined ? [] : [line, { ...line, categoryId: 'fair' }];
  expect(correctionFormOf({ ...returned(PENDING), lines }, SCHOOL).fields.category).toBe(
    PENDING.submission.category,
  );
});

it('has no note of an expense that was not sent back', () => {
  expect(correctionFormOf(PENDING, SCHOOL).note).toBe('');
});

it('may keep a category that is not on the form, and tells the page of it', () => {
  const interest = { id: 'interest', name: 'Interest', requiresEventApprover: false } as const;
  const formOf = (own: Category | null) => correctionFormOf(PENDING, SCHOOL, own).ownCategory;
  expect(formOf({ ...interest, offForm: true })).toEqual({ ...interest, offForm: true });
  expect(formOf(interest)).toBeUndefined();
  expect(formOf(null)).toBeUndefined();
});
