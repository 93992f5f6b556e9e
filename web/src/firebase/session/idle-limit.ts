const MINUTE_MS = 60_000;

/** A session ends when nobody has done anything in any of its tabs for this long. */
export const IDLE_LIMIT_MS = 120 * MINUTE_MS;

/** The person is warned this long before. */
export const WARNING_MS = 5 * MINUTE_MS;

/** Other tabs hear of an activity at most this often, so a session may end this much early, and never late. */
export const NOTE_EVERY_MS = MINUTE_MS;

/** A clock that is corrected by less than this ends nothing. */
const CLOCK_SLACK_MS = MINUTE_MS;

/** Whether a session goes on, goes on for a few minutes, or is over. */
export type IdleState = 'active' | 'ending' | 'over';

/**
 * Tells how long nothing was done.
 * @param lastMs when somebody did something, in milliseconds since 1970; NaN when that is not known.
 * @returns 'over' also when the moment is not known or lies in the future: then the clock was set back, and nobody
 * knows how long the page was left alone.
 */
export function idleState(lastMs: number, nowMs: number): IdleState {
  const idleMs = nowMs - lastMs;
  if (!(idleMs >= -CLOCK_SLACK_MS && idleMs < IDLE_LIMIT_MS)) return 'over';
  return idleMs < IDLE_LIMIT_MS - WARNING_MS ? 'active' : 'ending';
}
