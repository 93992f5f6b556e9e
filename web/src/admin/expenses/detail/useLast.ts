import { useState } from 'react';
import type { AsyncState } from '../../../firebase/async-state.ts';

/** The last value that a listener told, also after it has failed; undefined before the first one. */
export function useLast<T>(live: AsyncState<T>): T | undefined {
  const [last, setLast] = useState<{ readonly value: T }>();
  if (live.status === 'ready' && live.value !== last?.value) setLast({ value: live.value });
  return last?.value;
}
