import { afterEach, expect, it, vi } from 'vitest';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { historyIndex } from './leave-guard.ts';

/** A window as far as the router's history uses one: an address, and entries that it writes. */
function fakeWindow() {
  const entries: unknown[] = [null];
  const history = {
    get state() {
      return entries.at(-1);
    },
    replaceState: (state: unknown) => void entries.splice(-1, 1, state),
    pushState: (state: unknown) => void entries.push(state),
  };
  const location = { pathname: '/admin', search: '', hash: '', origin: 'http://localhost' };
  return { entries, window: { history, location, addEventListener: vi.fn() } };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('finds the index that the router keeps in a private field of each history entry', () => {
  const { entries, window } = fakeWindow();
  vi.stubGlobal('document', { defaultView: window });
  const router = createBrowserHistory();
  router.push('/admin/budget');
  router.push('/admin/users');
  expect(entries.map(historyIndex)).toEqual([0, 1, 2]);
});

it('says -1 of an entry that the router did not write', () => {
  expect([null, {}, { idx: 'two' }, 'idx'].map(historyIndex)).toEqual([-1, -1, -1, -1]);
});
