import { expect, it } from 'vitest';
import { readExpense } from './expense-row.ts';

const STORED = {
  submission: { amount: 45.2 },
  status: 'paid',
  fundId: 'main',
  payments: 2,
  searchWords: ['own'],
};

it('is what is stored, with its amount in cents', () => {
  expect(readExpense('ABCDEFGHIJKLMNOPQRST', STORED)).toEqual({
    ...STORED,
    id: 'ABCDEFGHIJKLMNOPQRST',
    amount: 4520,
    redactedAt: null,
  });
  expect(readExpense('ABCDEFGHIJKLMNOPQRST', { ...STORED, redactedAt: 7 }).redactedAt).toBe(7);
});
