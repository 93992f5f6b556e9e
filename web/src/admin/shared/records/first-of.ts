import type { OnChange, Stop } from '../../../data/async-state.ts';
import type { Failure } from '../../../data/failure.ts';

/** Returns the first answer of a listener, which ends with it. */
export function firstOf<T>(listen: (onChange: OnChange<T>) => Stop): Promise<T | Failure> {
  return new Promise((resolve) => {
    const stop = listen((state) => {
      if (state.status === 'loading') return;
      resolve(state.status === 'ready' ? state.value : state.failure);
      // It may be told before `stop` is there.
      queueMicrotask(() => stop());
    });
  });
}
