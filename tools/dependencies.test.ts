import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../ops/base/paths.ts';

interface Package {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
// npm's own file, version 3, by its documentation.
const lock = JSON.parse(read('package-lock.json')) as {
  readonly lockfileVersion: number;
  readonly packages: Readonly<Record<string, Package>>;
};
const installed = Object.entries(lock.packages).filter(
  ([place, { link }]) => place.includes('node_modules/') && link !== true,
);
const WORKSPACES = ['', 'domain', 'functions', 'web'];

/** Packages that run a program of their own when they are installed, and why they may. */
const MAY_RUN: Readonly<Record<string, string>> = {
  'node_modules/@firebase/util': 'writes defaults that nobody has set here',
  'node_modules/esbuild': 'puts its binary in place',
  'node_modules/node': 'puts the pinned Node in place',
  'node_modules/protobufjs': 'warns of versions that do not go together',
  'node_modules/re2': 'optional, of firebase-tools: builds a regular expression engine',
};

describe('the dependencies (#89)', () => {
  it.each(WORKSPACES)('of %j are exact versions, and the lockfile has them', (folder) => {
    // npm's own file.
    const own = JSON.parse(read(path.join(folder, 'package.json'))) as Package;
    for (const kind of ['dependencies', 'devDependencies'] as const) {
      expect(lock.packages[folder]?.[kind] ?? {}).toEqual(own[kind] ?? {});
      for (const [name, wanted] of Object.entries(own[kind] ?? {})) {
        // A second version of a package goes by a name of its own: `npm:package@version`.
        const version = wanted.replace(/^npm:[\w@/-]+@/, '');
        expect([name, /^\d+\.\d+\.\d+$|^\*$/.test(version)]).toEqual([name, true]);
        if (version === '*') expect(name).toMatch(/^@pa-ledger\//);
        const place = [`${folder}/node_modules/${name}`, `node_modules/${name}`];
        const locked = place.map((at) => lock.packages[at]).find((found) => found !== undefined);
        if (version !== '*') expect([name, locked?.version]).toEqual([name, version]);
      }
    }
  });

  it('each have a hash of what was published, wherever it comes from', () => {
    expect(lock.lockfileVersion).toBe(3);
    expect(installed.length).toBeGreaterThan(500);
    const loose = installed.filter(
      ([, { integrity = '' }]) => !/^sha512-[\w+/=]{88}$/.test(integrity),
    );
    expect(loose.map(([place]) => place)).toEqual([]);
    expect(read('package-lock.json')).not.toContain('"resolved": "http');
  });

  it('run no program at installation, except for a few known ones', () => {
    const running = installed.filter(([, { hasInstallScript }]) => hasInstallScript === true);
    expect(running.map(([place]) => place).sort()).toEqual(Object.keys(MAY_RUN).sort());
  });

  it('are installed exactly as the lockfile says', () => {
    // npm ci ends with an error when package.json and lockfile differ.
    expect(read('tools/run.mjs')).toContain("run('npm', ['ci', ");
    expect(read('tools/run.mjs')).not.toMatch(/'(?:install|i|update)'/);
    expect(read('.npmrc').split('\n')).toContain('save-exact=true');
  });
});
