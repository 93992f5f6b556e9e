import { mapFields } from '@pa-ledger/domain/fields/field';
import { EXPENSE_FIELD_NAMES } from '@pa-ledger/domain/expenses/expense-fields';
import { EXPENSE_FIELDS } from '@pa-ledger/domain/expenses/expense-form-messages';
import { formErrors } from '@pa-ledger/domain/fields/form-errors';
import { describe, expect, it } from 'vitest';
import { EMPTY_VALUES, isEmpty, personIn, withError } from './form-values.ts';

it('an untouched form is empty, and so is white space; one word is not', () => {
  expect(isEmpty(EMPTY_VALUES)).toBe(true);
  expect(isEmpty(mapFields(EXPENSE_FIELDS, () => ' \u200b'))).toBe(true);
  expect(isEmpty({ ...EMPTY_VALUES, notes: 'x' })).toBe(false);
});

it('personIn keeps who asks and who is paid where, and nothing of the expense', () => {
  const person = {
    name: 'a',
    email: 'b',
    phone: 'c',
    payTo: 'vendor',
    paidTo: 'd',
    payBy: 'app',
    payHandle: 'f',
    mailingAddress: 'e',
  };
  const expense = mapFields(EXPENSE_FIELDS, () => 'x');
  expect(personIn({ ...expense, ...person })).toEqual({ ...EMPTY_VALUES, ...person });
});

describe('the check of the form', () => {
  it('asks for every field but sales tax, other events, the choices of how to pay, what goes with them, and the notes', () => {
    const asked = Object.keys(formErrors(EXPENSE_FIELDS, EMPTY_VALUES));
    const optional = ['salesTax', 'split', 'payTo', 'invoiceNumber', 'payBy', 'payHandle', 'notes'];
    expect(asked).toEqual(EXPENSE_FIELD_NAMES.filter((field) => !optional.includes(field)));
  });
  it('finds nothing in a good form', () => {
    const good = {
      ...mapFields(EXPENSE_FIELDS, () => 'text'),
      email: 'pat@example.com',
      expenseDate: '2026-11-20',
      amount: '24.50',
      salesTax: '1.50',
      payTo: 'vendor',
      payBy: '',
      payHandle: '',
    };
    expect(formErrors(EXPENSE_FIELDS, good)).toEqual({});
    expect(formErrors(EXPENSE_FIELDS, { ...good, payTo: '' })).toEqual({
      invoiceNumber: 'Only a vendor has an invoice number.',
    });
  });
});

it('withError adds, replaces and takes away one field', () => {
  const one = withError({}, 'amount', 'wrong');
  expect(one).toEqual({ amount: 'wrong' });
  expect(withError({ ...one, name: 'n' }, 'amount', 'still')).toEqual({
    name: 'n',
    amount: 'still',
  });
  expect(withError({ ...one, name: 'n' }, 'amount', null)).toEqual({ name: 'n' });
});
