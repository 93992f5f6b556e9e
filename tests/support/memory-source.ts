import { vi } from 'vitest';
import type { Person } from '@pa-ledger/domain/people/person';
import { data } from '../../web/src/data/source.ts';
import { MemoryData, type Contents } from '../panel/memory/memory-data.ts';

/** Longer than what no one listens to keeps its listener, in milliseconds. */
const ALL_ENDED_MS = 200_000;

/**
 * Lets what the panel's modules read come from memory, in a unit test. Timers are fake from then on.
 * @returns what gives back what was there, once every listener has ended.
 */
export function useMemory(
  contents: Contents,
  signedIn: Person,
): { readonly memory: MemoryData; readonly end: () => void } {
  vi.useFakeTimers();
  const memory = new MemoryData(contents, {
    signedIn: () => signedIn,
    clock: () => 0,
    isOnline: () => true,
  });
  const before = { ...data };
  Object.assign(data, {
    listenAll: memory.listenAll.bind(memory),
    listenDocument: memory.listenDocument.bind(memory),
    listenPage: memory.listenPage.bind(memory),
    readDocument: memory.readDocument.bind(memory),
  });
  const end = () => {
    vi.advanceTimersByTime(ALL_ENDED_MS);
    vi.useRealTimers();
    Object.assign(data, before);
  };
  return { memory, end };
}
