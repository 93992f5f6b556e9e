import { expect, it } from 'vitest';
import { historyWordsOf } from './history.ts';
import { referenceOf } from './reference.ts';

const EXPENSE = {
  id: 'K7QM2XFA000000000000',
  lines: [{ categoryId: 'fair', category: 'Spring Fair', fundId: null, amount: 1 }],
  payment: null,
  submission: {
    name: 'Pat Example',
    paidTo: 'Jump Rentals',
    description: 'Tents for the fair',
    email: 'someone@mail.example.com',
    phone: '555 010 9999',
    mailingAddress: '12 Elm Street',
  },
};

const REFERENCE = referenceOf(EXPENSE.id).toLowerCase();

it('finds an entry by the reference, the names, the category and what was bought', () => {
  const words = historyWordsOf(EXPENSE);
  expect(words).toEqual([
    REFERENCE.replace('-', ''),
    ...REFERENCE.split('-'),
    'pat',
    'example',
    'jump',
    'rentals',
    'spring',
    'fair',
    'tents',
    'for',
    'the',
  ]);
});

it('finds it by the number of the check that paid', () => {
  const payment = { method: 'check', checkNumber: 'A-1042' } as const;
  const paid = { ...EXPENSE, payment: { ...payment, date: '2026-01-02', by: '', at: 0 } };
  // The rest of the payment has no words.
  expect(historyWordsOf(paid as never)).toContain('1042');
});
