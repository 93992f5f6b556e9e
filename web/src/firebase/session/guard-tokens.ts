import type { BrowserSession } from './browser-session.ts';

/** What of the SDK's user hands out tokens. */
export interface TokenHolder {
  readonly uid: string;
  getIdToken: (forceRefresh?: boolean) => Promise<string>;
}

/**
 * Lets out no token of a session that is over. Whatever sends one asks here for it, Firestore and the SDK's own refresh
 * included; after a computer has slept, these may come before any timer of ours.
 * @param onEnded called when a token was asked for too late.
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
