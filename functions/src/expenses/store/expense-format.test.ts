import { expect, it } from 'vitest';
import { VALID_SUBMISSION } from '../../../../tests/fixtures/submission.ts';
import { PENDING } from '../../../../tests/fixtures/managed-expenses.ts';
import { expenseDocument, expenseFrom, submissionDigest } from './expense-format.ts';

const { id, receipts, ...texts } = VALID_SUBMISSION;
const pinned = receipts.map((receipt) => ({
  ...receipt,
  path: `receipts/${id}/0`,
  generation: '17',
}));
const submission = { ...texts, receipts: pinned };

it('is the same for the same content in another order (#29)', () => {
  // Firestore returns maps in its own order.
  const turned = Object.fromEntries(Object.entries(submission).reverse());
  const [receipt = {}] = pinned;
  const inside = [Object.fromEntries(Object.entries(receipt).reverse())];
  const same = { ...turned, receipts: inside };
  expect(submissionDigest(same)).toBe(submissionDigest(submission));
});

it.each(Object.keys(submission))('is another one when %s is (#29)', (field) => {
  const changed = { ...submission, [field]: 'other' };
  expect(submissionDigest(changed)).not.toBe(submissionDigest(submission));
  expect(submissionDigest({ ...submission, [field]: null })).not.toBe(submissionDigest(submission));
});

it('an expense without a language was sent in English, and an unknown one reads as English (#46)', () => {
  const { language: _language, ...before } = expenseDocument(PENDING);
  const read = (fields: object) => expenseFrom(PENDING.id, { ...before, ...fields }).language;
  expect([read({}), read({ language: 'es' }), read({ language: 'fr' })]).toEqual([
    'en',
    'es',
    'en',
  ]);
});
