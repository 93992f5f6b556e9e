const HOME = '/admin';
const WITHIN = /^\/admin(?:\/(?!login(?:\/|$))[a-z]+)*\/?$/;

/** What the login finds in the history entry's state; it never stands in the address (no open redirect). */
export interface LoginState {
  readonly wanted: string;
}

/** Where to land after signing in: the address of the panel that somebody wanted to go to, else its first tab. */
export function wantedAddress(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('wanted' in state)) return HOME;
  const { wanted } = state;
  return typeof wanted === 'string' && WITHIN.test(wanted) ? wanted : HOME;
}
