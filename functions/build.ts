/* Without it, nothing could be deployed or started: Cloud Functions run JavaScript, and the domain is a folder beside the server. */

import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { context, type Plugin } from 'esbuild';
import { SCHOOL_IMPORT, schoolFile } from '../tools/school-file.ts';
import { lockfileOf } from './lockfile.ts';
import own from './package.json' with { type: 'json' };

/** Deployed as it is: the code, a package.json that says how to run it, and the packages' versions. */
const OUT = new URL('./dist/', import.meta.url);

/** The packages are installed beside the code, so they aren't part of it. */
const PACKAGES = Object.keys(own.dependencies);

function writePackage(): void {
  const manifest = {
    name: 'pa-ledger-functions',
    private: true,
    type: 'module',
    main: 'index.js',
    engines: { node: '24' },
    dependencies: own.dependencies,
  };
  const lockfile = lockfileOf(manifest, new URL('../package-lock.json', import.meta.url));
  writeFileSync(new URL('package-lock.json', OUT), `${JSON.stringify(lockfile, null, 2)}\n`);
  writeFileSync(new URL('package.json', OUT), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Says after a failed build what still runs: the errors alone don't. The manifest comes last: running emulators wait for it. */
const tellAll: Plugin = {
  name: 'tell-all',
  setup(build) {
    build.onEnd(({ errors }) => {
      if (errors.length === 0) writePackage();
      else console.error('Not built: the functions from before run on.');
    });
  },
};

/** Takes the school's file, or the sample school's where the build is for tests. */
const school: Plugin = {
  name: 'school',
  setup(build) {
    build.onResolve({ filter: SCHOOL_IMPORT }, () => ({ path: schoolFile() }));
  },
};

// The folder itself stays: running emulators watch it.
mkdirSync(OUT, { recursive: true });
for (const name of readdirSync(OUT))
  rmSync(new URL(encodeURIComponent(name), OUT), { recursive: true });

const bundler = await context({
  entryPoints: [fileURLToPath(new URL('./src/index.ts', import.meta.url))],
  outdir: fileURLToPath(OUT),
  bundle: true,
  // A route's code is a file of its own, loaded with the first request that needs it.
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  external: PACKAGES.flatMap((name) => [name, `${name}/*`]),
  logLevel: 'warning',
  plugins: [school, tellAll],
});
await bundler.rebuild();
if (process.argv.includes('--watch')) await bundler.watch();
else await bundler.dispose();
