import { browserSession } from './session/browser-session.ts';

/** What the SDK names its own things in the browser's stores. */
const OURS = /^(?:firebase|firestore|validate-browser-context)/;

/** Removes whatever the SDK has kept in this browser. Databases that are open are removed at the next page. */
export async function clearBrowserStorage(): Promise<void> {
  // What is refused keeps nothing, and throws when it is touched.
  if (!browserSession.isPersistent()) return;
  for (const store of [sessionStorage, localStorage]) {
    for (const key of Object.keys(store)) if (OURS.test(key)) store.removeItem(key);
  }
  for (const { name } of await indexedDB.databases()) {
    if (name !== undefined && OURS.test(name)) indexedDB.deleteDatabase(name);
  }
}
