/** Returns the members of a value from JSON or a browser, each still unknown; none if it isn't an object. */
export function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  // Any object can be read by name.
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** Returns a stored or sent value if it's a text, else ''. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Returns the text member with this name; '' without one. */
export function textIn(members: Readonly<Record<string, unknown>>, name: string): string {
  return textOf(members[name]);
}

const DOCUMENT_ID = /^[A-Za-z0-9_-]{1,64}$/;
/** Firestore reserves such ids. */
const RESERVED = /^__.*__$/;

/** Returns whether a value can be a document's id; the rules use the same pattern. */
export function isDocumentId(text: unknown): text is string {
  return typeof text === 'string' && DOCUMENT_ID.test(text) && !RESERVED.test(text);
}
