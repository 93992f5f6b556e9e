import type { Page } from '@playwright/test';
import { LAST_ACTIVITY } from '../../../web/src/firebase/session/browser-session.ts';
import { SESSION_COOKIE } from '../../../web/src/firebase/session/session-cookie.ts';

/** Set with the session, so that a sign-out is not undone by the next page. */
const BROUGHT = 'test:session-was-brought';

/**
 * Gives a browser a session, stored as the SDK and the panel store it. Call it before the page is opened.
 * @param apiKey of the project, which is part of the key.
 * @param user as the SDK stores it, in JSON.
 */
export async function storeSession(page: Page, apiKey: string, user: string): Promise<void> {
  await page.addInitScript(
    ([mark, key, value, cookie, activity]) => {
      // A frame, such as that of a PDF, has no session.
      if (window.top !== window || sessionStorage.getItem(mark) !== null) return;
      sessionStorage.setItem(mark, 'yes');
      document.cookie = `${cookie}; Path=/admin; SameSite=Strict`;
      localStorage.setItem(activity, String(Date.now()));
      localStorage.setItem(key, value);
    },
    [
      BROUGHT,
      `firebase:authUser:${apiKey}:[DEFAULT]`,
      user,
      SESSION_COOKIE,
      LAST_ACTIVITY,
    ] as const,
  );
}
