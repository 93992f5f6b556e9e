import { describe, expect, it } from 'vitest';
import { errorMessages, fieldsOf } from './error-messages.ts';
import { decisionMessages } from './decision-messages.ts';
import { pageMessages } from './page-messages.ts';

describe('errorMessages', () => {
  it.each(Object.entries(errorMessages))('%s has a sentence (#27, #85)', (_code, sentence) => {
    expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(sentence).not.toMatch(/undefined|null|stack|exception|[/\\{}<>@]/i);
  });

  it('has one code for each sentence, so that a code tells no more than its sentence (#22)', () => {
    const sentences = Object.values(errorMessages);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});

it('the place of the form that an error is about is named', () => {
  expect(fieldsOf('unknownCategory')).toEqual([{ field: 'category', code: 'unknownCategory' }]);
  expect(fieldsOf('receiptDamaged')).toEqual([{ field: 'receipts', code: 'receiptDamaged' }]);
  expect(fieldsOf('linkRefused')).toEqual([]);
});

it('the fixed sentences of pages and answers stay exactly as they are', () => {
  // In any case these: they are specified.
  expect({ ...pageMessages, ...decisionMessages }).toMatchObject({
    approved: 'Expense approved successfully.',
    rejected: 'Expense rejected successfully.',
    returned: 'Expense sent back for correction.',
    correctFailed: 'Error sending your correction. Please try again.',
    noteRequired: 'Tell them what to fix.',
    closeTab: 'You can close this tab.',
    contactTreasurer: 'Please contact the treasurer.',
    updateFailed: 'Update failed.',
    linkWithoutId: 'Approval link is missing an ID.',
    reasonRequired: 'Rejection cancelled. A reason is required.',
    submitFailed: 'Error submitting expense. Please try again.',
    submitted: 'Expense Submitted Successfully!',
    receiptRequiredAlert: 'Please upload at least one receipt.',
    receiptRequiredInline: 'Please upload at least one receipt before submitting.',
    receiptReadFailed: 'Error processing one or more files. Please try again.',
    loginFailed: 'Invalid username or password',
  });
});
