import { deleteApp, initializeApp } from 'firebase/app';
import { initializeAuth, type Persistence } from 'firebase/auth';
import { afterEach, expect, it, vi } from 'vitest';
import { FakeBrowser } from '../../../../tests/support/fake-browser.ts';

const KEY = 'firebase:authUser:api-key:[DEFAULT]';

/** A stored user, in the SDK's own form. */
const USER = {
  uid: 'pat',
  emailVerified: false,
  isAnonymous: false,
  providerData: [],
  stsTokenManager: { refreshToken: 'refresh', accessToken: 'a.e30.c', expirationTime: 4e12 },
  apiKey: 'api-key',
  appName: '[DEFAULT]',
};

/** A store of the SDK's internal kind, with one entry. */
class Store {
  static readonly type = 'LOCAL';
  readonly type = 'LOCAL';
  readonly _shouldAllowMigration = false;
  _isAvailable = () => Promise.resolve(true);
  _get = (key: string) => Promise.resolve(key === KEY ? USER : null);
  _set = () => Promise.resolve();
  _remove = () => Promise.resolve();
  _addListener = () => undefined;
  _removeListener = () => undefined;
}

afterEach(() => vi.unstubAllGlobals());

/*
 * BrowserSession reads and removes what the SDK stores. Neither the key nor the form is part of the SDK's public
 * interface, so a new version that changes them fails here.
 */
it('reads a sign-in under the key and with the uid that the SDK uses (#95)', async () => {
  vi.resetModules();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('There is no network.')));
  const app = initializeApp({ apiKey: 'api-key', projectId: 'demo-storage' });
  // The type names only what the SDK's own stores make public.
  const auth = initializeAuth(app, { persistence: Store as Persistence });
  await auth.authStateReady();
  expect(auth.currentUser?.uid).toBe('pat');
  const browser = new FakeBrowser();
  browser.store(KEY, JSON.stringify(USER));
  expect(browser.openTab().storedUid()).toBe('pat');
  await deleteApp(app);
});
