import type { Plugin } from 'vite';
import { SITE_PAGES } from './pages.ts';

/** What only developers see: it is in no build. */
const KIT = { path: /^\/kit$/, html: 'kit/index.html' };

/** Serves the HTML entries under the addresses that Hosting gives them (firebase.json's rewrites). */
export function devRoutes(): Plugin {
  return {
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
}
