import { LANGUAGES } from '@pa-ledger/domain/language';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../ops/base/paths.ts';
import { everyRoute } from '../../functions/src/routes.ts';
import { figure } from '../support/figure.ts';
import { suite } from './support/suite.ts';

/** Every address that Hosting answers, taken from its configuration and from what is deployed. */
const APP = suite('APP_URL');
const DIST = path.join(ROOT, 'web/dist');
const SECURITY = [
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'content-security-policy',
];

// The checked-in configuration.
const { hosting } = JSON.parse(readFileSync(path.join(ROOT, 'firebase.json'), 'utf8')) as {
  readonly hosting: {
    readonly rewrites: readonly { readonly source?: string; readonly function?: object }[];
    readonly headers: readonly {
      readonly source?: string;
      readonly headers: readonly { readonly key: string; readonly value: string }[];
    }[];
  };
};

const sources = hosting.rewrites.flatMap((rewrite) =>
  'function' in rewrite ? [] : (rewrite.source ?? []),
);
const pages = [
  '/',
  ...sources.map((source) => source.replace('**', 'some/where')),
  // As mail gateways write them.
  ...Object.values(LANGUAGES).flatMap(({ path: folder }) => [
    `${folder}/status%23token`,
    `${folder}/correct%23token`,
  ]),
];
/** The addresses that functions answer: every route, and what is none. */
const ROUTES = [...everyRoute().map((route) => route.path), '/api/nothing', '/api/admin/nothing'];
/** Hosting leaves hidden ones out. */
const files = readdirSync(DIST, { recursive: true, withFileTypes: true })
  .filter((file) => file.isFile())
  .map((file) => `/${path.relative(DIST, path.join(file.parentPath, file.name))}`)
  .filter((file) => !file.includes('/.'));

/** What firebase.json says of an address; the local suite lets pages reach the emulators as well. */
function wantedOf(address: string): Map<string, string> {
  const entries = hosting.headers
    .filter(({ source = '' }) => source === '**' || path.matchesGlob(address, source))
    .flatMap(({ headers }) => headers.map(({ key, value }) => [key.toLowerCase(), value] as const));
  return new Map(entries);
}
const withoutEmulators = (policy: string) => policy.replaceAll(/ http:\/\/[\w.]+:\d+/g, '');

async function headersOf(address: string): Promise<Headers> {
  const response = await fetch(`${APP}${address}`, { redirect: 'manual' });
  await response.arrayBuffer();
  return response.headers;
}

describe('every address (#87, G14)', () => {
  const addresses = [...pages, ...files, '/nothing/here', '/assets/gone.js'];

  async function expectHeaders(address: string): Promise<void> {
    const headers = await headersOf(address);
    const wanted = wantedOf(address);
    for (const name of SECURITY) {
      expect([address, name, withoutEmulators(headers.get(name) ?? '')]).toEqual([
        address,
        name,
        wanted.get(name),
      ]);
    }
    if (!/^(?:\/[a-z]{2})?\/(?:approve|api)|%23/.test(address) || address === '/api/form-options')
      return;
    expect([address, headers.get('cache-control')]).toEqual([address, 'no-store']);
  }

  it.each(ROUTES)('%s is answered with all security headers', expectHeaders);

  it('is answered with them, pages and files and what is not there', async () => {
    await Promise.all(addresses.map(expectHeaders));
    figure(
      'G14',
      `${addresses.length + ROUTES.length} addresses: all ${SECURITY.length} security headers`,
    );
  });

  it('that a page names exists, and none is of another site', async () => {
    const html = files.filter((file) => file.endsWith('.html'));
    expect(html.length).toBeGreaterThanOrEqual(3);
    let followed = 0;
    for (const page of html) {
      const text = readFileSync(path.join(DIST, page), 'utf8');
      const named = Array.from(text.matchAll(/\b(?:href|src)="([^"]+)"/g), ([, link = '']) => link);
      for (const link of named.filter((each) => !/^(?:#|data:|blob:)/.test(each))) {
        const address = new URL(link, APP);
        expect([page, link, address.origin]).toEqual([page, link, APP]);
        const { status } = await fetch(address);
        expect([page, link, status]).toEqual([page, link, 200]);
        followed++;
      }
    }
    expect(followed).toBeGreaterThan(0);
    figure('G14', `${followed} links of ${html.length} pages: all there, none to another site`);
  });
});
