import { expect, it } from 'vitest';
import { IDLE_LIMIT_MS, idleState, WARNING_MS } from './idle-limit.ts';

const NOW = Date.parse('2026-03-08T09:30:00Z');
const MINUTE_MS = 60_000;

it('a session ends after two hours in which nobody does anything (#95)', () => {
  expect(IDLE_LIMIT_MS).toBe(2 * 60 * MINUTE_MS);
  expect(WARNING_MS).toBe(5 * MINUTE_MS);
});

it.each([
  ['now', 0, 'active'],
  ['a millisecond before the warning', IDLE_LIMIT_MS - WARNING_MS - 1, 'active'],
  ['at the warning', IDLE_LIMIT_MS - WARNING_MS, 'ending'],
  ['a millisecond before the end', IDLE_LIMIT_MS - 1, 'ending'],
  ['at the end', IDLE_LIMIT_MS, 'over'],
  ['last year', 365 * 24 * 60 * MINUTE_MS, 'over'],
  ['in a minute: the clock was corrected', -MINUTE_MS, 'active'],
  ['in more than a minute: the clock was set back', -MINUTE_MS - 1, 'over'],
  ['at a moment that is not known', Number.NaN, 'over'],
  ['never', Infinity, 'over'],
])('somebody did something %s (#95)', (_when, idleMs, state) => {
  expect(idleState(NOW - idleMs, NOW)).toBe(state);
});
