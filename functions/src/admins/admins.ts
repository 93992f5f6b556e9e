import { type Standing, standingOf } from '@pa-ledger/domain/people/administrator';
import type { ListedAdministrator } from '@pa-ledger/domain/expenses/payer';
import type { Firestore } from 'firebase-admin/firestore';
import { requireCurrentVersion } from '../firestore/data-version.ts';
import { ADMINS, DATA_VERSION } from '../firestore/paths.ts';
import { listedAdmins } from '../firestore/queries.ts';
import { normalizeEmail } from '@pa-ledger/domain/people/email';
import type { Services } from '../platform/services.ts';

/** What the list of admins says about an account. */
export interface ListedAdmin {
  readonly standing: Standing;
  /** The address that the entry names; empty if there is no entry. */
  readonly email: string;
}

/** Reads the addresses that the entries name, by uid; entries without one are absent. */
export async function readAdminEmails(db: Firestore): Promise<ReadonlyMap<string, string>> {
  const { docs } = await db.collection(ADMINS).get();
  return new Map(
    docs.flatMap((entry): [string, string][] => {
      const email: unknown = entry.get('email');
      return typeof email === 'string' ? [[entry.id, email]] : [];
    }),
  );
}

/** Reads everybody who is an administrator, with the name. */
export async function readListedAdmins(db: Firestore): Promise<ListedAdministrator[]> {
  const { docs } = await listedAdmins(db).get();
  return docs.map((entry) => {
    // The admin tool writes these texts.
    const { email, name } = entry.data() as Pick<ListedAdministrator, 'email' | 'name'>;
    return { uid: entry.id, email, name };
  });
}

/**
 * Reads what an account is now, whatever its token says.
 * @throws DomainError when the data are of another version than this program, or are being upgraded.
 */
export async function readListedAdmin(
  db: Firestore,
  uid: string,
  tokenEmail: string,
): Promise<ListedAdmin> {
  const [found, version] = await db.getAll(db.collection(ADMINS).doc(uid), db.doc(DATA_VERSION));
  requireCurrentVersion(version);
  const entry = found?.data() ?? null;
  const email: unknown = entry?.['email'];
  return {
    standing: standingOf(entry, tokenEmail),
    email: typeof email === 'string' ? email : '',
  };
}

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
