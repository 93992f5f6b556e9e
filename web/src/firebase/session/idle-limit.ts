const MINUTE_MS = 60_000;

/** A session ends after this long without an activity in any of its tabs. */
export const IDLE_LIMIT_MS = 120 * MINUTE_MS;

/** The person is warned this long before the end. */
export const WARNING_MS = 5 * MINUTE_MS;

/** A tab records activities at most this often, so a session may end this much early, and never late. */
export const RECORD_INTERVAL_MS = MINUTE_MS;

/** A clock that is set back by less than this does not end a session. */
const CLOCK_SLACK_MS = MINUTE_MS;

/** Whether a session is active, ends in a few minutes, or is over. */
export type IdleState = 'active' | 'ending' | 'over';

/**
 * Returns the state of a session by its last activity.
 * @param lastMs the last activity, in milliseconds since 1970; NaN if it is not known.
 * @returns 'over' also if that time is not known or in the future: then the clock went back, and the idle time is
 * unknown.
 */
export function idleState(lastMs: number, nowMs: number): IdleState {
  const idleMs = nowMs - lastMs;
  if (!(idleMs >= -CLOCK_SLACK_MS && idleMs < IDLE_LIMIT_MS)) return 'over';
  return idleMs < IDLE_LIMIT_MS - WARNING_MS ? 'active' : 'ending';
}
