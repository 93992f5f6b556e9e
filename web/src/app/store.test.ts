import { expect, it, vi } from 'vitest';
import { createStore } from './store.ts';

it('tells who is subscribed of a change, and nobody who has left', () => {
  const store = createStore('first');
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);
  expect(store.isWatched()).toBe(true);
  store.set('second');
  expect(store.view()).toBe('second');
  expect(listener).toHaveBeenCalledOnce();
  unsubscribe();
  expect(store.isWatched()).toBe(false);
  store.set('third');
  expect(listener).toHaveBeenCalledOnce();
});
