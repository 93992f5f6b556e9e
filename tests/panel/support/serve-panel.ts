import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { ROOT } from '../../../ops/base/paths.ts';

const BUILT = path.join(ROOT, '.local', 'panel');

/** The files of the panel that reach the data and the accounts, and what takes their places. */
const INSTEAD: Readonly<Record<string, string>> = {
  'web/src/data/source.ts': 'tests/panel/memory/source.ts',
  'web/src/data/write-source.ts': 'tests/panel/memory/write-source.ts',
  'web/src/firebase/auth.ts': 'tests/panel/memory/auth.ts',
  'web/src/firebase/change-password.ts': 'tests/panel/memory/change-password.ts',
};

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The pages beside the panel. */
const PAGES: Readonly<Record<string, string>> = {
  '/kit': '/kit/index.html',
  '/kit/packet': '/kit/packet.html',
};

const CONFIGURATION = '/__/firebase/init.json';

/** Builds the panel with its data in memory, and the kit's pages, and serves them on a free port, as Playwright's global set-up. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes a default export
export default async function servePanel(): Promise<() => Promise<void>> {
  await buildPanel();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    // The page asks Hosting for it ahead; nothing here uses it.
    if (pathname === CONFIGURATION) {
      response.setHeader('Content-Type', 'application/json').end('{}');
      return;
    }
    const file = path.extname(pathname) === '' ? (PAGES[pathname] ?? '/admin.html') : pathname;
    readFile(path.join(BUILT, path.normalize(file))).then(
      (content) => {
        response.setHeader('Content-Type', TYPES[path.extname(file)] ?? 'application/octet-stream');
        response.end(content);
      },
      () => {
        response.statusCode = 404;
        response.end();
      },
    );
  });
  // Else it ends an idle connection in the moment in which a test's own request takes it up again.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The panel has no port.');
  process.env['PANEL_URL'] = `http://127.0.0.1:${address.port}`;
  return () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
}

async function buildPanel(): Promise<void> {
  await build({
    configFile: path.join(ROOT, 'web', 'vite.config.ts'),
    logLevel: 'warn',
    plugins: [inMemory()],
    build: {
      outDir: BUILT,
      emptyOutDir: true,
      reportCompressedSize: false,
      rolldownOptions: {
        input: Object.values(PAGES).map((page) => path.join(ROOT, 'web', page)),
        output: {
          // A module runs when it is asked for, wherever it is.
          strictExecutionOrder: true,
          codeSplitting: { groups: [{ name: 'panel', priority: 1, test: isOfAllTabs }] },
        },
      },
    },
  });
}

/** Where a page starts, and what one tab or another fetches by itself: the charts, the painter and the writer of PDF files. */
const FILES_OF_THEIR_OWN =
  /\.html$|\/web\/kit\/|\/main\.tsx$|\/PairBars\.tsx$|@mui\/x-charts|\/pdfjs-dist\/|\/review\/paper\/|\/node_modules\/(pdfkit|fontkit|client-zip|fflate|brotli|unicode-)/;

/**
 * All tabs are one file here: to fetch fifty of them takes a third of the time in which a page opens. The tests against the
 * emulators load the files of the real build.
 */
const isOfAllTabs = (id: string): boolean => !FILES_OF_THEIR_OWN.test(id);

function inMemory(): Plugin {
  return {
    name: 'pa-ledger:in-memory',
    enforce: 'pre',
    async resolveId(source, importer) {
      const found = await this.resolve(source, importer, { skipSelf: true });
      const instead = found && INSTEAD[path.relative(ROOT, found.id)];
      return instead === undefined || instead === null ? null : path.join(ROOT, instead);
    },
  };
}
