/** Where a test stores documents beside the page: the server's Firestore, or the memory of a page. */
export interface Records {
  doc(path: string): {
    set(fields: object): Promise<unknown>;
    update(fields: Readonly<Record<string, unknown>>): Promise<unknown>;
    delete(): Promise<unknown>;
    get(): Promise<{ data(): Record<string, unknown> | undefined }>;
  };
}

/** Stores documents by their paths. */
export async function putAll(
  db: Records,
  documents: Readonly<Record<string, object>>,
): Promise<void> {
  await Promise.all(Object.entries(documents).map(([path, fields]) => db.doc(path).set(fields)));
}

/** Returns the fields of a document; null if it does not exist. */
export async function stored(db: Records, path: string): Promise<Record<string, unknown> | null> {
  return (await db.doc(path).get()).data() ?? null;
}
