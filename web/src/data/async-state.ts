import type { Failure } from './failure.ts';

/** The state that a listener reports. */
export type AsyncState<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly failure: Failure }
  | { readonly status: 'ready'; readonly value: T };

/** Receives a listener's state, at once and at every change. */
export type OnChange<T> = (state: AsyncState<T>) => void;

/** Ends the listener. */
export type Stop = () => void;

export const LOADING = { status: 'loading' } as const;
