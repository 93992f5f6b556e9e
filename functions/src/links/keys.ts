import { isBlank } from '@pa-ledger/domain/text/text';
import * as z from 'zod';

/** The keys of the approval links: the current one signs, the others verify until their links have expired. */
export interface LinkKeys {
  readonly current: { readonly id: string; readonly key: Buffer };
  find(id: string): Buffer | null;
}

const KEY_BYTES = 32;

const shape = z.strictObject({
  current: z.string().min(1).max(32),
  keys: z.record(z.string().min(1).max(32), z.string()),
});

/**
 * Reads the secret `APPROVAL_LINK_KEYS`: `{"current":"<id>","keys":{"<id>":"<32 bytes, base64url>"}}`.
 * @throws Error without quoting the secret when it is absent, malformed, or a key has another length: no link is made
 * or accepted with a weak key.
 */
export function parseLinkKeys(secret: string | undefined): LinkKeys {
  if (secret === undefined || isBlank(secret)) throw new Error('APPROVAL_LINK_KEYS is not set.');
  const { current, keys } = shape.parse(parseJson(secret));
  const byId = new Map<string, Buffer>();
  for (const [id, encoded] of Object.entries(keys)) {
    const key = Buffer.from(encoded, 'base64url');
    if (key.length !== KEY_BYTES) throw new Error('A key of APPROVAL_LINK_KEYS is not 32 bytes.');
    byId.set(id, key);
  }
  const key = byId.get(current);
  if (key === undefined) throw new Error('The current key of APPROVAL_LINK_KEYS is missing.');
  return { current: { id: current, key }, find: (id) => byId.get(id) ?? null };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('APPROVAL_LINK_KEYS is not JSON.');
  }
}
