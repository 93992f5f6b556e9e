import { organization } from '@pa-ledger/domain/organization';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { App } from 'firebase-admin/app';
import { addAdmin } from '../../ops/people/people.ts';
import { nameOfAddress } from '../../ops/people/input.ts';
import { LOCAL } from '../../ops/base/paths.ts';
import { readPrivateFile } from '../../ops/base/private-files.ts';

const FILE = path.join(LOCAL, 'admin.json');
const PASSWORD_BYTES = 12;

/** The local administrator's sign-in. */
export interface LocalAdmin {
  readonly email: string;
  readonly password: string;
}

/** Returns the local administrator's sign-in. The first call creates it and stores it in a file that git ignores. */
export function localAdmin(): LocalAdmin {
  const makeAdmin = (): string => {
    const password = randomBytes(PASSWORD_BYTES).toString('base64url');
    const admin: LocalAdmin = { email: `treasurer@${organization.adminDomain}`, password };
    return `${JSON.stringify(admin, null, 2)}\n`;
  };
  // Written above.
  return JSON.parse(readPrivateFile(FILE, makeAdmin)) as LocalAdmin;
}

/** Adds the local administrator to the emulators, as `npm run admin` does. */
export async function seedAdmin(app: App): Promise<void> {
  const { email, password } = localAdmin();
  await addAdmin(app, { email, name: nameOfAddress(email), password });
}
