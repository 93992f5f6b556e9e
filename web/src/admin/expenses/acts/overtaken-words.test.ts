import type { Expense } from '@pa-ledger/domain/expense';
import { expect, it } from 'vitest';
import { overtakenWords } from './overtaken-words.ts';

const REST = 'Nothing was done, and what you typed is still here.';
const OPEN = { role: 'treasurer', status: 'open', approvers: ['t@example.com'], openedAt: 1 };
const PAYMENT = { method: 'cash', checkNumber: null, date: '2026-11-20' };

it.each([
  [{ status: 'paid', payment: PAYMENT }, 'The expense is paid now: Cash on Nov 20, 2026.'],
  [{ status: 'rejected', payment: null }, 'The expense is rejected now.'],
  [{ status: 'approved', payment: null }, 'The expense is approved now and not paid.'],
  [
    { status: 'pending', payment: null, steps: [OPEN] },
    'The expense waits for another step now: Treasurer.',
  ],
])('%o reads: %s', (expense, words) => {
  // As much of an expense as is looked at.
  expect(overtakenWords(expense as unknown as Expense)).toBe(`${words} ${REST}`);
});
