import type { Firestore, FirestoreError, Unsubscribe } from 'firebase/firestore';
import { failureOf, type Failure } from './failure.ts';
import { adminFirestore } from './firestore.ts';

/** What a listener tells. */
export type AsyncState<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly failure: Failure }
  | { readonly status: 'ready'; readonly value: T };

/** Takes what a listener tells, at once and at every change. */
export type OnChange<T> = (live: AsyncState<T>) => void;

/** Ends the listener. */
export type Stop = () => void;

export const LOADING = { status: 'loading' } as const;

/**
 * Starts a listener as soon as Firestore is there.
 * @param start begins to listen; its error callback ends the listener for good.
 */
export function startListener<T>(
  tell: OnChange<T>,
  start: (db: Firestore, fail: (error: FirestoreError) => void) => Unsubscribe,
): Stop {
  let stopped = false;
  let end: Unsubscribe = () => undefined;
  const fail = (error: unknown): void => {
    if (!stopped) tell({ status: 'error', failure: failureOf(error) });
  };
  tell(LOADING);
  adminFirestore().then((db) => {
    if (!stopped) end = start(db, fail);
  }, fail);
  return () => {
    stopped = true;
    end();
  };
}

/**
 * Whether a first snapshot says nothing yet: it comes from memory, and the server has not been heard. Such a snapshot
 * comes when there is no connection; taken at its word it would show an empty list.
 */
export function isPending(heard: boolean, { fromCache }: { readonly fromCache: boolean }): boolean {
  return !heard && fromCache;
}
