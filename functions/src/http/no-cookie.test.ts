import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { requestOf } from '../../../tests/functions/support/requests.ts';
import { ROOT } from '../../../ops/base/paths.ts';
import { idTokenOf } from '../people/admin-endpoint.ts';

const TOKEN = 'aaaa.bbbb.cccc';

/** What runs or decides on the server: the functions, the domain that they share with the pages, rules, and Hosting. */
const SERVER = [
  ...['functions/src', 'domain/src'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => path.join(folder, file)),
  ),
  'firestore.rules',
  'storage.rules',
  'firebase.json',
];

it('nothing on the server reads a cookie (#20)', () => {
  expect(SERVER.length).toBeGreaterThan(100);
  const withoutComments = (text: string) => text.replaceAll(/\/\*[^]*?\*\/|(?<=\s)\/\/.*/g, '');
  const readers = SERVER.filter((file) =>
    /cookie|__session/i.test(withoutComments(readFileSync(path.join(ROOT, file), 'utf8'))),
  );
  expect(readers).toEqual([]);
});

it('authority comes only in the header (#20)', () => {
  const cookie = `pa-ledger-browser=open; __session=${TOKEN}; token=${TOKEN}; Authorization=${TOKEN}`;
  expect(idTokenOf(requestOf({ headers: { cookie } }))).toBeNull();
  expect(idTokenOf(requestOf({ headers: { cookie, authorization: `Bearer ${TOKEN}` } }))).toBe(
    TOKEN,
  );
});
