import { expect, it } from 'vitest';
import { readExpense } from './expense-row.ts';

const STEP = {
  role: 'president',
  status: 'open',
  approvers: ['one@example.com'],
  blocked: null,
  nonce: 'n',
  openedAt: 5,
  decision: null,
};
const OLD = {
  submission: {
    ...{ name: 'Pat', email: 'pat@example.com', paidTo: 'Shop', description: 'Paper' },
    receipts: [{ path: 'receipts/one/0' }],
  },
  categoryId: 'office',
  category: 'Office',
  status: 'pending',
  steps: [STEP],
  submittedAt: 5,
  reference: 'not asked for',
};

it('fills in what a document of before does not have', () => {
  const row = readExpense('ABCDEFGHIJKLMNOPQRST', OLD);
  expect(row).toMatchObject({ fundId: null, payment: null, payments: 0 });
  expect(row.steps[0]?.resentAt).toBeNull();
  expect(row.searchWords).toEqual([]);
  expect(row).toMatchObject({ submissionVersion: 1, sentAt: 5, returned: null, withdrawnAt: null });
  expect(row.receiptPaths).toEqual(['receipts/one/0']);
});

it('keeps what a document has', () => {
  const payment = { number: 2 };
  const fields = {
    ...OLD,
    fundId: 'main',
    payment,
    payments: 2,
    searchWords: ['own'],
    steps: [{ ...STEP, resentAt: 7 }],
  };
  const row = readExpense('ABCDEFGHIJKLMNOPQRST', fields);
  expect(row).toMatchObject({ fundId: 'main', payment, payments: 2, searchWords: ['own'] });
  expect(row.steps[0]?.resentAt).toBe(7);
});
