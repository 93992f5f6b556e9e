import type { SessionEnd } from '../../firebase/session/browser-session.ts';

/** Why somebody who was signed in sees the sign-in page: `revoked` means that the server has ended the sign-in. */
export type LogOutReason = Exclude<SessionEnd, 'replaced'> | 'revoked';

/** The reason that the history entry's state carries; null for every other state. */
export function logOutReason(state: unknown): LogOutReason | null {
  if (typeof state !== 'object' || state === null || !('reason' in state)) return null;
  const { reason } = state;
  return reason === 'idle' || reason === 'loggedOut' || reason === 'revoked' ? reason : null;
}
