import { LOADING, type OnChange, type Stop } from '../async-state.ts';
import { failure } from '../failure.ts';
import { failureOf } from './failure-of.ts';

/** After this many milliseconds a first answer counts as slow, and the page says how much of it has arrived. */
const SLOW_MS = 3_000;

/** What Firestore tells a listener. */
export interface Answers<T> {
  /**
   * @param isConfirmed whether it's from the server, not from memory.
   * @param found how many documents it has.
   */
  readonly report: (isConfirmed: boolean, found: number, read: () => T) => void;
  readonly fail: (error: unknown) => void;
  readonly stop: Stop;
}

/**
 * Turns what Firestore tells a listener into its states. It ignores a first snapshot from memory, which may be empty or
 * incomplete. Firestore sends one without a connection, but also with one: when another listener has some of the documents,
 * when the first of many have arrived, or when it knows that the result was empty a moment ago. It doesn't say which of these
 * it is, so we ask the server.
 * @param askServer requests the same; rejects as soon as the SDK finds that it has no connection.
 */
export function answersTo<T>(onChange: OnChange<T>, askServer: () => Promise<unknown>): Answers<T> {
  let state: 'loading' | 'slow' | 'failed' | 'confirmed' | 'stopped' = 'loading';
  let soFar = 0;
  let isAsking = false;
  const sayHowFar = (): void => {
    state = 'slow';
    onChange({ status: 'loading', soFar });
  };
  const timer = setTimeout(() => {
    if (state === 'loading') sayHowFar();
  }, SLOW_MS);
  const fail = (error: unknown): void => {
    if (state === 'stopped') return;
    if (state !== 'confirmed') state = 'failed';
    onChange({ status: 'error', failure: failureOf(error) });
  };
  const ask = async (): Promise<void> => {
    if (isAsking) return;
    isAsking = true;
    try {
      await askServer();
    } catch (error) {
      if (state !== 'confirmed') fail(error);
    } finally {
      isAsking = false;
    }
  };
  onChange(LOADING);
  return {
    report(isConfirmed, found, read) {
      if (isConfirmed || state === 'confirmed') {
        state = 'confirmed';
        onChange({ status: 'ready', value: read() });
      } else if (navigator.onLine) {
        soFar = found;
        if (state !== 'loading') sayHowFar();
        void ask();
      } else {
        state = 'failed';
        onChange({ status: 'error', failure: failure('offline') });
      }
    },
    fail,
    stop() {
      state = 'stopped';
      clearTimeout(timer);
    },
  };
}
