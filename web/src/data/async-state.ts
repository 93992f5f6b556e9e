import type { Failure } from './failure.ts';

/** The state that a listener reports. */
export type AsyncState<T> =
  | Loading
  | { readonly status: 'error'; readonly failure: Failure }
  | { readonly status: 'ready'; readonly value: T };

/** What is coming. */
export interface Loading {
  readonly status: 'loading';
  /** How many records have arrived so far, once it takes long; absent before that. */
  readonly soFar?: number;
}

/** Receives a listener's state, right away and at every change. */
export type OnChange<T> = (state: AsyncState<T>) => void;

/** Ends the listener. */
export type Stop = () => void;

export const LOADING: Loading = { status: 'loading' };
