import type { Firestore, FirestoreError, Unsubscribe } from 'firebase/firestore';
import { failureOf, type Failure } from './failure.ts';
import { adminFirestore } from './firestore.ts';

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

/**
 * Starts a listener as soon as Firestore is connected.
 * @param start starts to listen; its error callback ends the listener for good.
 */
export function startListener<T>(
  onChange: OnChange<T>,
  start: (db: Firestore, fail: (error: FirestoreError) => void) => Unsubscribe,
): Stop {
  let stopped = false;
  let end: Unsubscribe = () => undefined;
  const fail = (error: unknown): void => {
    if (!stopped) onChange({ status: 'error', failure: failureOf(error) });
  };
  onChange(LOADING);
  adminFirestore().then((db) => {
    if (!stopped) end = start(db, fail);
  }, fail);
  return () => {
    stopped = true;
    end();
  };
}

/**
 * Whether a first snapshot is still unconfirmed: it comes from memory, before the server has answered. Without a
 * connection Firestore reports one, which would show as an empty list.
 */
export function isPending(
  confirmed: boolean,
  { fromCache }: { readonly fromCache: boolean },
): boolean {
  return !confirmed && fromCache;
}
