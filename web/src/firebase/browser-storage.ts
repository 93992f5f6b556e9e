import { browserSession } from './session/browser-session.ts';

/** The prefixes of the SDK's own keys in the browser's storage. */
const SDK_KEYS = /^(?:firebase|firestore|validate-browser-context)/;

/** The folder on the browser's own disk that holds review packets while they're made, with people's receipts. */
export const PACKETS_FOLDER = 'packets';

/** Removes everything that the SDK stores in this browser, and the packets. Open databases go when the next page loads. */
export async function clearBrowserStorage(): Promise<void> {
  // If the browser denies storage, there is nothing in it, and access throws.
  if (!browserSession.isPersistent()) return;
  for (const store of [sessionStorage, localStorage]) {
    for (const key of Object.keys(store)) if (SDK_KEYS.test(key)) store.removeItem(key);
  }
  for (const { name } of await indexedDB.databases()) {
    if (name !== undefined && SDK_KEYS.test(name)) indexedDB.deleteDatabase(name);
  }
  const disk = await navigator.storage.getDirectory();
  // There's none if no packet was made.
  await disk.removeEntry(PACKETS_FOLDER, { recursive: true }).catch(() => undefined);
}
