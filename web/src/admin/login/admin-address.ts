import { tidyText } from '@pa-ledger/domain/text/text';

/**
 * Returns the e-mail address of a typed username: an address as it is; anything else is the part before the
 * association's own domain.
 */
export function adminAddress(username: string, adminDomain: string): string {
  const typed = tidyText(username, 'one');
  return typed.includes('@') ? typed : `${typed}@${adminDomain}`;
}
