const DOCUMENT_ID = /^[A-Za-z0-9_-]{1,64}$/;
/** Firestore reserves such ids. */
const RESERVED = /^__.*__$/;

/** Returns whether a text can be the id of a document; the rules use the same pattern. */
export function isDocumentId(text: unknown): text is string {
  return typeof text === 'string' && DOCUMENT_ID.test(text) && !RESERVED.test(text);
}
