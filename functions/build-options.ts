import path from 'node:path';
import type { BuildOptions, Metafile, Plugin } from 'esbuild';
import { lateModules } from './late-modules.ts';

/** What both builds of the functions share. */
export const common: BuildOptions = {
  bundle: true,
  platform: 'node',
  target: 'node24',
  // Names stay as they are: to give short ones their own names back takes a tenth of a first answer.
  minifyWhitespace: true,
  minifySyntax: true,
  legalComments: 'none',
  logLevel: 'warning',
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
    plugins,
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
