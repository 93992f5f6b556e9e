import { chromium, type Browser, type Page } from '@playwright/test';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { loadProjectRules } from '../../../tools/emulators/project-rules.ts';
import { personEntry } from '../../fixtures/people.ts';
import { register, type Account } from '../../functions/support/sign-in.ts';
import { suite } from '../../functions/support/suite.ts';
import { markCurrent } from '../../support/data-version.ts';
import { bringSession, useProject } from '../../e2e/support/session.ts';
import { takeDocumentsRead, watchDocuments } from '../../e2e/support/documents-read.ts';

const BATCH = 500;
/** The emulator has no indexes: it sorts all documents for each query. */
const SLOWEST_MS = 180_000;

type Documents = Iterable<readonly [path: string, data: object]>;

/** The admin panel in a browser, over books of its own. */
interface Panel {
  readonly page: Page;
  readonly close: () => Promise<void>;
}

/**
 * Opens the panel at its first tab, signed in.
 * @param projectId not the suite's, so that no trigger changes its books.
 * @param documents are there before the first page is: the emulator runs the queries of every page, also of one that was
 * left, at each commit.
 */
export async function openPanel(projectId: string, documents: Documents): Promise<Panel> {
  await loadProjectRules(suite('FIRESTORE_EMULATOR_HOST'), projectId);
  const app = initializeApp({ projectId }, `bench-${projectId}`);
  const db = getFirestore(app);
  const admin = await register({ admin: true });
  await db.doc(`people/${admin.uid}`).set(personEntry(admin.email));
  await markCurrent(db);
  await putAll(db, documents);
  const browser = await chromium.launch({
    executablePath: suite('CHROMIUM_PATH'),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  const page = await signedIn(browser, admin, projectId);
  const close = async (): Promise<void> => {
    await browser.close();
    await deleteApp(app);
  };
  return { page, close };
}

async function signedIn(browser: Browser, admin: Account, projectId: string): Promise<Page> {
  const page = await browser.newPage({ baseURL: suite('APP_URL') });
  await watchDocuments(page);
  await useProject(page, projectId);
  await bringSession(page, admin);
  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Edit Users' }).waitFor();
  return page;
}

/**
 * Loads an address again until its content is there.
 * @returns milliseconds and the documents that came.
 */
export async function timeOpening(
  page: Page,
  address: string,
  content: string,
): Promise<{ readonly ms: number; readonly documents: number }> {
  const start = performance.now();
  await page.goto(address);
  // The options of a choice are there and not seen.
  await page.locator(content).first().waitFor({ state: 'attached', timeout: SLOWEST_MS });
  const ms = performance.now() - start;
  return { ms, documents: await takeDocumentsRead(page) };
}

/** Writes many documents, a batch at a time. */
async function putAll(db: Firestore, documents: Documents): Promise<void> {
  let batch = db.batch();
  let size = 0;
  for (const [path, data] of documents) {
    batch.set(db.doc(path), data);
    if (++size % BATCH !== 0) continue;
    await batch.commit();
    batch = db.batch();
  }
  await batch.commit();
}
