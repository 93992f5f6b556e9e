import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LOCAL } from '../paths.ts';

const FILE = path.join(LOCAL, 'approval-link-keys.json');
const KEY_BYTES = 32;

/**
 * The local secret that signs approval links, in one line of JSON as the functions read it:
 * {"current": key id, "keys": {key id: 32 bytes in base64url}}. Made at the first start.
 */
export function approvalLinkKeys(file = FILE): string {
  if (!existsSync(file)) {
    const keys = {
      current: 'local',
      keys: { local: randomBytes(KEY_BYTES).toString('base64url') },
    };
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(keys)}\n`, { mode: 0o600 });
  }
  return readFileSync(file, 'utf8').trim();
}
