import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../../ops/base/failure.ts';
import { PROJECT_ID, ROOT } from '../../ops/base/paths.ts';
import { HOST, type Ports } from '../../ops/base/ports.ts';
import { makePrivateFolder, writePrivateFile } from '../../ops/base/private-files.ts';
import { approvalLinkKeys } from '../../ops/base/suite-env.ts';

/** The built functions, ready for deploy. */
export const BUILT_FUNCTIONS = path.join(ROOT, 'functions/dist');

/**
 * Copies the built functions into the suite's folder and adds what a deploy would configure: secrets and parameters.
 * @throws Failure if the functions aren't built.
 */
export function prepareFunctionsFolder(folder: string, ports: Ports): void {
  if (!existsSync(path.join(BUILT_FUNCTIONS, 'package.json'))) {
    throw new Failure('functions/dist is missing: run npm run build first.');
  }
  rmSync(folder, { recursive: true, force: true });
  makePrivateFolder(folder);
  refreshFunctionsFolder(folder);
  const secrets = {
    APPROVAL_LINK_KEYS: approvalLinkKeys(),
    SMTP_URI: `smtp://${HOST}:${ports.smtp}`,
  };
  const parameters = {
    APP_URL: `http://${HOST}:${ports.hosting}`,
    MAIL_FROM: 'expenses@pa-ledger.example.com',
    // Otherwise the runtime answers a body that it can't parse with a stack trace.
    NODE_ENV: 'production',
  };
  writePrivateFile(path.join(folder, '.secret.local'), envFile(secrets));
  writePrivateFile(path.join(folder, `.env.${PROJECT_ID}`), envFile(parameters));
}

/** Copies the built functions over those of a running suite; its settings stay. */
export function refreshFunctionsFolder(folder: string): void {
  cpSync(BUILT_FUNCTIONS, folder, { recursive: true });
}

function envFile(values: Record<string, string>): string {
  const lines = Object.entries(values).map(([name, value]) => `${name}=${value}\n`);
  return lines.join('');
}
