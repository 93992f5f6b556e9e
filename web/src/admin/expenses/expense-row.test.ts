import { expect, it } from 'vitest';
import { fundsText, readExpense } from './expense-row.ts';

const LINE = { categoryId: 'office', category: 'Office', fundId: 'main', amount: 40 };
const STORED = {
  submission: { amount: 50 },
  lines: [LINE, { ...LINE, categoryId: 'fair', fundId: null, amount: 5.2 }],
  status: 'paid',
  payments: 2,
  searchWords: ['own'],
};

it('names its funds, as far as they are set', () => {
  const fundName = (id: string) => `Fund ${id}`;
  expect(fundsText(STORED, { fundName })).toBe('Fund main');
  expect(fundsText({ lines: STORED.lines.slice(1) }, { fundName })).toBe('');
});

it('is what is stored, with what we pay in cents', () => {
  expect(readExpense('ABCDEFGHIJKLMNOPQRST', STORED)).toEqual({
    ...STORED,
    id: 'ABCDEFGHIJKLMNOPQRST',
    amount: 4520,
    redactedAt: null,
  });
  expect(readExpense('ABCDEFGHIJKLMNOPQRST', { ...STORED, redactedAt: 7 }).redactedAt).toBe(7);
});
