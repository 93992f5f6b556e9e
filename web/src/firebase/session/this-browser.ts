import { BrowserSession } from './browser-session.ts';

/** The session of the browser that shows this page. */
export const thisBrowser = new BrowserSession({
  cookies: () => document,
  storage: () => localStorage,
  clock: () => Date.now(),
  isSecure: () => location.protocol === 'https:',
});
