import { describe, expect, it } from 'vitest';
import { ERRORS, fieldsOf, MESSAGES } from './errors.ts';

const ALLOWED = [400, 401, 403, 405, 409, 410, 413, 415, 429, 500, 503];

describe('ERRORS', () => {
  it.each(Object.entries(ERRORS))(
    '%s has a fitting status and a sentence (#27, #85)',
    (_code, error) => {
      // 404 is not allowed: Hosting's cache keeps such an answer for minutes.
      expect(ALLOWED).toContain(error.status);
      expect(error.message).toMatch(/^[A-Z].*\.$/);
      expect(error.message).not.toMatch(/undefined|null|stack|exception|[/\\{}<>@]/i);
    },
  );

  it('has the same sentence for every refused link (#22)', () => {
    const refused = Object.entries(ERRORS).filter(([, { status }]) => status === 403);
    // The others are about other sites and sign-ins, which no link gets to.
    const codes = refused.map(([code]) => code).sort();
    expect(codes).toEqual(['adminRenamed', 'adminsOnly', 'forbidden', 'linkRefused']);
  });

  it('has one code for each sentence, so that a code tells no more than its sentence (#22)', () => {
    const sentences = Object.values(ERRORS).map(({ message }) => message);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it('names the place of the form that an error is about', () => {
    expect(fieldsOf('unknownCategory')).toEqual([{ field: 'category', code: 'unknownCategory' }]);
    expect(fieldsOf('receiptDamaged')).toEqual([{ field: 'receipts', code: 'receiptDamaged' }]);
    expect(fieldsOf('linkRefused')).toEqual([]);
  });
});

it('the messages are exactly those of docs/behaviour.md', () => {
  expect(MESSAGES).toEqual({
    approved: 'Expense approved successfully.',
    rejected: 'Expense rejected successfully.',
    closeTab: 'You can close this tab.',
    contactTreasurer: 'Please contact the treasurer.',
    updateFailed: 'Update failed.',
    linkWithoutId: 'Approval link is missing an ID.',
    rejectionCancelled: 'Rejection cancelled. A reason is required.',
    submitFailed: 'Error submitting expense. Please try again.',
    submitted: 'Expense Submitted Successfully!',
    receiptRequiredAlert: 'Please upload at least one receipt.',
    receiptRequiredInline: 'Please upload at least one receipt before submitting.',
    receiptReadFailed: 'Error processing one or more files. Please try again.',
    loginFailed: 'Invalid username or password',
  });
});
