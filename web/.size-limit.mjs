/*
 * What each page loads before anyone does anything, compressed as Hosting serves it: the build fails when a page gets
 * slower to open on a phone than it has to be.
 */
import manifest from './dist/.vite/manifest.json' with { type: 'json' };
import { SITE_PAGES } from './tools/pages.ts';

/** The most that a public page may load. */
const PUBLIC = '130 kB';
/** The most that a tab of the panel may load after sign-in. */
const PANEL = '400 kB';

/** What the panel loads after sign-in, before the tab itself. */
const SIGNED_IN = ['admin.html', 'src/admin/main.tsx', 'src/admin/frame/Panel.tsx'];

/** What a page loads once its request is on its way. */
const LATER = { ApprovePage: ['src/approve/main.tsx'] };

/** The files of a page and of what it imports at once, with all that these import statically. */
function filesOf(...names) {
  const found = new Set();
  const queue = [...names];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`Nothing was built from ${name}.`);
    if (found.has(chunk)) continue;
    found.add(chunk);
    queue.push(...(chunk.imports ?? []));
  }
  return [...found].map(({ file }) => `dist/${file}`);
}

export default [
  ...SITE_PAGES.filter(({ shell }) => shell?.path).map(({ html, shell }) => ({
    name: html,
    limit: PUBLIC,
    path: filesOf(html, ...(LATER[shell.component] ?? [])),
  })),
  { name: '/admin, to sign in', limit: PUBLIC, path: filesOf('admin.html', 'src/admin/main.tsx') },
  ...['expenses/ExpensesTab', 'financial/FinancialTab', 'reports/ReportsTab'].map((tab) => ({
    name: `/admin, ${tab}`,
    limit: PANEL,
    path: filesOf(...SIGNED_IN, `src/admin/${tab}.tsx`),
  })),
];
