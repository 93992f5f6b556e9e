import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { context, type BuildOptions, type Plugin } from 'esbuild';
import own from './package.json' with { type: 'json' };

/** Deployed as it is: one bundle and a package.json that names the runtime and what the loader looks for. */
const OUT = new URL('./dist/', import.meta.url);

/** The packages that the loader looks for. */
const LOOKED_FOR = [
  'firebase-admin',
  'firebase-functions',
  '@google-cloud/firestore',
  '@google-cloud/storage',
] as const;

const options: BuildOptions = {
  entryPoints: [fileURLToPath(new URL('./src/index.ts', import.meta.url))],
  outfile: fileURLToPath(new URL('index.cjs', OUT)),
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'cjs',
  // Packages that are only ES modules ask where they are.
  define: { 'import.meta.url': '__importMetaUrl' },
  minify: true,
  keepNames: true,
  legalComments: 'none',
  logLevel: 'warning',
  banner: { js: "const __importMetaUrl=require('node:url').pathToFileURL(__filename).href;" },
  // The loader of Cloud Functions uses its own copy to find the functions.
  external: ['firebase-functions', 'firebase-functions/*'],
};

function writePackage(): void {
  const manifest = {
    name: 'pa-ledger-functions',
    private: true,
    main: 'index.cjs',
    engines: { node: '24' },
    dependencies: Object.fromEntries(LOOKED_FOR.map((name) => [name, own.dependencies[name]])),
    devDependencies: {},
  };
  writeFileSync(new URL('package.json', OUT), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Says after each failed build what runs on: the errors alone do not. */
const tellFailures: Plugin = {
  name: 'tell-failures',
  setup(build) {
    build.onEnd(({ errors }) => {
      if (errors.length > 0) console.error('Not built: the functions from before run on.');
    });
  },
};

if (process.argv.includes('--watch')) {
  const bundler = await context({ ...options, plugins: [tellFailures] });
  await bundler.rebuild();
  writePackage();
  await bundler.watch();
} else {
  const bundler = await context(options);
  // The folder itself stays: running emulators watch it.
  mkdirSync(OUT, { recursive: true });
  for (const name of readdirSync(OUT))
    rmSync(new URL(encodeURIComponent(name), OUT), { recursive: true });
  await bundler.rebuild();
  writePackage();
  await bundler.dispose();
  const kilobytes = Math.round(statSync(new URL('index.cjs', OUT)).size / 1024);
  console.log(`functions/dist/index.cjs: ${kilobytes} kB`);
}
