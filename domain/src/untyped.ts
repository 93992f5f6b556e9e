/** Returns the members of what JSON or a browser gave, each still unknown; none of what is not an object. */
export function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  // Every object can be read by names.
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** Returns what was stored or sent, if it is a text, and '' for anything else. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Returns the text of that name among members; '' where there is none. */
export function textIn(members: Readonly<Record<string, unknown>>, name: string): string {
  return textOf(members[name]);
}

const DOCUMENT_ID = /^[A-Za-z0-9_-]{1,64}$/;
/** Firestore reserves such ids. */
const RESERVED = /^__.*__$/;

/** Returns whether a text can be the id of a document; the rules use the same pattern. */
export function isDocumentId(text: unknown): text is string {
  return typeof text === 'string' && DOCUMENT_ID.test(text) && !RESERVED.test(text);
}
