import { deleteApp, initializeApp } from 'firebase/app';
import { initializeAuth, type Persistence } from 'firebase/auth';
import { expect, it } from 'vitest';
import { FakeBrowser } from '../../../../tests/support/fake-browser.ts';

/** What the SDK asks of a storage; it makes one of the class that it is given. */
class WatchedStorage {
  static readonly type = 'LOCAL';
  static readonly asked: string[] = [];
  readonly type = 'LOCAL';
  readonly _shouldAllowMigration = false;
  _isAvailable = () => Promise.resolve(true);
  _set = () => Promise.resolve();
  _remove = () => Promise.resolve();
  _addListener = () => undefined;
  _removeListener = () => undefined;
  _get = (key: string) => {
    WatchedStorage.asked.push(key);
    return Promise.resolve(null);
  };
}

it('finds a sign-in under the key that the SDK uses, which no document of it promises', async () => {
  const app = initializeApp({ apiKey: 'key', projectId: 'demo' });
  // The public type hides what the SDK uses of it.
  await initializeAuth(app, {
    persistence: WatchedStorage as unknown as Persistence,
  }).authStateReady();
  await deleteApp(app);
  const [key = ''] = WatchedStorage.asked;
  const browser = new FakeBrowser();
  browser.store(key, '{"uid":"pat"}');
  expect(browser.openTab().storedUid()).toBe('pat');
});
