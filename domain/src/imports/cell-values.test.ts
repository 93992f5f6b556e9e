import { describe, expect, it } from 'vitest';
import { recordForm } from '../ledger/record-fields.ts';
import { cellValue } from './cell-values.ts';

const FORM = recordForm('manualExpenses');
const ADDRESS = { kind: 'address', label: 'Address', required: false } as const;
const { heldForOthers } = recordForm('funds');

describe('cellValue', () => {
  it.each([
    [FORM.amount, '$1,250.5', '1250.50'],
    [FORM.amount, ' ', ''],
    [FORM.date, '9/1/26', '2026-09-01'],
    [FORM.paidTo, 'Acme\n Inc.', 'Acme Inc.'],
    [FORM.description, 'one\ntwo', 'one\ntwo'],
    [FORM.categoryId, 'Book  Fair', 'Book Fair'],
    [heldForOthers, 'yes', true],
    [heldForOthers, 'no', false],
    [heldForOthers, ' ', false],
    [FORM.method, 'Debit card', 'debitCard'],
    [FORM.method, 'debitCard', 'debitCard'],
    [FORM.method, 'ACH', 'transfer'],
    [FORM.method, 'Ck', 'check'],
    [ADDRESS, 'ann@example.com', 'ann@example.com'],
    [ADDRESS, 'Ann Lee <ann@example.com>', 'ann@example.com'],
    [ADDRESS, 'mailto:ann@example.com', 'ann@example.com'],
  ])('reads the cell of %o: %j as %j', (field, cell, value) => {
    expect(cellValue(field, cell)).toEqual({ ok: true, value });
  });

  it.each([
    [FORM.amount, 'ten', 'Amount must be dollars and cents, such as 1,250.00.'],
    [FORM.date, '13/1/2026', 'Date must be a day such as 9/1/2026 or 2026-09-01.'],
    [heldForOthers, 'perhaps', 'Held for others must be yes or no.'],
    [FORM.method, 'barter', 'Method must be Check, Debit card, Bank transfer, Cash or Other.'],
    [FORM.paidTo, '=A1', 'Paid To is a formula. Paste or save its value instead.'],
    [FORM.amount, '#REF!', 'Amount is #REF!, an error of a formula.'],
  ])('refuses the cell of %o: %j', (field, cell, message) => {
    expect(cellValue(field, cell)).toEqual({ ok: false, message });
  });
});
