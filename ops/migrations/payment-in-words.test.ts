import { paymentText, type PaymentClaim } from '@pa-ledger/domain/payments/payment';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import { expect, it } from 'vitest';
import { paymentInWords } from './payment-in-words.ts';

const DAY = '2026-10-20' as CalendarDate;
const OF_ENTRY = '2026-10-21' as CalendarDate;

it.each<[PaymentClaim['method'], string | null]>([
  ['check', '1042'],
  ['check', '10-42 A on'],
  ['cash', null],
  ['transfer', null],
  ['other', null],
])('reads a payment by %s, number %j, as it was told', (method, checkNumber) => {
  const claim: PaymentClaim = { method, checkNumber, date: DAY };
  expect(paymentInWords(paymentText(claim), OF_ENTRY)).toEqual(claim);
  expect(paymentInWords(claim, OF_ENTRY)).toBe(claim);
});

it.each(['', 'Gold on Oct 20, 2026', 'Cash on some day', undefined])(
  'takes %j for another way on the day of the entry',
  (told) => {
    expect(paymentInWords(told, OF_ENTRY)).toEqual({
      ...{ method: 'other', checkNumber: null, date: OF_ENTRY },
    });
  },
);
