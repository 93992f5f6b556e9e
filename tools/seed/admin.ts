import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { App } from 'firebase-admin/app';
import { addAdmin } from '../admins/admins.ts';
import { nameOfAddress } from '../admins/name.ts';
import { readAdminDomain } from '../organization.ts';
import { LOCAL } from '../paths.ts';
import { closeFile, writePrivateFile } from '../private-files.ts';

const FILE = path.join(LOCAL, 'admin.json');
const PASSWORD_BYTES = 12;

/** The sign-in of the local admin. */
export interface LocalAdmin {
  readonly email: string;
  readonly password: string;
}

/** The local admin's sign-in; made up at the first call and kept in an ignored file. */
export function localAdmin(): LocalAdmin {
  if (!existsSync(FILE)) {
    const admin: LocalAdmin = {
      email: `treasurer@${readAdminDomain()}`,
      password: randomBytes(PASSWORD_BYTES).toString('base64url'),
    };
    writePrivateFile(FILE, `${JSON.stringify(admin, null, 2)}\n`);
  }
  closeFile(FILE);
  // Our own file, written above.
  return JSON.parse(readFileSync(FILE, 'utf8')) as LocalAdmin;
}

/** Makes the local admin in the emulators, as `npm run admin` makes one. */
export async function seedAdmin(app: App): Promise<void> {
  const { email, password } = localAdmin();
  await addAdmin(app, { email, name: nameOfAddress(email), password });
}
