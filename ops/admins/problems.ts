import { ADMIN_ROLE } from '@pa-ledger/domain/people/administrator';
import { accountAddress } from '@pa-ledger/domain/people/email';
import type { UserRecord } from 'firebase-admin/auth';

/**
 * Returns why an administrator cannot sign in or act; null if they can.
 * @param entry the fields of `admins/{uid}`.
 */
export function problemOf(
  entry: Readonly<Record<string, unknown>>,
  user: Pick<UserRecord, 'email' | 'disabled' | 'customClaims'> | undefined,
): string | null {
  if (entry['role'] !== ADMIN_ROLE) return `the entry has not the role ${ADMIN_ROLE}`;
  if (user === undefined) return 'has no account';
  if (accountAddress(user.email ?? '') !== entry['email']) {
    return `the account's address is now another one: ${user.email ?? 'none'}`;
  }
  if (user.disabled) return 'the account is disabled';
  return user.customClaims?.['admin'] === true ? null : 'the claim is missing';
}
