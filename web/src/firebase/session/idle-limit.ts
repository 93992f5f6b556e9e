const MINUTE_MS = 60_000;

/** A session ends after this long without activity in any of its tabs. */
export const IDLE_LIMIT_MS = 120 * MINUTE_MS;

/** How long before the end to warn the person. */
export const WARNING_MS = 5 * MINUTE_MS;

/** A tab records activity at most this often, so a session may end this much early, but never late. */
export const RECORD_INTERVAL_MS = MINUTE_MS;

/** Setting the clock back by less than this doesn't end a session. */
const CLOCK_SLACK_MS = MINUTE_MS;

/** Whether a session is active, ends in a few minutes, or is over. */
export type IdleState = 'active' | 'ending' | 'over';

/**
 * Returns a session's state, from its last activity.
 * @param lastMs the last activity, in milliseconds since 1970; NaN if unknown.
 * @returns 'over' also if that time is unknown or in the future: then the clock went back, and we can't know the idle time.
 */
export function idleState(lastMs: number, nowMs: number): IdleState {
  const idleMs = nowMs - lastMs;
  if (!(idleMs >= -CLOCK_SLACK_MS && idleMs < IDLE_LIMIT_MS)) return 'over';
  return idleMs < IDLE_LIMIT_MS - WARNING_MS ? 'active' : 'ending';
}
