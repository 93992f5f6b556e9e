import { typedAddress } from '@pa-ledger/domain/people/email';

/**
 * Returns the e-mail address of a typed username: an address as it is; anything else is the part before the
 * association's own domain.
 */
export function adminAddress(username: string, adminDomain: string): string {
  const typed = typedAddress(username);
  return typed.includes('@') ? typed : `${typed}@${adminDomain}`;
}
