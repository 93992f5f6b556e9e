import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { expect, type Page } from '@playwright/test';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore';
import { getAuth } from 'firebase-admin/auth';
import { randomBytes, randomUUID } from 'node:crypto';
import { addPerson } from '../../ops/people/people.ts';
import { firestoreCommit } from '../../web/src/data/firestore/commit.ts';
import { newId } from '../../web/src/data/new-id.ts';
import { MAX_WRITES, type Write, type WriteResult } from '../../web/src/data/write.ts';
import { signIn } from '../e2e/support/admin.ts';
import { post, type ApiAnswer } from '../functions/support/api.ts';
import { accountsApp, tokenOf, type Account } from '../functions/support/sign-in.ts';
import { db, suite } from '../functions/support/suite.ts';
import { accountButton } from '../e2e/support/panel-frame.ts';

export const TREASURER = 'treasurer@maplegrove.example.com';
export const OTHER_ADMIN = 'nora.quist@example.org';

/** An administrator at the desk: with a page, and beside it with the writes and calls that the page makes. */
export interface Desk {
  readonly account: Account;
  /** Saves new documents as a form of the panel does, under the rules; each with its journal entry. */
  readonly create: (collection: Write['in'], fields: readonly object[]) => Promise<void>;
  /** The panel's save. */
  readonly commit: (...writes: readonly Write[]) => Promise<WriteResult>;
  /** Calls the API as the panel does. */
  readonly call: (path: string, body: object) => Promise<ApiAnswer>;
  readonly close: () => Promise<void>;
}

/** Adds an administrator as `npm run admin -- add` does: with the first one an empty association begins. */
export async function appoint(email: string, name: string): Promise<Account> {
  const password = randomBytes(12).toString('hex');
  await addPerson(accountsApp, { email, name, password });
  const { uid } = await getAuth(accountsApp).getUserByEmail(email);
  return { uid, email, password };
}

/** Signs in by typing the password, and waits for the panel. */
export async function goToDesk(page: Page, account: Account): Promise<void> {
  await page.goto('/admin');
  await signIn(page, account);
  await expect(accountButton(page)).toBeVisible();
}

/**
 * Goes to an address of the panel as its links do, without loading it anew: the Firestore emulator never forgets the
 * listeners of a page that was left, and each would make every later commit of the year slower.
 */
export async function visit(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** Opens an expense in the panel. */
export async function openExpense(page: Page, id: string): Promise<void> {
  await visit(page, `/admin/expenses/${id}`);
  await expect(page.getByRole('article')).toContainText(referenceOf(id));
}

/** What a page writes without a page. */
export async function openDesk(account: Account): Promise<Desk> {
  // Node has no such property, and the panel asks it why a save has failed.
  Object.defineProperty(globalThis.navigator, 'onLine', { value: true, configurable: true });
  const token = await tokenOf(account);
  const app = initializeApp({ projectId: suite('GCLOUD_PROJECT') }, randomUUID());
  const firestore = getFirestore(app);
  const { hostname, port } = new URL(`http://${suite('FIRESTORE_EMULATOR_HOST')}`);
  connectFirestoreEmulator(firestore, hostname, Number(port), { mockUserToken: token });
  const save = firestoreCommit({
    firestore: () => Promise.resolve(firestore),
    uid: () => Promise.resolve(account.uid),
  });
  return {
    account,
    async create(collection, fields) {
      const writes = fields.map((own): Write => {
        return { kind: 'create', in: collection, id: newId(), fields: { ...own } };
      });
      for (let at = 0; at < writes.length; at += MAX_WRITES)
        expect(await save(writes.slice(at, at + MAX_WRITES))).toEqual({ ok: true });
    },
    commit: (...writes) => save(writes),
    call: (path, body) => post(path, body, { Authorization: `Bearer ${token}` }),
    close: () => deleteApp(app),
  };
}

/** The ids of what the panel has saved, by a field of it. */
export async function idsBy(collection: string, field: string): Promise<(name: string) => string> {
  const { docs } = await db.collection(collection).get();
  const ids = new Map(docs.map((found) => [String(found.get(field)), found.id]));
  return (name) => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`There is no ${name} in ${collection}.`);
    return id;
  };
}
