import { expect, it } from 'vitest';
import type { Submission } from './expense.ts';
import { paidPartyOf, paysVendor, usualMethod, type PaidParty } from './payee.ts';
import { payByPromise, payByText, payToText } from './expense-messages.ts';
import { payeeText } from './review-messages.ts';

const DANA = { name: 'Dana Whitfield', paidTo: ' dana  WHITFIELD' };
const PRINT = { name: 'Dana Whitfield', paidTo: 'Market Street Print' };

it.each<[Pick<Submission, 'name' | 'paidTo' | 'payTo'>, PaidParty, payee: string, chosen: string]>([
  [DANA, 'submitter', ' dana  WHITFIELD', 'Pay me back'],
  [PRINT, 'somebodyElse', 'Market Street Print', 'Pay me back'],
  [{ ...PRINT, payTo: 'vendor' }, 'vendor', 'Market Street Print, the vendor', 'Pay the vendor'],
  // Whoever runs a business is its vendor.
  [{ ...DANA, payTo: 'vendor' }, 'vendor', ' dana  WHITFIELD, the vendor', 'Pay the vendor'],
])('%j pays the %s', (submission, party, payee, chosen) => {
  expect(paidPartyOf(submission)).toBe(party);
  expect(paysVendor(submission)).toBe(party === 'vendor');
  expect(payeeText(submission)).toBe(payee);
  expect(payToText(submission)).toBe(chosen);
});

it.each<[Pick<Submission, 'payBy'>, words: string, promise: string, method: string]>([
  [{}, 'Check by mail', 'We’ll mail your check to the address you gave.', 'check'],
  [{ payBy: 'pickup' }, 'Check to pick up', 'We’ll hand you the check.', 'check'],
  // The sample school offers no app, and names none.
  [{ payBy: 'app' }, 'Payment app', 'We’ll pay you with Payment app.', 'transfer'],
])('%j asks for: %s', (submission, words, promise, method) => {
  expect(payByPromise(submission)).toBe(promise);
  expect(payByText(submission)).toBe(words);
  expect(usualMethod(submission)).toBe(method);
});
