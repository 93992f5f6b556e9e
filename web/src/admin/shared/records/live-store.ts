import { createStore, type Store } from '../../../app/store.ts';
import {
  LOADING,
  type AsyncState,
  type Loading,
  type OnChange,
  type Stop,
} from '../../../data/async-state.ts';

/** How long a list that no tab shows keeps its listener, in ms, so that switching between tabs reads nothing again. */
const LINGER_MS = 120_000;

/** A realtime listener that several components share. */
export interface LiveStore<T> extends Store<AsyncState<T>> {
  /** Listens again after a failure; does nothing without one. */
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

/** Makes a store of what is known: nothing is read. */
export function readyStore<T>(value: T): LiveStore<T> {
  const state = { status: 'ready', value } as const;
  return { view: () => state, subscribe: () => () => undefined, retry: () => undefined };
}

/** Returns one store for each key, made when it is asked for first. */
export function keyedStores<Key extends string, T>(
  make: (key: Key) => LiveStore<T>,
): (key: Key) => LiveStore<T> {
  const made = new Map<Key, LiveStore<T>>();
  return (key) => {
    const store = made.get(key) ?? make(key);
    made.set(key, store);
    return store;
  };
}

/**
 * Combines stores into one: an error when one of them is, ready when all are. To try again retries each that has failed.
 * @param combine computes the value, again only when one of theirs has changed.
 */
export function combineStores<Values extends readonly unknown[], T>(
  stores: readonly [...{ [K in keyof Values]: LiveStore<Values[K]> }],
  combine: (values: NoInfer<Values>) => T,
): LiveStore<T> {
  let seen: readonly AsyncState<unknown>[] | null = null;
  let combined: AsyncState<T> = LOADING;

  const combinedOf = (states: readonly AsyncState<unknown>[]): AsyncState<T> => {
    const failed = states.find((state) => state.status === 'error');
    if (failed !== undefined) return failed;
    const values = states.flatMap((state) => (state.status === 'ready' ? [state.value] : []));
    if (values.length < states.length) return loadingOf(states);
    // All of them, in the order of their stores.
    return { status: 'ready', value: combine(values as readonly unknown[] as Values) };
  };

  return {
    view() {
      const states = stores.map((store): AsyncState<unknown> => store.view());
      if (seen === null || states.some((state, index) => state !== seen?.[index])) {
        seen = states;
        combined = combinedOf(states);
      }
      return combined;
    },
    subscribe(listener) {
      const stops = stores.map((store) => store.subscribe(listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    retry() {
      for (const store of stores) store.retry();
    },
  };
}

/** Returns how far several states are: it is said as soon as one of them takes long. */
function loadingOf(states: readonly AsyncState<unknown>[]): Loading {
  const isSlow = states.some((state) => state.status === 'loading' && state.soFar !== undefined);
  if (!isSlow) return LOADING;
  const soFar = states.reduce((sum, state) => {
    if (state.status === 'loading') return sum + (state.soFar ?? 0);
    return state.status === 'ready' && Array.isArray(state.value) ? sum + state.value.length : sum;
  }, 0);
  return { status: 'loading', soFar };
}

/**
 * Follows a store into the one that its value leads to. While the value is on its way, the guess already listens, so that
 * where the guess is right nothing is read later or again.
 * @param next returns the same store for the same value.
 */
export function followedBy<Value, T>(
  store: LiveStore<Value>,
  guess: Value,
  next: (value: Value) => LiveStore<T>,
): LiveStore<T> {
  const target = (): LiveStore<T> => {
    const state = store.view();
    return next(state.status === 'ready' ? state.value : guess);
  };
  return {
    view() {
      const state = store.view();
      return state.status === 'ready' ? next(state.value).view() : state;
    },
    subscribe(listener) {
      let followed = target();
      let stop = followed.subscribe(listener);
      const stopFirst = store.subscribe(() => {
        const present = target();
        if (present !== followed) {
          const former = stop;
          [followed, stop] = [present, present.subscribe(listener)];
          former();
        }
        listener();
      });
      return () => {
        stopFirst();
        stop();
      };
    },
    retry() {
      store.retry();
      target().retry();
    },
  };
}
