import type { AsyncState, OnChange, Stop } from '../../../data/async-state.ts';
import type { Store } from '../../../app/store.ts';
import { failure, type Failure } from '../../../data/failure.ts';

/** How long an answer may take, in milliseconds: the largest page comes within some seconds on a slow phone. */
const LIMIT_MS = 60_000;

/** Returns the first answer of a listener, which ends with it; 'noAnswer' where none comes in time. */
export function firstOf<T>(listen: (onChange: OnChange<T>) => Stop): Promise<T | Failure> {
  return new Promise((resolve) => {
    const settle = (answer: T | Failure): void => {
      clearTimeout(limit);
      resolve(answer);
      // It may be told before `stop` is there.
      queueMicrotask(() => stop());
    };
    const limit = setTimeout(() => settle(failure('noAnswer')), LIMIT_MS);
    const stop = listen((state) => {
      if (state.status === 'loading') return;
      settle(state.status === 'ready' ? state.value : state.failure);
    });
  });
}

/** Returns what a live store has once it's there; a failure where it fails, or where nothing comes in time. */
export function firstIn<T>(store: Store<AsyncState<T>>): Promise<T | Failure> {
  return firstOf((onChange) => {
    const stop = store.subscribe(() => onChange(store.view()));
    onChange(store.view());
    return stop;
  });
}
