import { SESSION_COOKIE } from '../firebase/session/session-cookie.ts';
import { PAGE_LOADERS, pagePathAt } from './frame/page-loaders.ts';

/*
 * The panel's first script, which is small. Whoever is signed in needs the SDK, the panel and the page of the address:
 * the browser asks for all of them at once, instead of for one after another has run. Who must sign in loads none of them.
 */
void import('./main.tsx');
if (document.cookie.includes(SESSION_COOKIE)) {
  preloadConfiguration();
  const expected = [
    () => import('../firebase/auth.ts'),
    () => import('./frame/Panel.tsx'),
    () => import('../data/source.ts'),
    PAGE_LOADERS[pagePathAt(location.pathname)],
  ];
  // What fails to load is loaded again, or shows the error, where it is needed.
  for (const load of expected) void load().catch(() => undefined);
}

/** The SDK asks Hosting for its configuration once it has run: by then it is there. */
function preloadConfiguration(): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'fetch';
  link.crossOrigin = 'anonymous';
  link.href = '/__/firebase/init.json';
  document.head.append(link);
}
