import { globSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, context, type BuildOptions, type Metafile, type Plugin } from 'esbuild';
import { common, mainOf, runOptions } from './build-options.ts';
import { lockfileOf } from './lockfile.ts';
import own from './package.json' with { type: 'json' };

/**
 * Deployed as it is: the code, and a package.json that names the runtime and what the loader looks for. The code is built
 * twice. `deploy.cjs` is read by the deploy tool: the parameters, secrets and functions are declared to the copy of
 * `firebase-functions` that the tool looks into, which is installed beside it. `run` is what a process of one function
 * runs: in pieces, of which each function loads its own, and without any package beside it, which would take longer to
 * load than the work takes.
 */
const OUT = new URL('./dist/', import.meta.url);

/** The packages that the loader looks for. */
const LOOKED_FOR = [
  'firebase-admin',
  'firebase-functions',
  '@google-cloud/firestore',
  '@google-cloud/storage',
] as const;

/** The files whose exports are the functions. */
const source = (name: string): string =>
  fileURLToPath(new URL(`./src/${name}.ts`, import.meta.url));
const ENTRIES = ['addresses', 'triggers'].map(source);

const deployed: BuildOptions = {
  ...common,
  minify: true,
  keepNames: true,
  entryPoints: [source('index')],
  outfile: fileURLToPath(new URL('deploy.cjs', OUT)),
  format: 'cjs',
  // Packages that are only ES modules ask where they are.
  define: { 'import.meta.url': '__importMetaUrl' },
  banner: { js: "const __importMetaUrl=require('node:url').pathToFileURL(__filename).href;" },
  external: ['firebase-functions', 'firebase-functions/*'],
};

const run = runOptions(ENTRIES, fileURLToPath(new URL('run', OUT)));

function writePackage(metafile: Metafile): void {
  const manifest = {
    name: 'pa-ledger-functions',
    private: true,
    main: 'index.cjs',
    engines: { node: '24' },
    dependencies: Object.fromEntries(LOOKED_FOR.map((name) => [name, own.dependencies[name]])),
    devDependencies: {},
  };
  const lockfile = lockfileOf(manifest, new URL('../package-lock.json', import.meta.url));
  writeFileSync(new URL('index.cjs', OUT), mainOf(metafile, ENTRIES, './deploy.cjs'));
  writeFileSync(new URL('package-lock.json', OUT), `${JSON.stringify(lockfile, null, 2)}\n`);
  writeFileSync(new URL('package.json', OUT), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Says after each failed build what runs on: the errors alone do not. The manifest comes last: running emulators wait for it. */
const tellAll: Plugin = {
  name: 'tell-all',
  setup(build) {
    build.onEnd(({ errors, metafile }) => {
      if (errors.length === 0 && metafile !== undefined) writePackage(metafile);
      else console.error('Not built: the functions from before run on.');
    });
  },
};

if (process.argv.includes('--watch')) {
  for (const options of [{ ...run, plugins: [...run.plugins, tellAll] }, deployed]) {
    const bundler = await context(options);
    await bundler.rebuild();
    await bundler.watch();
  }
} else {
  // The folder itself stays: running emulators watch it.
  mkdirSync(OUT, { recursive: true });
  for (const name of readdirSync(OUT))
    rmSync(new URL(encodeURIComponent(name), OUT), { recursive: true });
  const [{ metafile }] = await Promise.all([build(run), build(deployed)]);
  writePackage(metafile);
  const files = globSync('**/*.{cjs,mjs}', { cwd: fileURLToPath(OUT) });
  const bytes = files.reduce((sum, file) => sum + statSync(new URL(file, OUT)).size, 0);
  console.log(`functions/dist: ${Math.round(bytes / 1024)} kB in ${files.length} files`);
}
