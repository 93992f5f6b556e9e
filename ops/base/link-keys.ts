import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { LOCAL } from './paths.ts';
import { readPrivateFile } from './private-files.ts';

const FILE = path.join(LOCAL, 'approval-link-keys.json');
const KEY_BYTES = 32;

/**
 * Returns the local secret that signs approval links, as one line of JSON in the form that the functions read:
 * {"current": key id, "keys": {key id: 32 bytes in base64url}}. It is made at the first start.
 */
export function approvalLinkKeys(file = FILE): string {
  const makeKeys = (): string => {
    const key = randomBytes(KEY_BYTES).toString('base64url');
    return `${JSON.stringify({ current: 'local', keys: { local: key } })}\n`;
  };
  return readPrivateFile(file, makeKeys).trim();
}
