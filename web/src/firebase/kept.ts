/** What the SDK names its own things in the browser's stores. */
const OURS = /^(?:firebase|firestore|validate-browser-context)/;

/** Whether this tab may still be signed in: answered without the SDK, which alone can say for certain. */
export function mayBeSignedIn(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith('firebase:authUser:'));
  } catch {
    // Storage is denied, so nothing is kept.
    return false;
  }
}

/** Removes whatever the SDK has kept in this browser. Databases that are open are removed at the next page. */
export async function forgetKept(): Promise<void> {
  for (const store of [sessionStorage, localStorage]) {
    for (const key of Object.keys(store)) if (OURS.test(key)) store.removeItem(key);
  }
  for (const { name } of await indexedDB.databases()) {
    if (name !== undefined && OURS.test(name)) indexedDB.deleteDatabase(name);
  }
}
