import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCAL } from './paths.ts';
import { closeFile, writePrivateFile } from './private-files.ts';

const FILE = path.join(LOCAL, 'approval-link-keys.json');
const KEY_BYTES = 32;

/**
 * Returns the local secret that signs approval links, as one line of JSON in the form that the functions read:
 * {"current": key id, "keys": {key id: 32 bytes in base64url}}. It is made at the first start.
 */
export function approvalLinkKeys(file = FILE): string {
  if (!existsSync(file)) {
    const keys = {
      current: 'local',
      keys: { local: randomBytes(KEY_BYTES).toString('base64url') },
    };
    writePrivateFile(file, `${JSON.stringify(keys)}\n`);
  }
  closeFile(file);
  return readFileSync(file, 'utf8').trim();
}
