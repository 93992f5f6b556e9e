import { useState } from 'react';
import type { Live } from '../../../firebase/live.ts';

/** The last value that a listener told, also after it has failed; undefined before the first one. */
export function useLast<T>(live: Live<T>): T | undefined {
  const [last, setLast] = useState<{ readonly value: T }>();
  if (live.status === 'ready' && live.value !== last?.value) setLast({ value: live.value });
  return last?.value;
}
