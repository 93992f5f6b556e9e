import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { REGION } from '../../functions/src/platform/settings.ts';
import { LOCAL, PROJECT_ID } from './paths.ts';
import { HOST, type Ports } from './ports.ts';
import { readPrivateFile } from './private-files.ts';

/** Returns the environment that a program needs to reach a running emulator suite. */
export function suiteEnv(ports: Ports, offset: number): Record<string, string> {
  const at = (port: number): string => `${HOST}:${port}`;
  return {
    PORT_OFFSET: String(offset),
    GCLOUD_PROJECT: PROJECT_ID,
    // Google's libraries must not look for a cloud machine here.
    METADATA_SERVER_DETECTION: 'none',
    FIRESTORE_EMULATOR_HOST: at(ports.firestore),
    FIREBASE_AUTH_EMULATOR_HOST: at(ports.auth),
    FIREBASE_STORAGE_EMULATOR_HOST: at(ports.storage),
    STORAGE_EMULATOR_HOST: `http://${at(ports.storage)}`,
    FIREBASE_EMULATOR_HUB: at(ports.hub),
    APP_URL: `http://${at(ports.hosting)}`,
    FUNCTIONS_URL: `http://${at(ports.functions)}/${PROJECT_ID}/${REGION}`,
    HOSTING_PORT: String(ports.hosting),
    MAILBOX_URL: `http://${at(ports.mailbox)}`,
    SMTP_PORT: String(ports.smtp),
    APPROVAL_LINK_KEYS: approvalLinkKeys(),
  };
}

const KEY_FILE = path.join(LOCAL, 'approval-link-keys.json');
const KEY_BYTES = 32;

/**
 * Returns the local secret that signs approval links, as one line of JSON in the form that the functions read:
 * {"current": key id, "keys": {key id: 32 bytes in base64url}}. The first call makes it.
 */
export function approvalLinkKeys(file = KEY_FILE): string {
  const makeKeys = (): string => {
    const key = randomBytes(KEY_BYTES).toString('base64url');
    return `${JSON.stringify({ current: 'local', keys: { local: key } })}\n`;
  };
  return readPrivateFile(file, makeKeys).trim();
}
