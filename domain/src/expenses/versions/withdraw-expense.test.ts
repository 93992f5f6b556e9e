import { expect, it } from 'vitest';
import { PEOPLE } from '../../../../tests/fixtures/association.ts';
import { ADMIN_RETURN, returned } from '../../../../tests/fixtures/corrections.ts';
import {
  APPROVED,
  decided,
  PAID,
  PENDING,
  REJECTED,
} from '../../../../tests/fixtures/managed-expenses.ts';
import type { Expense } from '../expense.ts';
import { canWithdraw, withdrawExpense } from './withdraw-expense.ts';

const NOW = 1_800_000_000_000;

it.each<[string, Expense, number | null]>([
  ['pending', PENDING, 0],
  ['half approved', decided(PENDING, PEOPLE.firstPresident), 1],
  ['returned', returned(PENDING), null],
  ['returned after its approval', returned(APPROVED, ADMIN_RETURN), null],
])('an expense that is %s is taken back, once', (_name, expense, step) => {
  expect(canWithdraw(expense)).toBe(true);
  const outcome = withdrawExpense(expense, NOW);
  if (outcome.kind !== 'done') throw new Error(outcome.kind);
  expect(outcome.change).toEqual({
    what: 'withdrawn',
    step,
    old: expense.status,
    new: 'withdrawn',
  });
  expect(outcome.expense).toMatchObject({
    status: 'withdrawn',
    withdrawnAt: NOW,
    returned: null,
  });
  expect(outcome.expense.steps.some(({ status }) => status === 'open')).toBe(false);
  expect(withdrawExpense(outcome.expense, NOW + 1)).toEqual({ kind: 'repeated' });
});

it.each<[string, Expense]>([
  ['approved', APPROVED],
  ['paid', PAID],
  ['rejected', REJECTED],
])('an expense that is %s is not', (_name, expense) => {
  expect(canWithdraw(expense)).toBe(false);
  expect(withdrawExpense(expense, NOW)).toEqual({ kind: 'refused', why: 'notWithdrawable' });
});
