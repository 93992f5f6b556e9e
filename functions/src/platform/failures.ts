/** Firestore's gRPC status codes. */
const INVALID_ARGUMENT = 3;
const NOT_FOUND = 5;
const ALREADY_EXISTS = 6;
const STALE = new Set([ALREADY_EXISTS, 9 /* failed precondition */]);
const ABORTED = 10;
const TRANSIENT = new Set([
  4 /* deadline exceeded */, 8 /* resource exhausted */, 13 /* internal */, 14 /* unavailable */,
]);

/** Cloud Storage's codes for a broken connection or an overloaded service. */
const CONNECTION_LOST = new Set<unknown>([
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
  502,
  503,
  504,
]);

/** Whether the document to create already exists. */
export function isAlreadyExists(error: unknown): boolean {
  return codeOf(error) === ALREADY_EXISTS;
}

/** Whether another write came first and has landed, so that reading again shows it right away. */
export function isStaleWrite(error: unknown): boolean {
  return STALE.has(codeOf(error) ?? -1);
}

/** Whether another write came first or is still in progress. */
export function isContention(error: unknown): boolean {
  return isStaleWrite(error) || codeOf(error) === ABORTED || isEndedTransaction(error);
}

/**
 * Whether Firestore ended the transaction before its commit, because it waited too long behind another one. It wrote
 * nothing. Firestore's library retries only on production's wording; the emulator's differs.
 */
function isEndedTransaction(error: unknown): boolean {
  return (
    codeOf(error) === INVALID_ARGUMENT &&
    error instanceof Error &&
    /transaction (?:has expired|is invalid or (?:closed|expired))/i.test(error.message)
  );
}

/** Whether someone deleted the document to change. */
export function isGone(error: unknown): boolean {
  return codeOf(error) === NOT_FOUND;
}

/** Whether the same call may succeed in a moment. The write may even have landed. */
export function isTransient(error: unknown): boolean {
  const code = errorCodeOf(error);
  return TRANSIENT.has(codeOf(error) ?? -1) || CONNECTION_LOST.has(code);
}

/** Returns the `code` that libraries put on their errors: a gRPC or HTTP status, or a word; undefined without one. */
export function errorCodeOf(error: unknown): number | string | undefined {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'number' || typeof code === 'string' ? code : undefined;
}

/** An error's code or its class, such as `EENVELOPE`, `14` or `TypeError`; never its message, which may quote data. */
export function failureCodeOf(error: unknown): string {
  return error instanceof Error ? String(errorCodeOf(error) ?? error.name) : 'unknown';
}

function codeOf(error: unknown): number | null {
  const code = errorCodeOf(error);
  return typeof code === 'number' ? code : null;
}
