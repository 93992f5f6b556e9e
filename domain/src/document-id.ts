const DOCUMENT_ID = /^[A-Za-z0-9_-]{1,64}$/;
/** Firestore keeps such ids to itself. */
const RESERVED = /^__.*__$/;

/** Whether a text can be the id of a document of the books; the rules hold the same form. */
export function isDocumentId(text: unknown): text is string {
  return typeof text === 'string' && DOCUMENT_ID.test(text) && !RESERVED.test(text);
}
