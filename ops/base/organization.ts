import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from './failure.ts';
import { ROOT } from './paths.ts';

/**
 * Returns the mail domain of the administrators' usernames, from organization.json.
 * @throws Failure when it is missing.
 */
export function readAdminDomain(): string {
  const organization: unknown = JSON.parse(
    readFileSync(path.join(ROOT, 'organization.json'), 'utf8'),
  );
  if (
    typeof organization === 'object' &&
    organization !== null &&
    'adminDomain' in organization &&
    typeof organization.adminDomain === 'string'
  ) {
    return organization.adminDomain;
  }
  throw new Failure('organization.json has no adminDomain.');
}
