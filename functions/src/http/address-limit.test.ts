import { describe, expect, it } from 'vitest';
import { requestOf } from '../../../tests/functions/support/requests.ts';
import { createRateLimit, takeForAddress, type RateLimit } from './address-limit.ts';
import { Refusal } from './answer.ts';

const MINUTE = 60_000;
const START = Date.parse('2026-10-20T15:00:00Z');

/** null when it was let through, else the seconds of Retry-After. */
function secondsToWait(act: () => void): number | null {
  try {
    act();
    return null;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'tooManyRequests')
      return error.retryAfterSeconds;
    throw error;
  }
}

function limitOf(most: number) {
  const time = { now: START };
  return { time, limit: createRateLimit(most, () => time.now) };
}

function from(limit: RateLimit, forwardedFor: string): number | null {
  const request = requestOf({ headers: { 'x-forwarded-for': forwardedFor } });
  return secondsToWait(() => takeForAddress(limit, request));
}

describe('#26 a limit per key', () => {
  it('lets as many through as it says, then says how long to wait, then lets through again', () => {
    const { time, limit } = limitOf(3);
    const take = () => secondsToWait(() => limit.take('a'));
    expect([take(), take(), take()]).toEqual([null, null, null]);
    time.now += 4 * MINUTE;
    expect(take()).toBe(6 * 60);
    time.now += 6 * MINUTE - 1;
    expect(take()).toBe(1);
    time.now += 1;
    expect(take()).toBeNull();
  });

  it('does not join keys', () => {
    const { limit } = limitOf(1);
    limit.take('a');
    expect(secondsToWait(() => limit.take('b'))).toBeNull();
    expect(secondsToWait(() => limit.take('a'))).toBe(600);
  });

  it('keeps its memory bounded whatever keys come', () => {
    const { limit } = limitOf(1);
    limit.take('a');
    for (let key = 0; key < 20_000; key++) limit.take(String(key));
    expect(secondsToWait(() => limit.take('a'))).toBeNull();
  });
});

describe('#26 who sent a request', () => {
  it('is the address that the edge saw', () => {
    const { limit } = limitOf(2);
    expect([from(limit, '9.9.9.9, 10.0.0.1'), from(limit, '9.9.9.9, 10.0.0.1')]).toEqual([
      null,
      null,
    ]);
    expect(from(limit, '9.9.9.9, 10.0.0.1')).toBe(600);
    expect(from(limit, '8.8.8.8, 10.0.0.1')).toBeNull();
  });

  it('is not what the sender wrote in front', () => {
    const { limit } = limitOf(2);
    const answers = [1, 2, 3].map((own) => from(limit, `7.7.7.${own}, 9.9.9.9, 10.0.0.1`));
    expect(answers).toEqual([null, null, 600]);
  });

  it('is the last hop at most, for who calls the function directly and invents the one before', () => {
    const { limit } = limitOf(2);
    const answers = Array.from({ length: 41 }, (_, own) => from(limit, `7.7.7.${own}, 6.6.6.6`));
    expect(answers.slice(0, 40).every((answer) => answer === null)).toBe(true);
    expect(answers[40]).toBe(600);
  });

  it('is the only hop where there is one', () => {
    const { limit } = limitOf(2);
    expect([1, 2, 3].map(() => from(limit, '5.5.5.5'))).toEqual([null, null, 600]);
    expect(from(limit, '5.5.5.6')).toBeNull();
  });

  it('is one and the same where nothing is known', () => {
    const { limit } = limitOf(1);
    expect(secondsToWait(() => takeForAddress(limit, requestOf({})))).toBeNull();
    expect(secondsToWait(() => takeForAddress(limit, requestOf({})))).toBe(600);
  });

  it('is cut where no address is that long', () => {
    const { limit } = limitOf(2);
    const long = '1'.repeat(10_000);
    expect([1, 2, 3].map((own) => from(limit, `${long}${own}, 10.0.0.1`))).toEqual([
      null,
      null,
      600,
    ]);
  });
});
