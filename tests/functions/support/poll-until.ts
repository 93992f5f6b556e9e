import { setTimeout } from 'node:timers/promises';

/**
 * Reads a value again and again until it is as wanted.
 * @param missing says what is wrong with the last value when the time is over.
 * @param pauseMs between two reads, in milliseconds.
 * @throws Error with that sentence after `timeoutMs`.
 */
export async function pollUntil<Value>(
  read: () => Promise<Value>,
  isWanted: (value: Value) => boolean,
  missing: (value: Value) => string,
  timeoutMs: number,
  pauseMs = 50,
): Promise<Value> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    const value = await read();
    if (isWanted(value)) return value;
    if (performance.now() > end) throw new Error(missing(value));
    await setTimeout(pauseMs);
  }
}
