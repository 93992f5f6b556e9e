import type {
  Contact,
  Expense,
  Receipt,
  SubmissionInput,
} from '@pa-ledger/domain/expenses/expense';
import { normalizeEmail } from '@pa-ledger/domain/people/email';
import { contactWordsOf } from '@pa-ledger/domain/expenses/search-words';
import type { DocumentData } from 'firebase-admin/firestore';
import { timestamp } from '../firestore/timestamps.ts';
import { canonicalJson, sha256Hex } from '../platform/hashes.ts';

/*
 * How Firestore stores the contact of an expense: in its own document with the expense's id, so that readers of the
 * books don't see it, and so that we can empty it once the association no longer needs it.
 */

/** An emptied contact. */
export const NO_CONTACT: Contact = { email: '', phone: '', mailingAddress: '', salt: '' };

/**
 * Splits a form into what goes into two documents: the submission and the contact.
 * @param salt random.
 */
export function keptParts(
  form: Omit<SubmissionInput, 'id' | 'receipts'>,
  receipts: readonly Receipt[],
  salt: string,
): Pick<Expense, 'submission' | 'contact'> {
  const { email, phone, mailingAddress, payHandle, ...fields } = form;
  const kept = { email: normalizeEmail(email), phone, mailingAddress, salt };
  // One that a choice left behind isn't kept.
  const contact = payHandle === undefined || form.payBy !== 'app' ? kept : { ...kept, payHandle };
  const contactSha256 = contactDigest(contact);
  return { submission: { ...fields, receipts, contactSha256 }, contact };
}

/** The document of a contact. */
export function contactDocument({
  contact,
  submitterId,
  submittedAt,
}: Pick<Expense, 'contact' | 'submitterId' | 'submittedAt'>): DocumentData {
  return {
    ...contactOf(contact),
    submitterId,
    submittedAt: timestamp(submittedAt),
    searchWords: contactWordsOf(contact),
  };
}

/** Reads the contact of a document that `contactDocument` made; empty after redaction. */
export function contactFrom(data: DocumentData | undefined): Contact {
  return contactOf({ ...NO_CONTACT, ...data });
}

/** Returns only the fields of a contact. */
export function contactOf({ email, phone, mailingAddress, payHandle, salt }: Contact): Contact {
  const contact = { email, phone, mailingAddress, salt };
  return payHandle === undefined ? contact : { ...contact, payHandle };
}

/** Returns the SHA-256 of a contact, lower-case hex. The submission holds it, so that we notice another contact. */
export function contactDigest(contact: Contact): string {
  return sha256Hex(canonicalJson(contactOf(contact)));
}
