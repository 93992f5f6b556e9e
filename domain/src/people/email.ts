import { isOneLine, tidyText } from '../text/text.ts';

export const MAX_EMAIL_LENGTH = 254;

/** One plain address without a display name or a list; stricter than RFC 5322 on purpose, since mail goes to it. */
const ADDRESS =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;

/** Returns whether the text is exactly one e-mail address that mail can be sent to. */
export function isEmailAddress(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && isOneLine(text) && ADDRESS.test(text);
}

/**
 * Returns the spelling in which addresses are compared, since mailboxes do not differ by case. Only A to Z are lowered:
 * toLowerCase turns the Kelvin sign into k, and so one person into another.
 */
export function normalizeEmail(address: string): string {
  return accountAddress(address.trim());
}

/**
 * Returns the spelling in which the address of an account is compared with an administrator's entry. `firestore.rules` and
 * `storage.rules` read it in the same way: nothing but A to Z is changed, and no space is dropped.
 */
export function accountAddress(address: string): string {
  return address.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** As mail programs and pages give an address: `Pat Doe <pat@example.com>`, `<pat@example.com>`, `mailto:pat@example.com`. */
const WRAPPED =
  /^(?<name>[^<>]*)<(?:mailto:)?(?<inside>[^<>]+)>$|^mailto:(?<link>[^?]+)(?:\?.*)?$/i;

/** Returns the one address in the wrapper that it was copied with; any other text as it is. */
export function unwrapAddress(text: string): string {
  const { name = '', inside, link } = WRAPPED.exec(text)?.groups ?? {};
  const address = (inside ?? link)?.trim();
  // A name that is another address would be a second one.
  const isOther = name.includes('@') && name.replace(/["'\s]/g, '') !== address;
  return address === undefined || isOther ? text : address;
}

/** Returns a typed or pasted address as it is stored. */
export function typedAddress(typed: string): string {
  return unwrapAddress(tidyText(typed, 'one'));
}
