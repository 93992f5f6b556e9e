import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import type { DuplicateView } from '@pa-ledger/domain/expenses/duplicates';
import { describe, expect, it } from 'vitest';
import { duplicateFacts } from './review-content.ts';

const DOUBLE: DuplicateView = {
  reference: 'K7QM-2XFA',
  status: 'paid',
  // A constant day of the calendar.
  expenseDate: '2026-10-03' as CalendarDate,
  reasons: ['sameReceipt', 'samePayeeAndAmount'],
};

describe('possible doubles in a mail (#104)', () => {
  it('are told by reference, state, date and reasons', () => {
    expect(duplicateFacts([])).toEqual([]);
    expect(duplicateFacts([DOUBLE, { ...DOUBLE, reasons: ['sameReceipt'] }])).toEqual([
      [
        'May be a double of',
        'K7QM-2XFA, paid, spent on Oct 3, 2026. The same receipt. The same payee and amount within 90 days.',
      ],
      ['May be a double of', 'K7QM-2XFA, paid, spent on Oct 3, 2026. The same receipt.'],
    ]);
  });

  it('are five at most, and the number of the others', () => {
    const facts = duplicateFacts(Array.from({ length: 8 }, () => DOUBLE));
    expect(facts).toHaveLength(6);
    expect(facts[5]).toEqual(['May be a double of', '3 more']);
    expect(duplicateFacts(Array.from({ length: 5 }, () => DOUBLE))).toHaveLength(5);
  });
});
