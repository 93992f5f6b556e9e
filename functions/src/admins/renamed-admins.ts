import { normalizeEmail } from '@pa-ledger/domain/people/email';
import type { Services } from '../platform/services.ts';
import { readAdminEmails } from './admins.ts';

/** An administrator whose account has another address than the entry. */
export interface RenamedAdmin {
  readonly uid: string;
  /** The entry's address. */
  readonly email: string;
}

/** Returns the administrators whose accounts are renamed now. */
export async function readRenamedAdmins({
  db,
  accounts,
}: Pick<Services, 'db' | 'accounts'>): Promise<RenamedAdmin[]> {
  const listed = await readAdminEmails(db);
  const present = await accounts.emailsOf([...listed.keys()]);
  return [...listed]
    .filter(([uid, email]) => {
      const now = present.get(uid);
      return now !== undefined && normalizeEmail(now) !== email;
    })
    .map(([uid, email]) => ({ uid, email }));
}
