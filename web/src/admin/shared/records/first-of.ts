import type { OnChange, Stop } from '../../../data/async-state.ts';
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
