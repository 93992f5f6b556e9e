/* Without it, a scan in an old format or a PDF in Japanese would be shown with blanks: pdf.js fetches what it lacks. */

import { cpSync, createReadStream, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** pdf.js's package. */
const PACKAGE = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')));

/**
 * The folders of the package that its worker fetches from, and what they are called below `/assets/pdfjs-VERSION/`.
 * WebAssembly is left out, and so is what evaluates the scripts of a PDF.
 */
const FOLDERS = [
  { from: 'cmaps', to: 'cmaps', files: /\.bcmap$|^LICENSE/ },
  { from: 'standard_fonts', to: 'standard_fonts', files: /\.(?:pfb|ttf)$|^LICENSE/ },
  { from: 'wasm', to: 'decoders', files: /_nowasm_fallback\.js$|^LICENSE_.*(?:JBIG2|OPENJPEG)$/ },
] as const;

/** A file that pdf.js fetches when a PDF wants it. */
export interface PdfjsFile {
  /** Below the site's root. */
  readonly path: string;
  readonly file: string;
}

/** Character maps, standard fonts and decoders of pdf.js, below an address with its version: they are cached for good. */
export function pdfjsFileList(): readonly PdfjsFile[] {
  // npm's own file.
  const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  return FOLDERS.flatMap(({ from, to, files }) =>
    readdirSync(join(PACKAGE, from))
      .filter((name) => files.test(name))
      .map((name) => ({
        path: `assets/pdfjs-${version}/${to}/${name}`,
        file: join(PACKAGE, from, name),
      })),
  );
}

/** Puts pdf.js's files into the built site, and serves them while developing. */
export function pdfjsFiles(): Plugin {
  return {
    name: 'pa-ledger:pdfjs-files',
    // Not as assets of the bundle: two hundred lines about them would hide what the build has to say.
    writeBundle({ dir = '' }) {
      for (const { path, file } of pdfjsFileList()) cpSync(file, join(dir, path));
    },
    configureServer(server) {
      const files = new Map(pdfjsFileList().map(({ path, file }) => [`/${path}`, file]));
      server.middlewares.use((request, response, next) => {
        const file = files.get(request.url ?? '');
        if (file === undefined) {
          next();
          return;
        }
        if (file.endsWith('.js')) response.setHeader('Content-Type', 'text/javascript');
        createReadStream(file).pipe(response);
      });
    },
  };
}
