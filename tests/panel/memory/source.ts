import type { Person } from '@pa-ledger/domain/people/person';
import { MemoryData, type Contents, type Memory } from './memory-data.ts';

declare global {
  interface Window {
    /** What a test gives a page before it loads. */
    memoryStart?: {
      readonly contents: Contents;
      readonly admin: Person;
      /** The password of who is signed in, which was typed long ago; undefined where it was typed just now. */
      readonly password?: string | undefined;
    };
    /** The page's data, for the test. */
    memoryData?: MemoryData;
  }
}

const start = window.memoryStart;
if (start === undefined) throw new Error('The test gave this page no data.');

/** Under this key the data outlive the page, until the test is over. */
const KEPT = 'test:memory';
const kept = sessionStorage.getItem(KEPT);
const { contents, isDenied } =
  kept === null ? { ...start, isDenied: false } : (JSON.parse(kept) as Memory);

/** Stands in the place of `web/src/data/source.ts` in the build of the tests. */
export const data = new MemoryData(contents, {
  signedIn: () => start.admin,
  clock: () => Date.now(),
  isOnline: () => navigator.onLine,
});

data.deny(isDenied);
window.memoryData = data;
window.addEventListener('pagehide', () => {
  sessionStorage.setItem(KEPT, JSON.stringify(data.memory()));
});
for (const type of ['online', 'offline']) {
  window.addEventListener(type, () => data.connectionChanged());
}
