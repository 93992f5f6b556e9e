import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../ops/base/paths.ts';

interface Package {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
// npm's own file, version 3, as documented.
const lock = JSON.parse(read('package-lock.json')) as {
  readonly lockfileVersion: number;
  readonly packages: Readonly<Record<string, Package>>;
};
const installed = Object.entries(lock.packages).filter(
  ([place, { link }]) => place.includes('node_modules/') && link !== true,
);
const WORKSPACES = ['', 'domain', 'functions', 'web'];

describe('the dependencies (#89)', () => {
  it.each(WORKSPACES)('of %j are exact versions, and the lockfile has them', (folder) => {
    // npm's own file.
    const own = JSON.parse(read(path.join(folder, 'package.json'))) as Package;
    for (const kind of ['dependencies', 'devDependencies'] as const) {
      expect(lock.packages[folder]?.[kind] ?? {}).toEqual(own[kind] ?? {});
      for (const [name, wanted] of Object.entries(own[kind] ?? {})) {
        // A second version of a package has its own name: `npm:package@version`.
        const version = wanted.replace(/^npm:[\w@/-]+@/, '');
        expect([name, /^\d+\.\d+\.\d+$|^\*$/.test(version)]).toEqual([name, true]);
        if (version === '*') expect(name).toMatch(/^@pa-ledger\//);
        const place = [`${folder}/node_modules/${name}`, `node_modules/${name}`];
        const locked = place.map((at) => lock.packages[at]).find((found) => found !== undefined);
        if (version !== '*') expect([name, locked?.version]).toEqual([name, version]);
      }
    }
  });

  it('have the Node that version managers read from .nvmrc', () => {
    expect(read('.nvmrc').trim()).toBe(lock.packages['node_modules/node']?.version);
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

  it('are installed exactly as the lockfile says, and run no program but the one that brings Node', () => {
    // npm ci ends with an error when package.json and lockfile differ.
    expect(read('tools/run.mjs')).toContain("npm('ci', '--ignore-scripts', ");
    expect(read('tools/run.mjs')).not.toMatch(/'(?:install|i|update)'/);
    expect(read('tools/run.mjs').match(/'rebuild', [^.]*/g)).toEqual(["'rebuild', 'node', "]);
    expect(read('.npmrc').split('\n')).toContain('save-exact=true');
  });
});
