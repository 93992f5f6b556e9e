import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import { SCHOOL_IMPORT, schoolFile } from '../tools/school-file.ts';
import { SITE_PAGES } from './tools/pages.ts';
import { pdfjsFiles } from './tools/pdfjs-files.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Where the Hosting emulator listens: `npm run dev` says it, 5050 is the design's port. */
const hostingPort = process.env['HOSTING_PORT'] ?? '5050';
const hosting = { target: `http://127.0.0.1:${hostingPort}` };

/** What only developers see: it's in no build. */
const KIT = { path: /^\/kit$/, html: 'kit/index.html' };

/** Serves the pages while developing under the addresses that Hosting gives them (firebase.json's rewrites). */
const devRoutes: Plugin = {
  name: 'pa-ledger:dev-routes',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      const [path = '/', query] = (request.url ?? '/').split('?');
      const page = [...SITE_PAGES, KIT].find((candidate) => candidate.path.test(path));
      if (page) request.url = query === undefined ? `/${page.html}` : `/${page.html}?${query}`;
      next();
    });
  },
};

const school = schoolFile();

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Puts the school's name where a page's HTML says `%SCHOOL_NAME%`: it's in the tab's title before any script has come. */
const schoolName: Plugin = {
  name: 'pa-ledger:school-name',
  transformIndexHtml(html) {
    // A school's own file; the build of the pages checks it.
    const { schoolName: plain } = JSON.parse(readFileSync(school, 'utf8')) as {
      schoolName: string;
    };
    const name = plain.replace(/[&<>"]/g, (found) => ENTITIES[found] ?? found);
    return html.replaceAll('%SCHOOL_NAME%', name);
  },
};

export default defineConfig(({ command }) => ({
  root,
  appType: 'mpa',
  resolve: { alias: [{ find: SCHOOL_IMPORT, replacement: school }] },
  plugins: [react(), devRoutes, schoolName, pdfjsFiles()],
  // A build never names a port: its pages are served by Hosting itself.
  define:
    command === 'serve' ? { 'import.meta.env.VITE_HOSTING_PORT': JSON.stringify(hostingPort) } : {},
  worker: { format: 'es' },
  server: { proxy: { '/api': hosting, '/__': hosting } },
  build: {
    // The CSP lets no data: script or font in, and a file of its own is cached for good.
    assetsInlineLimit: 0,
    // `.size-limit.mjs` says what is too much.
    chunkSizeWarningLimit: Infinity,
    // Says which files a page loads first: `.size-limit.mjs` weighs them.
    manifest: true,
    rolldownOptions: {
      input: SITE_PAGES.map(({ html }) => `${root}${html}`),
      output: {
        codeSplitting: {
          // What most pages open with is one file: in fifty small ones it weighs a tenth more.
          groups: [{ name: 'shared', tags: ['$initial'], minShareCount: 4 }],
        },
      },
    },
  },
}));
