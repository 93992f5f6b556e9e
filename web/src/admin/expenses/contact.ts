import type { Contact } from '@pa-ledger/domain/expenses/expense';
import { storedAs, type Fields } from '../../data/documents.ts';

/** Reads a stored contact, of which nothing is left once it is redacted. */
export function readContact(fields: Fields): Contact {
  const {
    email = '',
    phone = '',
    mailingAddress = '',
    payHandle,
    salt = '',
  } = storedAs<Partial<Contact>>(fields);
  const contact = { email, phone, mailingAddress, salt };
  return payHandle === undefined ? contact : { ...contact, payHandle };
}
