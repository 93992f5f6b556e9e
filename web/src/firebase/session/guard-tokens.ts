import type { BrowserSession } from './browser-session.ts';

/** The part of the SDK's user that issues tokens. */
export interface TokenHolder {
  readonly uid: string;
  getIdToken: (forceRefresh?: boolean) => Promise<string>;
}

/**
 * Issues no token after the end of the session. Everything that sends a token requests it here, including Firestore and the
 * SDK's own refresh, which may run before any of this page's timers after a computer wakes up.
 * @param onEnded called if something requests a token too late.
 */
export function guardTokens(
  user: TokenHolder,
  session: Pick<BrowserSession, 'endReason'>,
  onEnded: () => void,
): void {
  const tokenOf = user.getIdToken.bind(user);
  user.getIdToken = (forceRefresh) => {
    if (session.endReason(user.uid) === null) return tokenOf(forceRefresh);
    onEnded();
    return Promise.reject(new Error('The session is over.'));
  };
}
