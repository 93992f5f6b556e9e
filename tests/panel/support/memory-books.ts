import type { Page } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { currentVersion } from '../../../ops/base/data-version.ts';
import { DATA_VERSION } from '../../../functions/src/firestore/paths.ts';
import { expect, pageTest } from '../../e2e/support/page-test.ts';
import { accountButton } from '../../e2e/support/panel-frame.ts';
import type { Records } from '../../e2e/support/records.ts';
import { storeSession } from '../../e2e/support/stored-session.ts';
import type { ApiResult } from '../../../web/src/data/api-result.ts';
import { personEntry } from '../../fixtures/people.ts';
import { isMoment, type Stored, type StoredMap } from '../memory/memory-query.ts';

/** The administrator who is signed in. */
export const ADMIN = { uid: 'admin', email: 'treasurer@example.com' };

/** The records of one test, in the memory of its page. */
export interface MemoryBooks {
  readonly db: Records;
  /**
   * Opens an address of the panel as a signed-in administrator; a page that is loaded again keeps what it had.
   * @param password theirs, which they typed long ago; without one they typed it just now, and nothing asks for it.
   */
  readonly open: (page: Page, address: string, password?: string) => Promise<void>;
  /** Takes the rights away at once, or gives them back. */
  readonly deny: (isDenied: boolean) => Promise<void>;
  /** Lets what is opened from now on wait, with so many records of each list that have come; null gives them all. */
  readonly slow: (soFar: number | null) => Promise<void>;
  /** Sets what the API answers at a path from now on; with null its calls wait for the next answer. */
  readonly answer: (path: string, result: ApiResult | null) => Promise<void>;
  /** Returns what the API was last sent at a path. */
  readonly asked: (path: string) => Promise<unknown>;
  /** Returns what the page asked for that the role of its reader may not read or do. */
  readonly refused: () => Promise<readonly string[]>;
  /** Returns the paths of all documents that the page has read, one as often as it was read. */
  readonly read: () => Promise<readonly string[]>;
  /** Returns all documents of a collection. */
  readonly all: (collection: string) => Promise<readonly Record<string, unknown>[]>;
}

/** A test of the panel's pages whose data are in memory: no emulator takes part. */
export const test = pageTest.extend<{ books: MemoryBooks }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the first argument destructured
  baseURL: ({}, use) => use(process.env['PANEL_URL']),
  books: async ({ page }, use) => {
    const contents = new Map<string, StoredMap>();
    let isOpen = false;
    const put = async (path: string, fields: StoredMap): Promise<void> => {
      contents.set(path, fields);
      if (!isOpen) return;
      // As a text: Playwright's types follow values of any depth without an end.
      await page.evaluate(
        (args) => window.memoryData?.put(...(JSON.parse(args) as [string, StoredMap])),
        JSON.stringify([path, fields]),
      );
    };
    const read = async (path: string): Promise<StoredMap | null> =>
      isOpen
        ? await page.evaluate((place) => window.memoryData?.stored(place) ?? null, path)
        : (contents.get(path) ?? null);
    const db: Records = {
      doc: (path) => ({
        set: (fields) => put(path, toMemory(fields)),
        async update(fields) {
          await put(path, { ...(await read(path)), ...toMemory(fields) });
        },
        async delete() {
          contents.delete(path);
          if (isOpen) await page.evaluate((place) => window.memoryData?.delete(place), path);
        },
        async get() {
          const fields = await read(path);
          return { data: () => (fields === null ? undefined : fromMemory(fields)) };
        },
      }),
    };
    await db.doc(`people/${ADMIN.uid}`).set(personEntry(ADMIN.email));
    await db.doc(DATA_VERSION).set(currentVersion());
    await use({
      db,
      async open(opened, address, password) {
        await storeSession(opened, 'memory', JSON.stringify({ uid: ADMIN.uid }));
        await opened.addInitScript(
          (start) => {
            window.memoryStart = JSON.parse(start) as NonNullable<typeof window.memoryStart>;
          },
          JSON.stringify({ contents: Object.fromEntries(contents), admin: ADMIN, password }),
        );
        await opened.goto(address);
        isOpen = true;
        await expect(accountButton(opened)).toBeVisible();
        // The tab's code brings the data, and may come after the frame.
        await opened.waitForFunction(() => window.memoryData !== undefined);
      },
      deny: (isDenied) => page.evaluate((denied) => window.memoryData?.deny(denied), isDenied),
      slow: (soFar) => page.evaluate((found) => window.memoryData?.slow(found), soFar),
      answer: (path, result) =>
        page.evaluate(
          ([at, answered]) =>
            window.memoryData?.answer(at, JSON.parse(answered) as ApiResult | null),
          [path, JSON.stringify(result)] as const,
        ),
      refused: () => page.evaluate(() => window.memoryData?.refused() ?? []),
      read: () => page.evaluate(() => window.memoryData?.documentsRead() ?? []),
      asked: (path) => page.evaluate((at) => window.memoryData?.asked(at), path),
      async all(collection) {
        const found = await page.evaluate((name) => window.memoryData?.all(name) ?? [], collection);
        return found.map(fromMemory);
      },
    });
  },
});

/** Returns fields with moments in the place of times. */
function toMemory(fields: object): StoredMap {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]: [string, unknown]) => [key, valueToMemory(value)]),
  );
}

function valueToMemory(value: unknown): Stored {
  if (value instanceof Timestamp) return { momentMs: value.toMillis() };
  if (value instanceof Date) return { momentMs: value.getTime() };
  if (Array.isArray(value)) return value.map(valueToMemory);
  // What is left is what JSON can hold.
  return typeof value === 'object' && value !== null ? toMemory(value) : (value as Stored);
}

function fromMemory(fields: StoredMap): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, valueFromMemory(value)]),
  );
}

function valueFromMemory(value: Stored): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isMoment(value)) return Timestamp.fromMillis(value.momentMs);
  return Array.isArray(value) ? value.map(valueFromMemory) : fromMemory(value as StoredMap);
}

export { expect } from '../../e2e/support/page-test.ts';
