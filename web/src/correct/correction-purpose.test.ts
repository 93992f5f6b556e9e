import { typedOfValues } from '@pa-ledger/domain/fields/form';
import { EXPENSE_FIELDS } from '@pa-ledger/domain/expenses/expense-form-messages';
import { parseCorrection } from '@pa-ledger/domain/expenses/versions/correction-input';
import { describe, expect, it } from 'vitest';
import { correctionBody, withOwnCategories } from './correction-purpose.ts';

const CONTEXT = { now: Date.UTC(2026, 10, 20), timeZone: 'UTC' };
const RECEIPT = {
  slot: 1,
  name: 'slip.pdf',
  type: 'application/pdf' as const,
  size: 9,
  sha256: '0'.repeat(64),
};
const VALUES = typedOfValues(EXPENSE_FIELDS, {
  name: 'Pat',
  email: 'pat@example.com',
  category: 'Book Fair',
  expenseDate: '2026-11-20',
  amount: 12.5,
  paidTo: 'Pat',
  description: 'Books',
  notes: '',
});
const FORM = { id: 'a'.repeat(20), values: VALUES, receipts: [RECEIPT], kept: [0] };

describe('the body of a correction', () => {
  it('is what the server takes, to the letter', () => {
    for (const form of [FORM, { ...FORM, receipts: [] }]) {
      const body = correctionBody(form, 2);
      const parsed = parseCorrection(JSON.parse(JSON.stringify(body)), CONTEXT);
      expect(parsed).toEqual({ ok: true, correction: body });
    }
  });

  it('says null of what was not typed again, and names no upload without a new receipt', () => {
    expect(correctionBody({ ...FORM, receipts: [] }, 2)).toMatchObject({
      phone: null,
      mailingAddress: null,
      uploadId: null,
      version: 2,
      kept: [0],
    });
    const values = { ...VALUES, phone: ' 555-0199 ', mailingAddress: '1 Elm\r\nStreet' };
    expect(correctionBody({ ...FORM, values }, 2)).toMatchObject({
      phone: '555-0199',
      mailingAddress: '1 Elm\nStreet',
      uploadId: FORM.id,
    });
  });
});

it('offers the category that the expense has, once the others are there', () => {
  const own = { id: 'fees', name: 'Bank Fees', requiresEventApprover: false, offForm: true };
  const ready = {
    status: 'ready',
    categories: [{ ...own, id: 'office', name: 'Office' }],
  } as const;
  const form = { ownCategories: [own] };
  expect(withOwnCategories(ready, form)).toEqual({
    ...ready,
    categories: [...ready.categories, own],
  });
  expect(withOwnCategories(ready, { ownCategories: [] })).toEqual(ready);
  const loading = { status: 'loading' } as const;
  expect(withOwnCategories(loading, form)).toBe(loading);
});
