import type { SessionEnd } from '../../firebase/session/browser-session.ts';

/** Why somebody who was signed in sees the sign-in page; `revoked`: the server has ended the sign-in. */
export type LogOutReason = Exclude<SessionEnd, 'replaced'> | 'revoked';

/** What the sign-in page reads from the history entry's state; it is never in the address (no open redirect). */
interface LoginState {
  readonly wanted: string;
  /** Why the session ended, if it did; it survives the reload that follows. */
  readonly reason?: LogOutReason | undefined;
}

const HOME = '/admin';
const LOGIN = '/admin/login';
/** An address below `/admin`, with a filter in the query: nothing that a browser could take for another site. */
const PANEL_ADDRESS = /^\/admin(?:\/(?!login(?:[/?]|$))[A-Za-z0-9-]+)*\/?(?:\?[\w=&%+.~-]*)?$/;

/** Returns whether the address is that of the sign-in. */
export function isAtLogin(): boolean {
  return window.location.pathname === LOGIN;
}

/** Puts the sign-in's address in place of the page that somebody asked for, and remembers that page. */
export function showLogin(reason: LogOutReason | undefined): void {
  if (isAtLogin()) return;
  const { pathname, search } = window.location;
  const state: LoginState = { wanted: `${pathname}${search}`, reason };
  window.history.replaceState(state, '', LOGIN);
}

/** After a sign-in: puts the address that somebody asked for in place of the sign-in's. */
export function leaveLogin(): void {
  if (isAtLogin()) window.history.replaceState(null, '', returnTo(window.history.state));
}

/** Returns where to land after signing in: the panel's address that somebody asked for, else its first page. */
export function returnTo(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('wanted' in state)) return HOME;
  const { wanted } = state;
  return typeof wanted === 'string' && PANEL_ADDRESS.test(wanted) ? wanted : HOME;
}

/** Returns why the session ended, as the history entry's state says; null for every other state. */
export function logOutReason(state: unknown): LogOutReason | null {
  if (typeof state !== 'object' || state === null || !('reason' in state)) return null;
  const { reason } = state;
  return reason === 'idle' || reason === 'loggedOut' || reason === 'revoked' ? reason : null;
}

/** What a paste brings along and nobody sees. The login loads no other code for it. */
const UNSEEN = /[\p{Cc}\p{Cf}]/gu;

/**
 * Returns the e-mail address of a typed username: an address as it is; anything else is the part before the
 * association's own domain.
 */
export function adminAddress(username: string, adminDomain: string): string {
  const typed = username.replace(UNSEEN, '').trim();
  return typed.includes('@') ? typed : `${typed}@${adminDomain}`;
}
