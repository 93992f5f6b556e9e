/** What a paste brings along and nobody sees. The login loads no other code for it. */
const UNSEEN = /[\p{Cc}\p{Cf}]/gu;

/**
 * Returns the e-mail address of a typed username: an address as it is; anything else is the part before the
 * association's own domain.
 */
export function adminAddress(username: string, adminDomain: string): string {
  const typed = username.replace(UNSEEN, '').trim();
  return typed.includes('@') ? typed : `${typed}@${adminDomain}`;
}
