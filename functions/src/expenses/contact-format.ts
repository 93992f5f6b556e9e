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
 * How Firestore stores the contact of an expense: a document of its own with the expense's id, so that whoever may read
 * the books need not see it, and so that it can be emptied when the association need not keep it any more.
 */

/** A contact of which nothing is kept. */
export const NO_CONTACT: Contact = { email: '', phone: '', mailingAddress: '', salt: '' };

/**
 * Returns what is stored of a form in two documents: the submission and, apart from it, the contact.
 * @param salt random.
 */
export function keptParts(
  form: Omit<SubmissionInput, 'id' | 'receipts'>,
  receipts: readonly Receipt[],
  salt: string,
): Pick<Expense, 'submission' | 'contact'> {
  const { email, phone, mailingAddress, ...fields } = form;
  const contact = { email: normalizeEmail(email), phone, mailingAddress, salt };
  const contactSha256 = contactDigest(contact);
  return { submission: { ...fields, receipts, contactSha256 }, contact };
}

/** The document of a contact. */
export function contactDocument({
  contact,
  submitterId,
  submittedAt,
}: Pick<Expense, 'contact' | 'submitterId' | 'submittedAt'>): DocumentData {
  const { email, phone, mailingAddress, salt } = contact;
  return {
    email,
    phone,
    mailingAddress,
    salt,
    submitterId,
    submittedAt: timestamp(submittedAt),
    searchWords: contactWordsOf(contact),
  };
}

/** The contact of a document that `contactDocument` made; empty once it is redacted. */
export function contactFrom(data: DocumentData | undefined): Contact {
  const { email, phone, mailingAddress, salt } = { ...NO_CONTACT, ...data };
  return { email, phone, mailingAddress, salt };
}

/** Returns the SHA-256 of a contact, lower-case hex. The submission holds it, so that another contact is noticed. */
export function contactDigest({ email, phone, mailingAddress, salt }: Contact): string {
  return sha256Hex(canonicalJson({ email, phone, mailingAddress, salt }));
}
