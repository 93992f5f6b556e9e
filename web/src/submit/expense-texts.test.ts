import { EXPENSE_FIELD_NAMES } from '@pa-ledger/domain/expenses/expense-fields';
import { describe, expect, it } from 'vitest';
import { EMPTY_TEXTS, isEmpty, problemsOf, textsBy, withProblem } from './expense-texts.ts';

const CONTEXT = { now: Date.UTC(2026, 10, 20), timeZone: 'UTC' };

it('an untouched form is empty, and so is white space; one word is not', () => {
  expect(isEmpty(EMPTY_TEXTS)).toBe(true);
  expect(isEmpty(textsBy(() => ' \u200b'))).toBe(true);
  expect(isEmpty({ ...EMPTY_TEXTS, notes: 'x' })).toBe(false);
});

describe('problemsOf', () => {
  it('asks for every field but the notes', () => {
    const asked = Object.keys(problemsOf(EMPTY_TEXTS, CONTEXT));
    expect(asked).toEqual(EXPENSE_FIELD_NAMES.filter((field) => field !== 'notes'));
  });
  it('finds nothing in a good form', () => {
    const good = {
      ...textsBy(() => 'text'),
      email: 'pat@example.com',
      expenseDate: '2026-11-20',
      amount: '24.50',
    };
    expect(problemsOf(good, CONTEXT)).toEqual({});
  });
});

it('withProblem adds, replaces and takes away one field', () => {
  const one = withProblem({}, 'amount', 'wrong');
  expect(one).toEqual({ amount: 'wrong' });
  expect(withProblem({ ...one, name: 'n' }, 'amount', 'still')).toEqual({
    name: 'n',
    amount: 'still',
  });
  expect(withProblem({ ...one, name: 'n' }, 'amount', null)).toEqual({ name: 'n' });
});
