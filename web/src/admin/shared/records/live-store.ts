import { createStore, type Store } from '../../../app/store.ts';
import { LOADING, type AsyncState, type OnChange, type Stop } from '../../../data/async-state.ts';

/** How long a list that no tab shows keeps its listener, in ms, so that switching between tabs reads nothing again. */
const LINGER_MS = 120_000;

/** A realtime listener that several components share. */
export interface LiveStore<T> extends Store<AsyncState<T>> {
  /**
   * Listens again after a failure, which has ended the listener. Does nothing without one: a listener that starts again
   * first reports what is in memory, which reads as having no connection.
   */
  readonly retry: () => void;
}

/**
 * Makes a store that listens while somebody is subscribed, and a while longer.
 * @param listen starts the listener and returns what ends it.
 */
export function liveStore<T>(listen: (onChange: OnChange<T>) => Stop): LiveStore<T> {
  const store = createStore<AsyncState<T>>(LOADING);
  let stop: Stop | null = null;
  let ending: ReturnType<typeof setTimeout> | undefined;

  const start = (): void => {
    stop = listen(store.set);
  };
  const end = (): void => {
    stop?.();
    stop = null;
    store.set(LOADING);
  };

  return {
    view: store.view,
    subscribe(listener) {
      clearTimeout(ending);
      const unsubscribe = store.subscribe(listener);
      if (stop === null) start();
      return () => {
        unsubscribe();
        if (!store.isWatched()) ending = setTimeout(end, LINGER_MS);
      };
    },
    retry() {
      if (store.view().status !== 'error') return;
      stop?.();
      start();
    },
  };
}
