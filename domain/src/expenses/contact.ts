import type { ValuesOf } from '../fields/field.ts';
import type { EXPENSE_FIELDS } from './expense-fields.ts';
import type { ContactField, Expense } from './expense.ts';

/** The fields of a contact, in the order of the form. */
export const CONTACT_FIELDS: readonly ContactField[] = ['email', 'phone', 'mailingAddress'];

/** Returns what was typed into the form, the contact included. */
export function typedFields({
  submission,
  contact,
}: Pick<Expense, 'submission' | 'contact'>): ValuesOf<typeof EXPENSE_FIELDS> {
  const { receipts: _receipts, contactSha256: _digest, ...fields } = submission;
  const { email, phone, mailingAddress } = contact;
  return { ...fields, email, phone, mailingAddress };
}
