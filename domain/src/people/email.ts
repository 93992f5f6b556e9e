import { isOneLine } from '../text/text.ts';

export const MAX_EMAIL_LENGTH = 254;

/** One plain address, no display name, no list; stricter than RFC 5322 on purpose, since mail goes to it. */
const ADDRESS =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;

/** Whether the text is exactly one e-mail address that mail can be sent to. */
export function isEmailAddress(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && isOneLine(text) && ADDRESS.test(text);
}

/**
 * The spelling under which two addresses are compared: mailboxes differ in case only on paper. Other letters stay as
 * they are, for toLowerCase makes the Kelvin sign a k and so one person another.
 */
export function normalizeEmail(address: string): string {
  return address.trim().replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
