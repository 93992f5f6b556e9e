import type { Clock } from '@pa-ledger/domain/dates';
import type { ApiRequest } from './request.ts';
import { Refusal } from './answer.ts';

/** Counts in windows of this many milliseconds. */
const WINDOW_MS = 10 * 60 * 1000;
/** A hop that carries many people's requests, such as the hosting's edge, may send this many times more. */
const SHARED_HOP_FACTOR = 20;
/** Memory stays bounded whatever addresses a flood invents. */
const MAX_KEYS = 20_000;

/** No address is longer; what is would only fill the memory. */
const MAX_ADDRESS_LENGTH = 45;

/** Takes one from what a key may do; throws when nothing is left. */
export interface RateLimit {
  /** @throws Refusal 429 with the seconds until the window ends. */
  take(key: string, factor?: number): void;
}

/**
 * A limit per key and window, counted in this instance's memory: a flood costs no database write, and with
 * `maxInstances` the whole is bounded by instances times the limit.
 * @param most how many a key may have in ten minutes.
 */
export function createRateLimit(most: number, clock: Clock): RateLimit {
  let windowStart = 0;
  const counts = new Map<string, number>();
  return {
    take(key, factor = 1) {
      const now = clock();
      if (now - windowStart >= WINDOW_MS || counts.size >= MAX_KEYS) {
        windowStart = now;
        counts.clear();
      }
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      if (count <= most * factor) return;
      const seconds = Math.ceil((windowStart + WINDOW_MS - now) / 1000);
      throw new Refusal('tooManyRequests', undefined, Math.max(1, seconds));
    },
  };
}

/**
 * Counts a request against who sent it. Google's front end appends the address it saw to `X-Forwarded-For`; behind the
 * hosting's edge that is the edge, and the one before it the person. What stands further left is the sender's own
 * invention. Someone who calls the function directly can invent the one before the last, and is held by the last.
 */
export function takeForAddress(limit: RateLimit, request: ApiRequest): void {
  const hops = (request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((hop) => hop.trim().slice(0, MAX_ADDRESS_LENGTH));
  const last = hops.at(-1) ?? '';
  limit.take(`hop ${last}`, SHARED_HOP_FACTOR);
  limit.take(`person ${hops.at(-2) ?? last}`);
}
