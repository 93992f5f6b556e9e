import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Rolldown } from 'vite';
import { compileAhead } from './tools/compile-ahead.ts';
import { devRoutes } from './tools/dev-routes.ts';
import { earlyModules } from './tools/early-modules.ts';
import { organizationInHtml } from './tools/organization-in-html.ts';
import { FRAME_CHUNK, PANEL_CHUNKS } from './tools/panel-chunks.ts';
import { SITE_PAGES, type SitePage } from './tools/pages.ts';
import { pdfjsFiles } from './tools/pdfjs-files.ts';
import { preloadImports } from './tools/preload-imports.ts';
import { modulesBehind, sharedModules } from './tools/shared-modules.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const repository = fileURLToPath(new URL('..', import.meta.url));

/** Where the Hosting emulator listens: `npm run dev` says it, 5050 is the design's port. */
const hostingPort = process.env['HOSTING_PORT'] ?? '5050';
const hosting = { target: `http://127.0.0.1:${hostingPort}` };

/** The mode that builds the admin panel. A mode builds the pages that name it, every other one the public pages. */
const ADMIN_MODE = 'admin';

/** Returns the build of a mode. Two builds share no file. */
function buildOf(mode: string): SitePage['build'] {
  return SITE_PAGES.find(({ build }) => build === mode)?.build ?? 'public';
}

/** The chunks of the panel, as Rolldown takes them; Vite's own helper for lazy imports comes with the smallest. */
const panelGroup = (name: string, starts: readonly string[]) => ({
  name,
  test: (id: string) =>
    starts.some((start) => id.startsWith(`${repository}${start}`)) ||
    (name === 'begin' && id.includes('vite/preload-helper')),
  includeDependenciesRecursively: false,
});
const PANEL_GROUPS = Object.entries(PANEL_CHUNKS).map(([name, starts]) => panelGroup(name, starts));
/** What else the sign-in needs, in one file, which the others share. */
const SIGN_IN_GROUP = { name: 'main', test: /\/web\/src\/admin\/main\.tsx$/ };
/** Comes after the sign-in, which so keeps what both want. */
const FRAME_GROUP = panelGroup('frame', FRAME_CHUNK);

/** What the public pages load before anybody does anything. */
const PUBLIC_STARTS = ['submit', 'approve'].map((page) => `${root}src/${page}/main.tsx`);
/** Sends the approval, so it waits for nothing that it does not need. */
const APPROVAL_START = `${root}src/approve/start.ts`;

const REACT = '/node_modules/react/';
/** React DOM, and what calls it: the page's own parts do not, so that they run while it still comes. */
const REACT_DOM = /node_modules\/(?:react-dom|scheduler)\/|\/web\/src\/app\/mount\.tsx$/;
/** Makes the theme and styles, without what draws into a page. */
const STYLES_START = `${root}src/ui/theme.ts`;

let first: ReadonlySet<string> | null = null;
let shared: ReadonlySet<string> | null = null;
let styles: ReadonlySet<string> | null = null;

/**
 * The files of what both public pages bring: a small one with what sends an approval; what makes styles, which needs React but
 * not React DOM, so that the form runs it while the largest file still comes (`tools/early-modules.ts`); React DOM, which takes
 * a task of its own; and the others.
 */
const PUBLIC_GROUP = {
  debugName: 'shared',
  name: (id: string, graph: Rolldown.ChunkingContext) => {
    const importsOf = (module: string) => graph.getModuleInfo(module);
    first ??= modulesBehind(APPROVAL_START, importsOf);
    shared ??= sharedModules(PUBLIC_STARTS, importsOf);
    styles ??= new Set([STYLES_START, ...modulesBehind(STYLES_START, importsOf)]);
    if (id.includes('vite/preload-helper')) return 'begin';
    if (id.includes(REACT)) return 'styles';
    if (REACT_DOM.test(id)) return 'react-dom';
    if (!shared.has(id)) return null;
    if (first.has(id)) return 'begin';
    return styles.has(id) ? 'styles' : 'shared';
  },
  includeDependenciesRecursively: false,
};

export default defineConfig(({ command, mode }) => ({
  root,
  appType: 'mpa',
  // Only files of the SDK import it; the stand-in says why it can be left out.
  resolve: { alias: { re2js: `${root}src/data/firestore/no-patterns.ts` } },
  plugins: [
    react(),
    devRoutes(),
    organizationInHtml(),
    preloadImports(),
    compileAhead(),
    earlyModules(),
    pdfjsFiles(),
  ],
  // A build never names a port: its pages are served by Hosting itself.
  define:
    command === 'serve' ? { 'import.meta.env.VITE_HOSTING_PORT': JSON.stringify(hostingPort) } : {},
  worker: { format: 'es' },
  server: { proxy: { '/api': hosting, '/__': hosting } },
  build: {
    target: 'es2022',
    // `tools/budgets.ts` weighs the files as they are served.
    reportCompressedSize: false,
    // Every browser that runs this code knows modulepreload.
    modulePreload: { polyfill: false },
    // The CSP lets no data: script or font in, and a file of its own is cached for good.
    assetsInlineLimit: 0,
    // The others come later, beside the public pages.
    emptyOutDir: buildOf(mode) === 'public',
    rolldownOptions: {
      // Two files of half the size each: the browser readies one for running while the other still comes.
      output: {
        codeSplitting: {
          groups: [
            ...(buildOf(mode) === 'public' ? [PUBLIC_GROUP] : []),
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
            ...(mode === ADMIN_MODE ? [...PANEL_GROUPS, SIGN_IN_GROUP, FRAME_GROUP] : []),
            { name: 'pdfjs', test: /node_modules\/pdfjs-dist\// },
          ],
        },
      },
      input: SITE_PAGES.filter(({ build }) => build === buildOf(mode)).map(
        (page) => `${root}${page.html}`,
      ),
    },
  },
}));
