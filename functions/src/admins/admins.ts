import {
  type Administrator,
  type Standing,
  standingOf,
} from '@pa-ledger/domain/people/administrator';
import type { ListedAdministrator } from '@pa-ledger/domain/payments/payment';
import type { Firestore } from 'firebase-admin/firestore';
import { requireCurrentVersion } from '../firestore/data-version.ts';
import { ADMINS, DATA_VERSION } from '../firestore/paths.ts';
import { listedAdmins } from '../firestore/queries.ts';
import { accountAddress } from '@pa-ledger/domain/people/email';
import type { Services } from '../platform/services.ts';

/** What the list of admins says about an account. */
export interface ListedAdmin {
  readonly standing: Standing;
  /** The address that the entry names; empty if there is no entry. */
  readonly email: string;
}

/** Reads all administrators with their names. */
export async function readListedAdmins(db: Firestore): Promise<ListedAdministrator[]> {
  const { docs } = await listedAdmins(db).get();
  return docs.map((entry) => {
    // The admin tool writes these texts.
    const { email, name } = entry.data() as Pick<ListedAdministrator, 'email' | 'name'>;
    return { uid: entry.id, email, name };
  });
}

/**
 * Reads what an account may do now, whatever its token says.
 * @throws DomainError if the data has another version than this program, or an upgrade is running.
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

/**
 * Returns the administrators whose accounts now have another address than their entries, with the entries' addresses.
 */
export async function readRenamedAdmins({
  db,
  accounts,
}: Pick<Services, 'db' | 'accounts'>): Promise<Administrator[]> {
  const { docs } = await db.collection(ADMINS).get();
  const listed = docs.flatMap((entry): Administrator[] => {
    const email: unknown = entry.get('email');
    return typeof email === 'string' ? [{ uid: entry.id, email }] : [];
  });
  const present = await accounts.emailsOf(listed.map(({ uid }) => uid));
  return listed.filter(({ uid, email }) => {
    const now = present.get(uid);
    return now !== undefined && accountAddress(now) !== email;
  });
}
