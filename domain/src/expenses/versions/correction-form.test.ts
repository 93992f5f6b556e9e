import { describe, expect, it } from 'vitest';
import { inLine } from '../../../../tests/fixtures/association.ts';
import { ADMIN_RETURN, returned, RETURN } from '../../../../tests/fixtures/corrections.ts';
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
    ownCategories: [],
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

describe('a split expense', () => {
  const lines = [
    { categoryId: 'office', category: 'Office Supplies', fundId: null, amount: 64.35 },
    { categoryId: 'fair', category: 'Book Fair 2026', fundId: null, amount: 20 },
  ];
  const submission = { ...PENDING.submission, category: 'Office', split: 'Book Fair: 20.00' };
  const sent = { ...returned(PENDING), submission, lines };
  const adjusted = { by: ADMIN_RETURN.by, at: 1, reason: 'Both', role: null, from: 84.35 };

  it('begins as it was sent, with the present names', () => {
    expect(correctionFormOf(sent, SCHOOL).fields).toMatchObject({
      category: 'Office Supplies',
      amount: 84.35,
      split: 'Book Fair 2026: 20.00',
    });
  });

  it('begins as it was sent, if someone else split it', () => {
    expect(correctionFormOf({ ...sent, adjusted }, SCHOOL).fields).toMatchObject({
      category: 'Office',
      split: 'Book Fair: 20.00',
    });
    const whole = { ...sent, submission: PENDING.submission, adjusted };
    expect(correctionFormOf(whole, SCHOOL).fields.category).toBe(PENDING.submission.category);
    expect(correctionFormOf(whole, SCHOOL).fields).not.toHaveProperty('split');
  });

  it('begins in the one category that someone set instead', () => {
    const { fields } = correctionFormOf({ ...sent, lines: lines.slice(1), adjusted }, SCHOOL);
    expect(fields.category).toBe('Book Fair 2026');
    expect(fields).not.toHaveProperty('split');
  });
});

it('has no note of an expense that was not sent back', () => {
  expect(correctionFormOf(PENDING, SCHOOL).note).toBe('');
});

it('may keep categories that are not on the form, and tells the page of them', () => {
  const interest = { id: 'interest', name: 'Interest', requiresEventApprover: false } as const;
  const formOf = (...own: Category[]) => correctionFormOf(PENDING, SCHOOL, own).ownCategories;
  const off = { ...interest, offForm: true } as const;
  expect(formOf(off)).toEqual([off]);
  expect(formOf(interest, off)).toEqual([off]);
  expect(formOf()).toEqual([]);
});
