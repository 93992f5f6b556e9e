/*
 * Files of packages that the pages fetch only when a file needs them, unchanged and under their own names: they are no
 * assets of the bundle, since two hundred lines about them would hide what the build has to say.
 */

import { cpSync, createReadStream, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The folders of a package that we serve, and what they are called below `/assets/NAME-VERSION`. */
interface ServedPackage {
  readonly name: string;
  readonly root: string;
  readonly folders: readonly {
    readonly from: string;
    readonly to: string;
    readonly files: RegExp;
  }[];
}

/**
 * Without these, pdf.js would show a scan in an old format or a PDF in Japanese with blanks. WebAssembly is left out, and
 * so is what evaluates the scripts of a PDF.
 */
const PDFJS: ServedPackage = {
  name: 'pdfjs',
  root: rootOf(import.meta.resolve('pdfjs-dist/package.json')),
  folders: [
    { from: 'cmaps', to: 'cmaps', files: /\.bcmap$|^LICENSE/ },
    { from: 'standard_fonts', to: 'standard_fonts', files: /\.(?:pfb|ttf)$|^LICENSE/ },
    { from: 'wasm', to: 'decoders', files: /_nowasm_fallback\.js$|^LICENSE_.*(?:JBIG2|OPENJPEG)$/ },
  ],
};

/** Decodes HEIC photos. Its license, the LGPL, asks for a file that can be replaced, with the license beside it. */
const LIBHEIF: ServedPackage = {
  name: 'libheif',
  root: rootOf(import.meta.resolve('libheif-js/package.json')),
  folders: [{ from: 'libheif-wasm', to: '', files: /^(?:libheif\.(?:js|wasm)|LICENSE)$/ }],
};

/** A file that a page may fetch. */
export interface ServedFile {
  /** Below the site's root; it has the package's version, so that browsers may cache it for good. */
  readonly path: string;
  readonly file: string;
}

/** Returns the files of all packages. */
export function servedFiles(): readonly ServedFile[] {
  return [PDFJS, LIBHEIF].flatMap(({ name, root, folders }) => {
    // npm's own file.
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      readonly version: string;
    };
    return folders.flatMap(({ from, to, files }) =>
      readdirSync(join(root, from))
        .filter((file) => files.test(file))
        .map((file) => ({
          path: ['assets', `${name}-${version}`, to, file].filter(Boolean).join('/'),
          file: join(root, from, file),
        })),
    );
  });
}

/** Puts the packages' files into the built site, and serves them while developing. */
export function packageFiles(): Plugin {
  return {
    name: 'pa-ledger:package-files',
    writeBundle({ dir = '' }) {
      for (const { path, file } of servedFiles()) cpSync(file, join(dir, path));
    },
    configureServer(server) {
      const files = new Map(servedFiles().map(({ path, file }) => [`/${path}`, file]));
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

function rootOf(packageFile: string): string {
  return dirname(fileURLToPath(packageFile));
}
