import { LANGUAGE_TAGS } from '@pa-ledger/domain/language';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { SCHOOL_IMPORT, schoolFile } from '../tools/school-file.ts';
import { languageLinks } from './tools/language-links.ts';
import { SITE_PAGES } from './tools/pages.ts';
import { packageFiles } from './tools/package-files.ts';
import { schoolLook } from './tools/school-look.ts';

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

/** What shows where a request is: most pages share it, but the two forms, which load the most, need none of it. */
const STANDING = '/(StepList\\.tsx|methods\\.ts|reason\\.ts)$';

/** What checks a form: pages where no one fills one in need none of it. */
const CHECKS = '/(fields/(form|text-formats)|text/(field-error|check-number)|ui/number-text)\\.ts$';

/** What sends files: pages that take none need none of it. */
const UPLOADS = '/receipts/(choosable|upload/(fail-if-stalled|receipt-processing))\\.ts$';

/** What opens and sends a submitter's link. */
const LINKS = '/app/(LinkedPage|LinkFailure|SendLink|submitter-link|useAct|useLinkAnswer)\\.tsx?$';

/** What all of Firebase is built on. */
const FIREBASE =
  '/(node_modules/(@firebase/(app|component|logger|util)|firebase/app|idb)/|web/src/firebase/(app|emulator-ports|lazy-promise)\\.ts)';

/** Texts, each in one language: no page loads those of another. */
const TEXTS = '-messages(\\.[a-z]+)?\\.ts$';

/** Those that most pages show; together they weigh less. */
const WORDS = `/(page|ui|expense|role|expense-form|field|file)${TEXTS}`;

/** Those that a public page may show. */
const PUBLIC_TEXTS = `/src/(?!admin/).*${TEXTS}`;

/** What only forms need, which come later than the lists of the panel. */
const FORMS = '/node_modules/(zod|react-hook-form|@hookform)/';

/** Everything that none of the patterns matches. */
const without = (...patterns: readonly string[]) => new RegExp(`^(?!.*(${patterns.join('|')}))`);

export default defineConfig(({ command }) => ({
  root,
  appType: 'mpa',
  resolve: {
    alias: [
      { find: SCHOOL_IMPORT, replacement: schoolFile() },
      // The rest of it makes a component for each HTML element ahead; Material UI asks for those that it needs.
      { find: /^@emotion\/styled$/, replacement: '@emotion/styled/base' },
    ],
  },
  plugins: [react(), devRoutes, schoolLook(), languageLinks(), packageFiles()],
  // A build never names a port: its pages are served by Hosting itself.
  define:
    command === 'serve' ? { 'import.meta.env.VITE_HOSTING_PORT': JSON.stringify(hostingPort) } : {},
  worker: { format: 'es' },
  server: { proxy: { '/api': hosting, '/__': hosting } },
  build: {
    // The CSP lets no data: script or font in, and a file of its own is cached for good.
    assetsInlineLimit: 0,
    // Browsers from before 2023, which don't know `modulepreload`, load the same files a moment later.
    modulePreload: { polyfill: false },
    // `.size-limit.mjs` says what is too much.
    chunkSizeWarningLimit: Infinity,
    // Says which files a page loads first: `.size-limit.mjs` weighs them.
    manifest: true,
    rolldownOptions: {
      input: SITE_PAGES.map(({ html }) => `${root}${html}`),
      // It's there for Emotion's `withTheme`, which nothing uses: a kilobyte less for every page.
      treeshake: {
        moduleSideEffects: [{ test: /\/hoist-non-react-statics\//, sideEffects: false }],
      },
      output: {
        codeSplitting: {
          // In fifty small files it weighs a tenth more, and on a phone each waits for its turn.
          groups: [
            // What most pages open with.
            {
              name: 'shared',
              test: without(STANDING, CHECKS, UPLOADS, TEXTS),
              tags: ['$initial'],
              // More than two of them, in all of their languages.
              minShareCount: 2 * LANGUAGE_TAGS.length + 2,
            },
            { name: 'checks', test: new RegExp(CHECKS) },
            { name: 'uploads', test: new RegExp(UPLOADS) },
            { name: 'standing', test: new RegExp(STANDING) },
            { name: 'links', test: new RegExp(LINKS) },
            {
              name: (id) => `words${new RegExp(TEXTS).exec(id)?.[1] ?? ''}`,
              test: new RegExp(WORDS),
              tags: ['$initial'],
            },
            // What signing in needs, which must not wait for the rest of the panel.
            { name: 'sign-in', test: /\/admin\/session\.ts$/ },
            // What both the panel and an upload need.
            { name: 'firebase', test: new RegExp(FIREBASE) },
            // What the panel shares with what the forms load later.
            { name: 'records', test: /\/domain\/src\/fields\/(document|order-row)\.ts$/ },
            // What most tabs and dialogs of the panel share.
            { name: 'panel', test: without(PUBLIC_TEXTS, FORMS), minShareCount: 24 },
          ],
        },
      },
    },
  },
}));
