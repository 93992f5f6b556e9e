import { listPerson } from '../../functions/support/listed-people.ts';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { randomBytes, randomUUID } from 'node:crypto';
import { loadProjectRules } from '../../../tools/emulators/project-rules.ts';
import { personEntry } from '../../fixtures/people.ts';
import { register, type Account } from '../../functions/support/sign-in.ts';
import { suite } from '../../functions/support/suite.ts';
import { markCurrent } from '../../support/data-version.ts';
import { emptyProject } from './begin-empty.ts';
import { bringSession, useProject } from './session.ts';
import { expect, test as base } from './test.ts';
import { accountButton } from './panel-frame.ts';

/** Records that no other test sees, and how to open them. */
export interface OwnBooks {
  /** The database, with the server's authority. */
  readonly db: Firestore;
  /** The admin who signs in. */
  readonly admin: Account;
  /** Signs the admin in and opens an address of the panel. */
  readonly open: (page: Page, address: string) => Promise<void>;
  /** Opens a page for another admin in another browser. */
  readonly otherAdmin: (browser: Browser, address: string) => Promise<Page>;
}

/**
 * A test with its own records: the same emulators, with the same rules, keep them as another project, which the page reads
 * from Hosting's configuration. So lists can be empty and sums are known. A worker has one such project, which each test
 * begins by emptying, because the emulator takes seconds to compile the rules of a new one.
 */
export const test = base.extend<{ books: OwnBooks }, { ownProject: string }>({
  ownProject: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads there what a fixture needs
    async ({}, use) => {
      const projectId = `demo-books-${randomBytes(6).toString('hex')}`;
      await loadProjectRules(suite('FIRESTORE_EMULATOR_HOST'), projectId);
      await use(projectId);
    },
    { scope: 'worker' },
  ],
  books: async ({ contextOptions, ownProject: projectId }, use) => {
    await emptyProject(projectId);
    const app = initializeApp({ projectId }, randomUUID());
    const db = getFirestore(app);
    const contexts: BrowserContext[] = [];
    const newAdmin = async (): Promise<Account> => {
      const account = await register({ admin: true });
      await admit(db, account);
      return account;
    };
    const open = async (page: Page, address: string, account: Account): Promise<void> => {
      await useProject(page, projectId);
      await bringSession(page, account);
      await page.goto(address);
      await expect(accountButton(page)).toBeVisible();
    };
    const admin = await newAdmin();
    await markCurrent(db);
    await use({
      db,
      admin,
      open: (page, address) => open(page, address, admin),
      async otherAdmin(browser, address) {
        const context = await browser.newContext(contextOptions);
        contexts.push(context);
        const page = await context.newPage();
        await open(page, address, await newAdmin());
        return page;
      },
    });
    await Promise.all(contexts.map((context) => context.close()));
    await deleteApp(app);
  },
});

/**
 * What the browser and the SDK say when there is no connection. The SDK then asks for a picture of Google's; the
 * Content-Security-Policy keeps it from going out.
 */
export const WITHOUT_CONNECTION =
  /ERR_INTERNET_DISCONNECTED|Could not reach Cloud Firestore|google\.com\/images\/cleardot\.gif/;

/** Adds an account to the admins that the rules know. */
export async function admit(db: Firestore, { uid, email }: Account): Promise<void> {
  await db.doc(`people/${uid}`).set(personEntry(email));
  // The functions look in the suite's own project, where they are asked for the list of people.
  await listPerson({ uid, email });
}

/** Removes the rights at once, while the page still has its token. */
export async function dismiss(db: Firestore, { uid }: Account): Promise<void> {
  await db.doc(`people/${uid}`).delete();
}

export { stored } from './records.ts';
export { expect };
