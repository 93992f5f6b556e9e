import type { LogOutReason } from './login/log-out-reason.ts';

const HOME = '/admin';
/** Below `/admin`, with a filter in the query: nothing that a browser could take for another place. */
const WITHIN = /^\/admin(?:\/(?!login(?:[/?]|$))[A-Za-z0-9]+)*\/?(?:\?[\w=&%+.~-]*)?$/;

/** What the login finds in the history entry's state; it never stands in the address (no open redirect). */
export interface LoginState {
  readonly wanted: string;
  /** Why the session ended, when it did; it survives the reload that follows. */
  readonly reason?: LogOutReason | undefined;
}

/** Where to land after signing in: the address of the panel that somebody wanted to go to, else its first tab. */
export function returnTo(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('wanted' in state)) return HOME;
  const { wanted } = state;
  return typeof wanted === 'string' && WITHIN.test(wanted) ? wanted : HOME;
}
