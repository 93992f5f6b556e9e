import { useSyncExternalStore } from 'react';

/** A value outside React that tells its subscribers when it changes. */
export interface Store<T> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly view: () => T;
}

/** A store that its owner writes. */
export interface WritableStore<T> extends Store<T> {
  readonly set: (next: T) => void;
  /** Whether anything is subscribed. */
  readonly isWatched: () => boolean;
}

/** Makes a store that holds one value. */
export function createStore<T>(initial: T): WritableStore<T> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    view: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    isWatched: () => listeners.size > 0,
  };
}

/** Returns a store's current value, even while the build renders the page, and renders the component again at every change. */
export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.view, store.view);
}
