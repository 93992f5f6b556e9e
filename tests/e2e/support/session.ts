import type { Page } from '@playwright/test';
import { sessionOf, type Account } from '../../functions/support/sign-in.ts';
import { suite } from '../../functions/support/suite.ts';
import { storeSession } from './stored-session.ts';

/**
 * Gives a browser the session of an account that signs in at the Auth emulator: only the tests of the sign-in type a
 * password. Call it before the page is opened.
 */
export async function bringSession(page: Page, account: Account): Promise<void> {
  await storeSession(page, await apiKey(), await userOf(account));
}

/** Lets a page use another project than the suite's: the same emulators keep its data separately. */
export async function useProject(page: Page, projectId: string): Promise<void> {
  await page.addInitScript((id) => {
    const original = window.fetch.bind(window);
    window.fetch = async (...request) => {
      const response = await original(...request);
      if (!response.url.endsWith('/__/firebase/init.json')) return response;
      // Hosting writes an object.
      const config = (await response.json()) as Record<string, unknown>;
      return Response.json({ ...config, projectId: id });
    };
  }, projectId);
}

async function apiKey(): Promise<string> {
  const response = await fetch(`${suite('APP_URL')}/__/firebase/init.json`);
  // Hosting writes the SDK's configuration.
  return ((await response.json()) as { readonly apiKey: string }).apiKey;
}

/** Returns a user as the SDK stores it. */
async function userOf(account: Account): Promise<string> {
  const { idToken, refreshToken, expiresIn } = await sessionOf(account);
  return JSON.stringify({
    uid: account.uid,
    email: account.email,
    emailVerified: false,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: {
      refreshToken,
      accessToken: idToken,
      expirationTime: Date.now() + Number(expiresIn) * 1_000,
    },
    appName: '[DEFAULT]',
  });
}
