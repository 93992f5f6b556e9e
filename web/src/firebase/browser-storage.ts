import { browserSession } from './session/browser-session.ts';

/** The prefixes of the SDK's own keys in the browser's stores. */
const SDK_KEYS = /^(?:firebase|firestore|validate-browser-context)/;

/** Removes everything that the SDK stores in this browser. Open databases are removed when the next page loads. */
export async function clearBrowserStorage(): Promise<void> {
  // Denied storage has nothing, and throws on access.
  if (!browserSession.isPersistent()) return;
  for (const store of [sessionStorage, localStorage]) {
    for (const key of Object.keys(store)) if (SDK_KEYS.test(key)) store.removeItem(key);
  }
  for (const { name } of await indexedDB.databases()) {
    if (name !== undefined && SDK_KEYS.test(name)) indexedDB.deleteDatabase(name);
  }
}
