import { isOneLine, tidyText } from '../text/text.ts';

export const MAX_EMAIL_LENGTH = 254;

/** One plain address, no display name or list; stricter than RFC 5322 on purpose, since we send email to it. */
const ADDRESS =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;

/** Returns whether the text is exactly one email address we can send to. */
export function isEmailAddress(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && isOneLine(text) && ADDRESS.test(text);
}

/**
 * Returns an address normalized for comparing, since mailboxes don't differ by case. It only lowercases A to Z:
 * toLowerCase turns the Kelvin sign into k, and so one person into another.
 */
export function normalizeEmail(address: string): string {
  return accountAddress(address.trim());
}

/**
 * Returns an account's address as we compare it with an administrator's entry. `firestore.rules` and `storage.rules` do
 * the same: lowercase A to Z, and keep spaces.
 */
export function accountAddress(address: string): string {
  return address.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/**
 * An address as mail programs and pages copy it: `Pat Doe <pat@example.com>`, `<pat@example.com>`,
 * `mailto:pat@example.com`.
 */
const WRAPPED =
  /^(?<name>[^<>]*)<(?:mailto:)?(?<inside>[^<>]+)>$|^mailto:(?<link>[^?]+)(?:\?.*)?$/i;

/** Unwraps a copied address; returns any other text as it is. */
export function unwrapAddress(text: string): string {
  const { name = '', inside, link } = WRAPPED.exec(text)?.groups ?? {};
  const address = (inside ?? link)?.trim();
  // A display name that's another address would make it two.
  const isOther = name.includes('@') && name.replace(/["'\s]/g, '') !== address;
  return address === undefined || isOther ? text : address;
}

/** Returns a typed or pasted address as we store it. */
export function typedAddress(typed: string): string {
  return unwrapAddress(tidyText(typed, 'one'));
}
