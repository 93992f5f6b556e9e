import { liveStore, type LiveStore } from './live-store.ts';

/** Returns a store of what takes a moment to make of another's value; a later value wins over an earlier one. */
export function asyncStore<Value, T>(
  source: LiveStore<Value>,
  make: (value: Value) => Promise<T>,
): LiveStore<T> {
  const store = liveStore<T>((onChange) => {
    let latest = 0;
    const follow = (): void => {
      const state = source.view();
      const turn = ++latest;
      if (state.status !== 'ready') {
        onChange(state);
        return;
      }
      void make(state.value).then((value) => {
        if (turn === latest) onChange({ status: 'ready', value });
      });
    };
    const stop = source.subscribe(follow);
    follow();
    return () => {
      latest = -1;
      stop();
    };
  });
  return { ...store, retry: () => source.retry() };
}
