import { normalizeEmail } from './email.ts';

/** Google delivers both to the same mailboxes, and reads no dots before the `@`. */
const GMAIL = 'gmail.com';
const GMAIL_DOMAINS: readonly string[] = [GMAIL, 'googlemail.com'];

/**
 * The mailbox that an address leads to, for telling whether two addresses are one person's: without case, without the
 * part behind `+`, and at Gmail without dots. It is for comparing people only: mail goes to the address as it was
 * written, and a sign-in or a link's holder is compared by the whole address (`normalizeEmail`).
 * `firestore.rules` compares in the same way.
 */
export function mailboxOf(address: string): string {
  const email = normalizeEmail(address);
  const at = email.lastIndexOf('@');
  if (at === -1) return email;
  const name = email.slice(0, at).replace(/\+.*$/s, '');
  const host = email.slice(at + 1);
  return GMAIL_DOMAINS.includes(host) ? `${name.replaceAll('.', '')}@${GMAIL}` : `${name}@${host}`;
}

/** Whether two addresses lead to one mailbox; an empty address leads to none. */
export function isSameMailbox(one: string, other: string): boolean {
  return one.trim() !== '' && mailboxOf(one) === mailboxOf(other);
}
