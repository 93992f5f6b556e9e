import { useSyncExternalStore } from 'react';
import type { AsyncState } from '../../firebase/async-state.ts';
import type { LiveStore } from './live-store.ts';

/** What a live list holds now; the component is drawn again at every change. */
export function useLive<T>(store: LiveStore<T>): AsyncState<T> {
  return useSyncExternalStore(store.subscribe, store.view);
}
