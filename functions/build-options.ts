import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { transform, type BuildOptions, type Metafile, type Plugin } from 'esbuild';
import { lateModules } from './late-modules.ts';

const TARGET = 'node24';

/** What both builds of the functions share. */
export const common: BuildOptions = {
  bundle: true,
  platform: 'node',
  target: TARGET,
  minifyWhitespace: true,
  minifySyntax: true,
  legalComments: 'none',
  logLevel: 'warning',
};

/**
 * Shortens names when all is in its pieces, and writes them. Were it done on the way, each of Google's modules would be an
 * arrow function, which takes V8 a tenth of a first answer longer than the method that it is without. To give functions and
 * classes their own names back (`keepNames`) takes as long again.
 */
const shortNames: Plugin = {
  name: 'short-names',
  setup(build) {
    build.initialOptions.write = false;
    build.onEnd(async ({ outputFiles = [] }) => {
      for (const { path: file, text } of outputFiles) {
        const names = { minifyIdentifiers: true, minifyWhitespace: true, target: TARGET };
        const { code } = await transform(text, names);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, code);
      }
    });
  },
};

/** What Google's packages expect around them: they are CommonJS. */
const COMMONJS = [
  "import{createRequire as __createRequire}from'node:module';",
  'const require=__createRequire(import.meta.url),__filename=import.meta.filename,__dirname=import.meta.dirname;',
].join('');

/**
 * How the code that a process of one function runs is built: in pieces, of which each function loads its own.
 * @param entryPoints the files whose exports are the functions.
 * @param plugins what is done to packages on the way.
 */
export function runOptions(
  entryPoints: readonly string[],
  outdir: string,
  plugins: Plugin[] = [lateModules()],
) {
  return {
    ...common,
    entryPoints: [...entryPoints],
    outdir,
    format: 'esm',
    splitting: true,
    outExtension: { '.js': '.mjs' },
    chunkNames: '[name]-[hash]',
    banner: { js: COMMONJS },
    plugins: [...plugins, shortNames],
    metafile: true,
  } as const satisfies BuildOptions;
}

/**
 * Returns the file that is loaded first: the platform says in FUNCTION_TARGET which function a process runs, and only the
 * file with that function is loaded.
 * @param metafile what the code of the processes was built of, and from which files.
 * @param otherwise what is loaded for who asks for all functions: the deploy tool.
 */
export function mainOf(
  { outputs }: Metafile,
  entryPoints: readonly string[],
  otherwise: string,
): string {
  const pairs = Object.entries(outputs).flatMap(([file, { entryPoint = '', exports }]) =>
    entryPoints.includes(path.resolve(entryPoint))
      ? exports.map((name) => [name, `./run/${path.basename(file)}`])
      : [],
  );
  return `const files = ${JSON.stringify(Object.fromEntries(pairs))};
module.exports = require(files[process.env.FUNCTION_TARGET] ?? ${JSON.stringify(otherwise)});
`;
}
