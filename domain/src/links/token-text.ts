/*
 * How a link carries its fields: base64url of JSON, in one spelling, so that no two texts mean the same.
 */

const MAX_TOKEN_LENGTH = 1_000;

/** Returns the text of a token: base64url of the fields as JSON, in this order. */
export function tokenText(fields: readonly string[], payload: Readonly<Record<string, unknown>>) {
  const ordered = Object.fromEntries(fields.map((field) => [field, payload[field]]));
  return toBase64Url(new TextEncoder().encode(JSON.stringify(ordered)));
}

/**
 * Reads a token: exactly these fields, in the one spelling that `tokenText` writes.
 * @param isPayload whether the members have their types.
 * @returns null for every other text.
 */
export function readTokenText<Payload>(
  token: string,
  fields: readonly (keyof Payload & string)[],
  isPayload: (value: unknown) => value is Payload,
): Payload | null {
  if (token.length > MAX_TOKEN_LENGTH) return null;
  const payload = jsonOfToken(token);
  if (!isPayload(payload) || Object.keys(payload as object).length !== fields.length) return null;
  return tokenText(fields, payload as Readonly<Record<string, unknown>>) === token ? payload : null;
}

/** Returns the JSON of a token in either alphabet of base64; null if it cannot be decoded. */
export function jsonOfToken(token: string): unknown {
  try {
    const bytes = fromBase64(token);
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    return null;
  }
}

/**
 * Returns the bytes that a MAC covers: the token's purpose, and each value after its length in bytes, so that no two
 * sets of values give the same bytes.
 */
export function macBytes(purpose: string, values: readonly string[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const prefixed = values.map((value) => `${encoder.encode(value).length}:${value}`).join('');
  return encoder.encode(`${purpose}|${prefixed}`);
}

/** Whether a member is a text with its own UTF-8 form. */
export function isTokenText(value: unknown): boolean {
  // Half a surrogate pair has none, so the MAC couldn't tell two of them apart.
  return typeof value === 'string' && value !== '' && value.isWellFormed();
}

/** Whether a member is a whole number from 0 to `most`. */
export function isTokenNumber(value: unknown, most: number): boolean {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= most;
}

function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64(text: string): Uint8Array {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
