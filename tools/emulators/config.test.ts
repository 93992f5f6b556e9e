import { LANGUAGES } from '@pa-ledger/domain/language';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../ops/base/paths.ts';
import { portsAt } from '../../ops/base/ports.ts';
import { SITE_PAGES } from '../../web/tools/pages.ts';
import { localConfig, type FirebaseConfig } from './config.ts';

// The file in the repository. A wrong shape fails the tests below.
const production = JSON.parse(
  readFileSync(path.join(ROOT, 'firebase.json'), 'utf8'),
) as FirebaseConfig;

function header(config: FirebaseConfig, source: string, key: string): string | undefined {
  return config.hosting.headers
    .filter((rule) => rule.source === source)
    .flatMap((rule) => rule.headers)
    .find((found) => found.key === key)?.value;
}

describe('firebase.json', () => {
  it.each([
    ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'no-referrer'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Permissions-Policy', 'geolocation=(), camera=(), microphone=()'],
    [
      'Content-Security-Policy',
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self' https://*.googleapis.com; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ],
  ])('sets %s on every route (#87)', (key, value) => {
    expect(header(production, '**', key)).toBe(value);
  });

  it('allows no frames, no WebAssembly and no evaluated text (#99)', () => {
    const policy = header(production, '**', 'Content-Security-Policy') ?? '';
    // `default-src 'none'` forbids whatever the policy doesn't name. Workers are scripts and come from our own origin.
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).not.toMatch(/frame-src|child-src|worker-src|unsafe-eval/);
  });

  it('allows WebAssembly in the worker that decodes HEIC photos alone (#147)', () => {
    const policies = production.hosting.headers.flatMap(({ source, headers }) =>
      headers
        .filter(({ value }) => value.includes('unsafe-eval'))
        .map(({ value }) => [source, value]),
    );
    expect(policies).toEqual([
      [
        '/assets/heif-worker-*.js',
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
      ],
    ]);
  });

  it.each(['/approve', '/approve/**', '/api/!(form-options)', '/api/admin/**'])(
    'allows nobody to store %s (#19, #27)',
    (source) => {
      expect(header(production, source, 'Cache-Control')).toBe('no-store');
    },
  );

  it('serves every page in every language, and caches it alike', () => {
    const { rewrites, headers } = production.hosting;
    const ofEnglish = rewrites.filter(({ destination }) =>
      /^\/(?:index|approve|status|correct)\.html$/.test(destination ?? ''),
    );
    expect(ofEnglish).toHaveLength(7);
    for (const { path: folder } of Object.values(LANGUAGES)) {
      const moved = ofEnglish.map(({ source, regex, destination = '' }) => ({
        ...(source === undefined ? {} : { source: `${folder}${source}` }),
        ...(regex === undefined ? {} : { regex: regex.replace('^', `^${folder}`) }),
        destination: `${folder}${destination}`,
      }));
      expect(rewrites).toEqual(expect.arrayContaining(moved));
      // What Hosting does with an address: the last entry that matches it.
      const cached = (address: string) =>
        headers
          .filter(({ source, regex }) =>
            regex === undefined
              ? path.matchesGlob(address, source ?? '')
              : new RegExp(regex).test(address),
          )
          .flatMap((rule) => rule.headers.filter(({ key }) => key === 'Cache-Control'))
          .at(-1)?.value;
      for (const [rest, value] of [
        ['', 'no-cache'],
        ['/submit', 'no-cache'],
        ['/status', 'no-cache'],
        ['/correct', 'no-cache'],
        ['/index.html', 'no-cache'],
        ['/status.html', 'no-cache'],
        ['/404.html', 'no-cache'],
        ['/approve', 'no-store'],
        ['/approve.html', 'no-store'],
        ['/approve/token', 'no-store'],
        ['/status%23token', 'no-store'],
        ['/correct/%2523token', 'no-store'],
      ] as const)
        expect([rest, cached(`${folder}${rest}` || '/')]).toEqual([rest, value]);
    }
  });

  it('finds the pages for the language that a browser prefers', () => {
    const { root } = production.hosting.i18n;
    const preferred = SITE_PAGES.flatMap(({ preferred: file }) => file ?? []);
    expect(preferred).toHaveLength(2 * Object.keys(LANGUAGES).length);
    for (const file of preferred) expect(`/${file}`).toMatch(new RegExp(`^${root}/[a-z]+/`));
  });

  it('lets the function decide how long the form options are cached', () => {
    const sources = production.hosting.headers
      .filter((rule) => rule.headers.some(({ key }) => key === 'Cache-Control'))
      .map((rule) => rule.source);
    expect(sources.filter((source) => source?.startsWith('/api') === true)).toEqual([
      '/api/!(form-options)',
      '/api/admin/**',
    ]);
  });

  it('gives a receipt the policy of a file, in the last entry for its address (#48, #87)', () => {
    const policies = production.hosting.headers
      .filter(({ headers }) => headers.some(({ key }) => key === 'Content-Security-Policy'))
      .map(({ source }) => source);
    // Hosting uses the last entry that matches the address.
    expect(policies).toEqual(['**', '/assets/heif-worker-*.js', '/api/receipt']);
    expect(header(production, '/api/receipt', 'Content-Security-Policy')).toBe(
      "default-src 'none'; sandbox; frame-ancestors 'none'",
    );
  });

  it('caches hashed assets for a year', () => {
    expect(header(production, '/assets/**', 'Cache-Control')).toBe(
      'public, max-age=31536000, immutable',
    );
  });

  it('keeps the parameters of a deploy outside the repository, where no build removes them (#115)', () => {
    const { source, configDir } = production.functions;
    expect(source).toBe('functions/dist');
    expect(path.relative(source, configDir)).toBe('..');
    expect(readFileSync(path.join(ROOT, '.gitignore'), 'utf8').split('\n')).toContain('.env.*');
  });

  it('names no emulator', () => {
    expect(production.emulators).toBeUndefined();
    expect(JSON.stringify(production)).not.toMatch(/127\.0\.0\.1|localhost/);
  });
});

describe('localConfig', () => {
  const ports = portsAt(1000);
  const before = structuredClone(production);
  const local = localConfig(production, '.local/suite-1000/functions', ports);

  it('lets the browser reach only the local emulators in addition', () => {
    const policy = header(local, '**', 'Content-Security-Policy') ?? '';
    const added =
      ' http://127.0.0.1:11101 http://127.0.0.1:11102 http://127.0.0.1:11103' +
      ' http://localhost:11101 http://localhost:11102 http://localhost:11103';
    expect(policy).toContain(`connect-src 'self' https://*.googleapis.com${added};`);
    expect(policy.replace(added, '')).toBe(header(production, '**', 'Content-Security-Policy'));
    expect(header(local, '/api/receipt', 'Content-Security-Policy')).toBe(
      header(production, '/api/receipt', 'Content-Security-Policy'),
    );
  });

  it('moves every emulator and listens only on this machine', () => {
    expect(local.emulators).toMatchObject({
      hosting: { host: '127.0.0.1', port: 11100 },
      firestore: { host: '127.0.0.1', port: 11102, websocketPort: 13603 },
      storage: { host: '127.0.0.1', port: 11103 },
      ui: { enabled: false },
    });
    expect(local.functions).toMatchObject({
      source: '.local/suite-1000/functions',
      configDir: '.local/suite-1000/functions',
    });
  });

  it('runs the Emulator UI only where it is asked for', () => {
    expect(localConfig(production, 'functions', ports, true).emulators).toMatchObject({
      ui: { enabled: true, host: '127.0.0.1', port: 11108 },
    });
  });

  it('leaves the production configuration as it is', () => {
    expect(production).toEqual(before);
  });
});
