/* Without it, search engines would list a page in one language only, or the same page twice. */

import type { Plugin } from 'vite';
import { SITE_PAGES } from './pages.ts';

/** Says in the page where it is in each language. */
export function languageLinks(): Plugin {
  return {
    name: 'pa-ledger:language-links',
    transformIndexHtml: (_html, { path }) => {
      const page = SITE_PAGES.find(({ html }) => `/${html}` === path);
      return (page?.alternates ?? []).map(([hreflang, href]) => ({
        tag: 'link',
        attrs: { rel: 'alternate', hreflang, href },
        injectTo: 'head',
      }));
    },
  };
}
