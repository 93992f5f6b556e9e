import type { Plugin } from 'vite';
import { SITE_PAGES } from './pages.ts';

/** Files that run as soon as they have come, by their names. */
const EARLY = ['styles', 'react-dom', 'shared'];

/**
 * What the page's script will ask for is small and wanted after the scripts: it asks last, for a browser that does not speak
 * HTTP/2 with the site sends only six requests at once.
 */
const DATA = /\s*<link rel="preload" as="fetch" [^>]*>/g;

/** The link with which Vite has the browser fetch a file that the page's script imports. */
const LINK = /<link rel="modulepreload" crossorigin href="(?<path>[^"]+)">/g;

/**
 * Lets a page run what its script imports as soon as that is there, each file in a task of its own: what makes styles while
 * React DOM, the largest, still comes. A slow phone is ready sooner, and somebody who types meanwhile waits less, since no task
 * is long.
 */
export function earlyModules(): Plugin {
  return {
    name: 'pa-ledger:early-modules',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { path }) => (sendsFirst(path) ? html : withEarlyModules(html)),
    },
  };
}

/** Whether the page's own script must be done with a request before anything else runs. */
function sendsFirst(path: string): boolean {
  return SITE_PAGES.some(({ html, scriptKb }) => path === `/${html}` && scriptKb !== undefined);
}

/** Returns the HTML with scripts in place of the links to the files that run early, and the data behind all. */
export function withEarlyModules(html: string): string {
  const data = (html.match(DATA) ?? []).map((link) =>
    link.replace('<link', '<link fetchpriority="low"'),
  );
  return html
    .replace(LINK, (link, path: string) =>
      EARLY.some((name) => path.includes(`/${name}-`))
        ? `<script type="module" async crossorigin src="${path}"></script>`
        : link,
    )
    .replace(DATA, '')
    .replace('</head>', () => `${data.join('')}</head>`);
}
