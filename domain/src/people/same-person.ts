import { normalizeEmail } from './email.ts';
import { withoutInvisible } from '../text/text.ts';

/** Google delivers both domains to the same mailboxes and ignores dots before the `@`. */
const GMAIL = 'gmail.com';
const GMAIL_DOMAINS: readonly string[] = [GMAIL, 'googlemail.com'];

/**
 * Returns the mailbox of an address, to tell whether two addresses belong to one person: without case, without the part
 * after `+`, and at Gmail without dots. Only for comparing people: we send email to the address as written, and compare
 * sign-ins and link holders by the whole address (`normalizeEmail`). `firestore.rules` compares the same way.
 */
export function mailboxOf(address: string): string {
  const email = normalizeEmail(address);
  const at = email.lastIndexOf('@');
  if (at === -1) return email;
  const name = email.slice(0, at).replace(/\+.*$/s, '');
  const host = email.slice(at + 1);
  return GMAIL_DOMAINS.includes(host) ? `${name.replaceAll('.', '')}@${GMAIL}` : `${name}@${host}`;
}

/** Returns whether two addresses are one mailbox; an empty address is none. */
export function isSameMailbox(one: string, other: string): boolean {
  return one.trim() !== '' && mailboxOf(one) === mailboxOf(other);
}

/** Returns the same text for spellings of a name that differ only in case, white space, and invisible characters. */
export function nameKeyOf(name: string): string {
  return withoutInvisible(name).normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase();
}

/** Compares names ignoring case, extra spaces, and invisible characters; an empty name matches none. */
export function isSameName(one: string, other: string): boolean {
  const key = nameKeyOf(one);
  return key !== '' && key === nameKeyOf(other);
}
