import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { localPeople } from '../../tools/seed/people.ts';
import { BUILT_FUNCTIONS } from '../../tools/emulators/functions-folder.ts';
import { ROOT } from '../../ops/base/paths.ts';
import { suite } from './support/suite.ts';

const PAGES = join(ROOT, 'web/dist');

/** Threat #88: what is deployed holds no secret and nothing of the machine that built it. */
const DEPLOYED: Readonly<Record<string, string>> = {
  'the code of the functions': textsBelow(BUILT_FUNCTIONS),
  'the pages': textsBelow(PAGES),
};

function textsBelow(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return files
    .filter(
      (file) => file.isFile() && /\.(?:html|[cm]?js|css|json|svg|txt|webmanifest)$/.test(file.name),
    )
    .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'))
    .join('\n');
}

/** Forms that secrets have, whoever made them. */
const SECRETS: Readonly<Record<string, RegExp>> = {
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----(?:\\n|\s)*[A-Za-z0-9+/]{40}/,
  'an API key of Google': /\bAIza[\w-]{35}\b/,
  'an access token of Google': /\bya29\.[\w-]{20}/,
  'an access key of AWS': /\bAKIA[0-9A-Z]{16}\b/,
  'a token of GitHub': /\bgh[pousr]_\w{36}\b/,
  'a token of Slack': /\bxox[abprs]-[\w-]{10}/,
  'a JSON web token': /\beyJ[\w-]{20,}\.eyJ[\w-]{20,}/,
  'an SMTP server with a password': /\bsmtps?:\/\/[^\s:@"'`]+:[^\s@"'`]+@/,
  'a password written out': /\b(?:password|passwd|secret)["']?\s*[:=]\s*["'][^"'\s]{6,}["']/i,
};

/** The same forms, as they would look in there: the patterns do find them. */
const EXAMPLES: Readonly<Record<keyof typeof SECRETS, string>> = {
  'a private key': `-----BEGIN PRIVATE KEY-----\\n${'A'.repeat(64)}`,
  'an API key of Google': `"AIza${'a'.repeat(35)}"`,
  'an access token of Google': `ya29.${'a'.repeat(30)}`,
  'an access key of AWS': `AKIA${'A'.repeat(16)}`,
  'a token of GitHub': `ghp_${'a'.repeat(36)}`,
  'a token of Slack': `xoxb-${'1'.repeat(12)}`,
  'a JSON web token': `eyJ${'a'.repeat(30)}.eyJ${'b'.repeat(30)}.c`,
  'an SMTP server with a password': 'smtps://user:hunter2@mail.example.com:465',
  'a password written out': 'password:"hunter22"',
};

describe.each(Object.entries(DEPLOYED))('%s (#88)', (_name, text) => {
  it.each(Object.entries(SECRETS))('does not hold %s', (name, pattern) => {
    expect(EXAMPLES[name]).toMatch(pattern);
    expect(pattern.exec(text)?.[0]).toBeUndefined();
  });

  it('holds none of the local secrets, and nothing of this machine', () => {
    // Written by ops/base/link-keys.ts.
    const { keys } = JSON.parse(suite('APPROVAL_LINK_KEYS')) as { keys: Record<string, string> };
    const local = [
      ...localPeople().map(({ password }) => password),
      ...Object.values(keys),
      ROOT,
      suite('FIRESTORE_EMULATOR_HOST'),
      suite('FIREBASE_AUTH_EMULATOR_HOST'),
      suite('MAILBOX_URL'),
    ];
    expect(Object.keys(keys)).not.toEqual([]);
    for (const secret of local) expect([secret, text.includes(secret)]).toEqual([secret, false]);
  });
});

describe('the folder of the functions (#88)', () => {
  it('holds code, its manifest and the versions of its packages: no environment file, no source map', () => {
    const others = readdirSync(BUILT_FUNCTIONS, { recursive: true, encoding: 'utf8' }).filter(
      (name) => !/^[\w-]+\.js$/.test(name),
    );
    expect(others.sort()).toEqual(['package-lock.json', 'package.json']);
  });
});
