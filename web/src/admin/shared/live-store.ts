import { LOADING, type AsyncState, type Stop, type OnChange } from '../../firebase/async-state.ts';

/** How long a list that nobody shows stays live, in ms: going back and forth between tabs reads nothing anew. */
const LINGER_MS = 120_000;

/** A listener that several components share. */
export interface LiveStore<T> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly view: () => AsyncState<T>;
  /**
   * Begins anew after a failure, which has ended the listener. Without one it does nothing: a listener that begins again
   * is first told what is in memory, which reads as having no connection.
   */
  readonly retry: () => void;
}

/** @param listen begins to listen; called when somebody looks, ended a while after nobody does. */
export function liveStore<T>(listen: (tell: OnChange<T>) => Stop): LiveStore<T> {
  const listeners = new Set<() => void>();
  let live: AsyncState<T> = LOADING;
  let stop: Stop | null = null;
  let ending: ReturnType<typeof setTimeout> | undefined;

  const start = (): void => {
    stop = listen((told) => {
      live = told;
      for (const listener of listeners) listener();
    });
  };
  const end = (): void => {
    stop?.();
    stop = null;
    live = LOADING;
  };

  return {
    subscribe(listener) {
      clearTimeout(ending);
      listeners.add(listener);
      if (stop === null) start();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) ending = setTimeout(end, LINGER_MS);
      };
    },
    view: () => live,
    retry() {
      if (live.status !== 'error') return;
      stop?.();
      start();
    },
  };
}
