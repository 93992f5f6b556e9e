import { isEmailAddress, normalizeEmail } from '@pa-ledger/domain/email';
import { Failure } from '../failure.ts';

/** What the person asked of `npm run admin`. */
export interface AdminRequest {
  readonly action: 'add' | 'remove' | 'list';
  /** The sign-in's e-mail address; empty for a list. */
  readonly email: string;
  /** The real project; null for the emulators. */
  readonly project: string | null;
}

export const USAGE = `npm run admin -- add EMAIL      makes an administrator
npm run admin -- remove EMAIL   ends an administrator's rights at once
npm run admin -- list           shows all of them

EMAIL is an address or, as at the sign-in, a username of the association's domain.
--project ID goes to the real project; without it, to the emulators that run here.`;

/**
 * Reads the arguments after the command's name.
 * @param domain what a username is completed with.
 * @throws Failure with the usage.
 */
export function readAdminRequest(args: readonly string[], domain: string): AdminRequest {
  const words = [...args];
  const project = takeProject(words);
  const [action, name, ...rest] = words;
  if (rest.length > 0) throw new Failure(`Too many words.\n\n${USAGE}`);
  if (action === 'list' && name === undefined) return { action, email: '', project };
  if ((action !== 'add' && action !== 'remove') || name === undefined) throw new Failure(USAGE);
  const email = normalizeEmail(name.includes('@') ? name : `${name}@${domain}`);
  if (!isEmailAddress(email)) throw new Failure(`"${name}" is no e-mail address.`);
  return { action, email, project };
}

function takeProject(words: string[]): string | null {
  const at = words.findIndex((word) => word === '--project' || word.startsWith('--project='));
  if (at === -1) return null;
  const [flag = ''] = words.splice(at, 1);
  const project = flag.includes('=') ? flag.slice('--project='.length) : words.splice(at, 1)[0];
  if (project === undefined || !/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(project)) {
    throw new Failure('--project needs the id of a Firebase project.');
  }
  return project;
}
