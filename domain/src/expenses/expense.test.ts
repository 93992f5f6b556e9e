import { expect, it } from 'vitest';
import { PENDING } from '../../../tests/fixtures/managed-expenses.ts';
import { CONTACT_FIELDS, typedFields } from './expense.ts';

it('what was typed has the contact beside the submission, and neither its salt nor its digest', () => {
  const { submission, contact } = PENDING;
  const typed = typedFields(PENDING);
  for (const field of CONTACT_FIELDS) expect(typed[field]).toBe(contact[field]);
  expect(typed).toMatchObject({ name: submission.name, amount: submission.amount });
  const payHandle = '555-0142';
  expect(typedFields({ submission, contact: { ...contact, payHandle } })).toEqual({
    ...typed,
    payHandle,
  });
  expect(Object.keys(typed)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(?:salt|receipts|contactSha256)$/)]),
  );
});
