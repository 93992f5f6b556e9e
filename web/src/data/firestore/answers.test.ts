import { FirebaseError } from 'firebase/app';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AsyncState } from '../async-state.ts';
import { failure } from '../failure.ts';
import { answersTo } from './answers.ts';

const LOADING = { status: 'loading' };
const OFFLINE = { status: 'error', failure: failure('offline') };
const NO_CONNECTION = new FirebaseError('unavailable', 'The client is offline.');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A listener, what it has reported, and its requests to the server, which answers when the test says so. */
function listener() {
  const states: AsyncState<string>[] = [];
  const asked: PromiseWithResolvers<unknown>[] = [];
  const answers = answersTo<string>(
    (state) => states.push(state),
    () => {
      const answer = Promise.withResolvers<unknown>();
      asked.push(answer);
      return answer.promise;
    },
  );
  return {
    ...answers,
    states,
    fromMemory: (found: number) => answers.report(false, found, () => 'memory'),
    fromServer: () => answers.report(true, 1, () => 'server'),
    /** Ends the only request. */
    end: async (error?: Error): Promise<void> => {
      const [answer, more] = asked.splice(0);
      expect(more).toBeUndefined();
      if (error === undefined) answer?.resolve(undefined);
      else answer?.reject(error);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

it.each([0, 3])('says nothing of a first snapshot with %i documents from memory', async (found) => {
  const { states, fromMemory, fromServer, end } = listener();
  fromMemory(found);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(states).toEqual([LOADING]);
  fromServer();
  await end();
  expect(states).toEqual([LOADING, { status: 'ready', value: 'server' }]);
});

it('never calls a slow answer offline, and says how much of it has come', async () => {
  const { states, fromMemory, fromServer, end } = listener();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(states).toEqual([LOADING, { status: 'loading', soFar: 0 }]);
  fromMemory(4_000);
  await vi.advanceTimersByTimeAsync(120_000);
  fromMemory(9_000);
  expect(states.slice(2)).toEqual([
    { status: 'loading', soFar: 4_000 },
    { status: 'loading', soFar: 9_000 },
  ]);
  fromServer();
  await end();
  expect(states.slice(4)).toEqual([{ status: 'ready', value: 'server' }]);
});

it('is offline when the SDK says so, until something comes', async () => {
  const { states, fromMemory, fromServer, end } = listener();
  fromMemory(0);
  await end(NO_CONNECTION);
  expect(states).toEqual([LOADING, OFFLINE]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(states).toHaveLength(2);
  fromMemory(2);
  expect(states.slice(2)).toEqual([{ status: 'loading', soFar: 2 }]);
  await end(NO_CONNECTION);
  expect(states.at(-1)).toEqual(OFFLINE);
  fromServer();
  expect(states.at(-1)).toEqual({ status: 'ready', value: 'server' });
});

it('is offline at once when the browser says so', () => {
  vi.stubGlobal('navigator', { onLine: false });
  const { states, fromMemory } = listener();
  fromMemory(0);
  expect(states).toEqual([LOADING, OFFLINE]);
});

it('keeps what the server said, whatever comes from memory later', async () => {
  const { states, fromMemory, fromServer, end } = listener();
  fromMemory(0);
  fromServer();
  await end(NO_CONNECTION);
  fromMemory(1);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(states).toEqual([
    LOADING,
    { status: 'ready', value: 'server' },
    { status: 'ready', value: 'memory' },
  ]);
});

it('says nothing after it was stopped', async () => {
  const { states, fromMemory, stop, end } = listener();
  fromMemory(0);
  stop();
  await end(NO_CONNECTION);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(states).toEqual([LOADING]);
});
