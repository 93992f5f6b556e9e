import {
  deleteObject,
  listAll,
  ref,
  uploadBytes,
  type FirebaseStorage,
  type UploadMetadata,
} from 'firebase/storage';
import type { TokenOptions } from '@firebase/rules-unit-testing';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { randomInt } from 'node:crypto';
import { pdfReceipt } from '../fixtures/receipt-files.ts';
import { markCurrent } from '../support/data-version.ts';
import { justSignedIn, putPeople, removePeople, type Actor } from './actors.ts';
import { openRulesEnvironment } from './environment.ts';
import { outcomeOf, type Outcome } from './outcome.ts';

/** Beside the project of the other rules' tests, which empty theirs. */
const PROJECT = 'demo-pa-ledger-storage';
const BUCKET = `${PROJECT}.appspot.com`;
const FIRESTORE_OF_SUITE = 'firestore-of-the-suite';

export const PDF = pdfReceipt();

/** The bucket of the rules tests. */
export interface RulesBucket {
  readonly as: (actor: Actor) => FirebaseStorage;
  /** Storage for a person whose token has these claims. */
  readonly asHolderOf: (uid: string, claims: TokenOptions) => FirebaseStorage;
  /** Works without any rules. */
  readonly asServer: (work: (storage: FirebaseStorage) => Promise<unknown>) => Promise<void>;
  /** Uploads as an actor through the SDK; by default a PDF, as anybody. */
  readonly upload: (
    path: string,
    bytes?: Uint8Array,
    metadata?: UploadMetadata,
    actor?: Actor,
  ) => Promise<Outcome>;
  /** Firestore of the suite's project, where the bucket's rules look. */
  readonly db: Firestore;
  readonly removeAll: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function openRulesBucket(): Promise<RulesBucket> {
  const rules = await openRulesEnvironment(PROJECT, { storage: true });
  const projectId = process.env['GCLOUD_PROJECT'] ?? 'demo-pa-ledger';
  const app = initializeApp({ projectId }, FIRESTORE_OF_SUITE);
  const db = getFirestore(app);
  // The suite's triggers see what is written here; one that refuses is killed and starts again for the next document.
  await markCurrent(db);
  await putPeople(db);
  const as = (actor: Actor): FirebaseStorage => rules.storage(actor, `gs://${BUCKET}`);
  const asServer: RulesBucket['asServer'] = (work) =>
    rules.environment.withSecurityRulesDisabled(async (context) => {
      // The modular functions accept the compat Storage of the contexts.
      await work(context.storage(`gs://${BUCKET}`));
    });
  return {
    as,
    asHolderOf: (uid, claims) =>
      rules.environment.authenticatedContext(uid, justSignedIn(claims)).storage(`gs://${BUCKET}`),
    asServer,
    upload(path, bytes = PDF.bytes, metadata = { contentType: PDF.type }, actor = 'A1') {
      return outcomeOf(() => uploadBytes(ref(as(actor), path), bytes, metadata));
    },
    db,
    removeAll: () => asServer((storage) => removeBelow(storage, '')),
    async close() {
      await rules.close();
      await removePeople(db);
      await deleteApp(app);
    },
  };
}

async function removeBelow(storage: FirebaseStorage, path: string): Promise<void> {
  const { items, prefixes } = await listAll(ref(storage, path));
  await Promise.all(items.map((item) => deleteObject(item)));
  await Promise.all(prefixes.map((prefix) => removeBelow(storage, prefix.fullPath)));
}

/**
 * Uploads without the SDK, which would tidy the object's name.
 * @returns the HTTP status.
 */
export async function uploadRaw(
  name: string,
  headers: Record<string, string> = { 'Content-Type': PDF.type },
): Promise<number> {
  const host = process.env['FIREBASE_STORAGE_EMULATOR_HOST'] ?? '';
  const url = `http://${host}/v0/b/${BUCKET}/o?name=${encodeURIComponent(name)}`;
  const body = new Uint8Array(PDF.bytes);
  const response = await fetch(url, { method: 'POST', headers, body });
  await response.arrayBuffer();
  return response.status;
}

/** Returns the id of an expense that nobody has submitted. */
export function someExpenseId(): string {
  return Array.from({ length: 20 }, () => 'abcXYZ0189'.charAt(randomInt(10))).join('');
}
